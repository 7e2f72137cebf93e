import { demonstrationBroker } from '../../config/broker-details.ts';
import { parseEnvironment } from '../../config/parse-environment.ts';
import { callBackSchema } from '../../leads/submit/call-back-submission.ts';
import { bannedWordsIn } from '../../site/banned-words.ts';
import { sha256Hex } from '../../text/sha256-hex.ts';
import { callSeriesOf } from './call-series-of.ts';
import { nextSteps, noticeParagraphs } from './notice-paragraphs.ts';
import { noticeRecord, noticeVersionHindi } from './notice-record.ts';
import {
  callSeriesNotice,
  noticeVersion,
  type RequestKind,
  requestKindNames,
  requestKinds,
  responseDueDate,
} from './request-kinds.ts';
import { withAnswerDay } from './with-answer-day.ts';

/** Hash of every published set of notices, by version. Add a line; never change one: records have the version. */
const published = new Map([
  ['2026-11-27', 'f195fefbc5cbba6db79054451a27dc0402990e802a62f69af1537166f364618b'],
  ['2026-11-26.2', 'd2b67a96d88a56b503670dae293d11bdd628d42040a7e2a5a4b628c5992555d3'],
  ['2026-11-26', '550725a34d8e6b2cddcfe7b1fd0cf1f71967740f6a5e85359ebe12fb48b6dae0'],
  ['2026-11-23', '55428057fd493c52aabd5b18df66df0f2376edf3034bd36bbe7601722a1e41b7'],
  ['2026-11-22.3', 'e193371bbab70184a5a5f55ad06c9fea9526840f7898a3a2796977e3032c1b61'],
  ['2026-11-22.2', 'd0c6a9047069dd649f277e2bb07503ab15b03eb321b93a374b831b3ec0ecf212'],
  ['2026-11-22', '5b801935e5aa888ea1d7e873ba7f3d49f14f327a999fcf8f5ed92496368fc200'],
  ['2026-11-21', 'c4c216d126674109806f8777c9afa52fc6766225d54c37ec8b1623ed175ee3ac'],
]);

const rows = requestKindNames.map((kind) => ({ kind, ...requestKinds[kind] }));
const { broker } = parseEnvironment({});
const filling = { broker, licence: 'Direct Broker, registration 1' };

test('the notices match the hash of their version', () => {
  const posted = rows.filter(({ isNeverPosted }) => !isNeverPosted);
  const texts = posted.map(({ kind, notice }) => [kind, ...notice].join('\n')).join('\n\n');
  const sha256 = sha256Hex(texts);
  const problem =
    published.get(noticeVersion) === sha256
      ? null
      : `The notices are not those published as ${noticeVersion}. Raise noticeVersion in ` +
        `lib/content/requests/request-kinds.ts to the date of the change and add ['<that date>', '${sha256}'] to this test.`;
  expect(problem).toBeNull();
});

/** The same of the Hindi notices. Add a line; never change one. */
const publishedHindi = new Map([
  ['2026-11-28-hi', 'd0a8c4fb6a90e13d90743a326e7f4d7907c8def0d51b88b58629055974395479'],
]);

/** The kinds whose form is on a Hindi page. */
const kindsInHindi: readonly RequestKind[] = [
  'renewal',
  'claim-help',
  'contact',
  'complaint',
  'data-request',
  'stop-calls',
  'allow-calls',
];

test('the Hindi notices match the hash of their version', () => {
  const records = kindsInHindi.map((kind) => noticeRecord(kind, 'hindi'));
  const sha256 = sha256Hex(records.map(({ hash }) => hash).join('\n'));
  const problem =
    publishedHindi.get(noticeVersionHindi) === sha256
      ? null
      : `Raise noticeVersionHindi in lib/content/requests/notice-record.ts to the date of the change and add ['<that date>-hi', '${sha256}'] to this test.`;
  expect(problem).toBeNull();
  expect(new Set(records.map(({ version }) => version))).toEqual(new Set([noticeVersionHindi]));
  expect(noticeVersionHindi).toMatch(/^\d{4}-\d{2}-\d{2}(?:\.\d)?-hi$/);
});

test('a notice that has no Hindi is recorded as the English one that was shown', () => {
  expect(noticeRecord('job-application', 'hindi')).toEqual(
    noticeRecord('job-application', 'english'),
  );
  expect(noticeRecord('contact', 'english').version).toBe(noticeVersion);
});

test.each(rows)('$kind: every placeholder is filled', (row) => {
  const words = [
    ...noticeParagraphs(row, filling).map(({ text }) => text),
    ...withAnswerDay(nextSteps(row, filling), '24 November 2026'),
  ].join('\n');
  expect(words).not.toMatch(/[{}]|undefined|NaN/);
  expect(bannedWordsIn(words)).toEqual([]);
  expect(words).not.toContain(demonstrationBroker.phone);
});

test.each(rows)('$kind: without a clock no sentence names a date', (row) => {
  const named = nextSteps(row, filling).some((step) => step.includes('{by}'));
  expect(named && row.clock === null).toBe(false);
  expect(withAnswerDay(nextSteps(row, filling), null).join(' ')).not.toContain('{by}');
});

test.each(rows)(
  '$kind: needs at least one contact field, and its rules name existing fields',
  (row) => {
    const names = row.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.some((name) => name === 'mobile' || name === 'email')).toBe(true);
    for (const name of row.oneOf ?? []) expect(names).toContain(name);
    const reserved = ['kind', 'page', 'website', 'byHand', 'idempotencyKey'];
    expect(names.filter((name) => reserved.includes(name))).toEqual([]);
    const isCertain = row.fields.some(
      ({ name, required }) => required && ['mobile', 'email'].includes(name),
    );
    expect(isCertain || row.oneOf !== undefined).toBe(true);
  },
);

test('help with a claim accepts no free text and no file: no medical detail can be submitted', () => {
  const types = requestKinds['claim-help'].fields.map(({ type }) => type);
  for (const type of ['long-text', 'pdf', 'policy-number'] as const)
    expect(types).not.toContain(type);
});

test('only a job application has a file', () => {
  const withFile = rows.filter(({ fields }) => fields.some(({ type }) => type === 'pdf'));
  expect(withFile.map(({ kind }) => kind)).toEqual(['job-application']);
});

test('the privacy notice names one retention period for all requests except applications and complaints', () => {
  const days = [
    'contact',
    'renewal',
    'claim-help',
    'data-request',
    'policy-copy',
    'policy-mistake',
  ] as const;
  expect(new Set(days.map((kind) => requestKinds[kind].retentionDays)).size).toBe(1);
  for (const kind of ['stop-calls', 'allow-calls'] as const)
    expect(requestKinds[kind]).toMatchObject({ retentionDays: 90, isErasedOnceSent: true });
});

test('the date of the answer is counted in India, by the statutory clock or the desk’s own', () => {
  const lateInMumbai = new Date('2026-11-20T18:45:00Z');
  expect(responseDueDate('complaint', lateInMumbai, 3)).toBe('2026-12-05');
  expect(responseDueDate('contact', lateInMumbai, 3)).toBe('2026-11-24');
  expect(responseDueDate('job-application', lateInMumbai, 3)).toBeNull();
});

test('renewal, claim and copy ask who sold the policy: only a yes is a service call', () => {
  const asking = rows.filter(({ fields }) => fields.some(({ name }) => name === 'boughtThroughUs'));
  expect(asking.map(({ kind }) => kind)).toEqual(['renewal', 'claim-help', 'policy-copy']);
  const series = { serviceCallSeries: '1600', salesCallSeries: '140' };
  for (const { kind, fields, notice } of asking) {
    expect(fields.find(({ name }) => name === 'boughtThroughUs')).toMatchObject({
      required: false,
      isRadio: true,
    });
    const seriesFor = (answer?: string) =>
      callSeriesOf(kind, answer ? { boughtThroughUs: answer } : {}, series);
    expect([seriesFor('yes'), seriesFor('no'), seriesFor()]).toEqual(['1600', '140', '140']);
    expect(notice).toEqual(expect.arrayContaining(Object.values(callSeriesNotice)));
  }
  expect(callSeriesOf('contact', {}, series)).toBeNull();
  expect(Object.keys(callBackSchema.shape)).not.toContain('boughtThroughUs');
});

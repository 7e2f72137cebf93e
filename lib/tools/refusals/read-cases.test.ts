/** What the reasons of life, motor, travel and accident say on the days of the cases that were read. */
import { lifeReasons } from '../../content/refusals/life.ts';
import { motorReasons } from '../../content/refusals/motor.ts';
import type { ReadCase, RefusalReason } from '../../content/refusals/refusal-types.ts';
import { travelReasons } from '../../content/refusals/travel.ts';
import { parseIsoDate } from '../../dates/iso-date.ts';
import { findReasons } from './find-reasons.ts';
import { judgeReason } from './judge-reason.ts';
import { casesOf, linkableUrl, readCases } from './read-cases.ts';

const today = '2026-11-26';
const reasons = [...lifeReasons, ...motorReasons, ...travelReasons];
const ours = readCases.filter(({ line }) => !line.startsWith('health'));

const reasonsShowing = ({ id }: ReadCase) => reasons.filter(({ cases }) => cases.includes(id));

function judgeCase(reason: RefusalReason, { dates }: ReadCase) {
  const day = (text: string | null) => (text && parseIsoDate(text)) || undefined;
  return judgeReason(
    reason,
    {
      began: day(dates.policyBegan),
      arose: day(dates.claimArose),
      letter: day(dates.letterCame),
    },
    today,
  );
}

/** The reason in the row of the case, where a reason of these lines has another name. */
const otherNames: Record<string, string> = {
  'non-disclosure-health': 'section-45',
  'waiting-period': 'life-waiting-period',
  'late-papers': 'theft-papers',
  'late-payment-interest': 'accident-benefit',
};

test.each(ours.map((one) => [one.id, one] as const))(
  '%s is shown by the reason of its letter, in its line',
  (_, one) => {
    const shown = reasonsShowing(one);
    expect(shown.map(({ id }) => id)).toContain(otherNames[one.reason] ?? one.reason);
    expect(shown.filter(({ lines }) => !lines.includes(one.line)).map(({ id }) => id)).toEqual([]);
  },
);

const dated = ours.flatMap((one) =>
  reasonsShowing(one)
    .map((reason) => ({ one, reason, judged: judgeCase(reason, one) }))
    .filter(({ judged }) => judged.tests.some((test) => !('missing' in test))),
);

test('the cases whose days decide a period are these', () => {
  expect(dated.map(({ one, reason }) => `${one.id}: ${reason.id}`).sort()).toEqual([
    'life-mahakali-2024: non-disclosure-other-policies',
    'life-mahaveer-2025: non-disclosure-other-policies',
  ]);
});

test.each(dated.map(({ one, reason, judged }) => [one.id, one, reason, judged] as const))(
  '%s: the judgement does not contradict what would hold today',
  (id, { outcome }, reason, { standing }) => {
    if (outcome === 'insurer-right') expect(standing).not.toBe('cannot-stand');
    // Facts decided where the days allowed the refusal: the answer shows this case beside the days.
    if (outcome === 'insurer-must-pay' && standing === 'may-stand')
      expect(casesOf(reason).map((shown) => shown.id)).toContain(id);
  },
);

/** Days that a case lacks, set at the edge by hand: what was decided for the insurer then must not be barred by us. */
test.each([
  ['life-dalbir-kaur-2020', 'section-45', { letter: '2015-06-01' }],
  ['life-suicide-wadhwani-2024', 'suicide', { arose: '2013-07-16' }],
] as const)('%s, with a day set by hand, is not barred', (caseId, id, days) => {
  const one = ours.find((row) => row.id === caseId);
  const reason = reasons.find((row) => row.id === id);
  if (!one || !reason) throw new Error(`No case "${caseId}" or reason "${id}"`);
  const { policyBegan, claimArose } = one.dates;
  const known = { began: policyBegan, arose: claimArose, ...days } as Parameters<
    typeof judgeReason
  >[1];
  expect(judgeReason(reason, known, today).standing).not.toBe('cannot-stand');
});

test.each(ours.map((one) => [one.id, one] as const))(
  '%s: the words of its letter lead to the reason that it was about',
  (_, one) => {
    const result = findReasons(one.letterWords, one.line);
    const found =
      result.kind === 'clear' ? [result.reason] : result.kind === 'several' ? result.reasons : [];
    expect(found.map(({ id }) => id)).toContain(otherNames[one.reason] ?? one.reason);
  },
);

test('before an Ombudsman or a lower commission no private person is named', () => {
  const lower = readCases.filter(({ forum }) =>
    /^(Insurance Ombudsman|District|State|Consumer)/.test(forum),
  );
  expect(lower.length).toBeGreaterThan(15);
  const unnamed = /^(A |An |Heirs of a |Owner of a |Complaint [\d-]+ |Case [\d-]+ )/;
  expect(lower.filter(({ title }) => !unnamed.test(title)).map(({ title }) => title)).toEqual([]);
});

test('a copy that somebody uploaded is named and has no link', () => {
  const uploaded = readCases.filter(({ source }) => /docz|vdocuments|scribd/.test(source.url));
  expect(uploaded.length).toBeGreaterThan(4);
  for (const one of uploaded) expect(linkableUrl(one)).toBeNull();
  expect(readCases.filter((one) => linkableUrl(one)).length).toBeGreaterThan(60);
});

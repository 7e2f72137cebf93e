import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import {
  judgeReason,
  judgeReasonOfClaim,
  type RefusalDays,
} from '../../tools/refusals/judge-reason.ts';
import { casesOf, readCases } from '../../tools/refusals/read-cases.ts';
import { allLinesReasons } from './all-lines.ts';
import { healthReasons } from './health.ts';
import type { RefusalLine, RefusalReason, Standing } from './refusal-types.ts';

const today = '2028-11-26';
const reasons = [...healthReasons, ...allLinesReasons];

function reasonOf(id: string): RefusalReason {
  const found = reasons.find((reason) => reason.id === id);
  if (!found) throw new Error(`No reason "${id}"`);
  return found;
}

const judged = (id: string, days: RefusalDays) => judgeReason(reasonOf(id), days, today);

/** Counted by hand, not by the code. */
const dated: [id: string, meaning: string, began: string, arose: string, standing: Standing][] = [
  ['pre-existing-disease', 'in month 35', '2024-05-10', '2027-04-09', 'may-stand'],
  ['pre-existing-disease', 'anniversary, two readings', '2024-05-10', '2027-05-10', 'depends'],
  ['pre-existing-disease', 'first day of month 37', '2024-05-10', '2027-05-11', 'cannot-stand'],
  ['pre-existing-disease', 'from a 31st to a 30th', '2024-08-31', '2027-09-01', 'cannot-stand'],
  ['specified-disease-wait', 'in month 35', '2024-05-10', '2027-04-09', 'may-stand'],
  ['specified-disease-wait', 'anniversary, two readings', '2024-05-10', '2027-05-10', 'depends'],
  ['specified-disease-wait', 'first day of month 37', '2024-05-10', '2027-05-11', 'cannot-stand'],
  ['initial-wait', 'day 29', '2026-01-31', '2026-03-01', 'may-stand'],
  ['initial-wait', 'day 30: two readings', '2026-01-31', '2026-03-02', 'depends'],
  ['initial-wait', 'day 31', '2026-01-31', '2026-03-03', 'cannot-stand'],
  ['non-disclosure-health', 'last day of month 60', '2020-02-29', '2025-02-28', 'may-stand'],
  ['non-disclosure-health', 'the day after it', '2020-02-29', '2025-03-01', 'cannot-stand'],
  // Two ports, in 2020 and 2023: cover counts from the first policy, of 2018.
  [
    'ported-history',
    'ported twice, anniversary, two readings',
    '2020-07-01',
    '2025-07-01',
    'depends',
  ],
  // The periods of today are not those of a claim from before them, nor from before the renewal that brought them.
  ['pre-existing-disease', 'before the rule', '2019-01-10', '2022-06-01', 'depends'],
  ['pre-existing-disease', 'before the renewal', '2021-01-10', '2024-04-02', 'depends'],
  ['pre-existing-disease', 'the day before the renewal', '2021-01-10', '2025-01-09', 'depends'],
  ['pre-existing-disease', 'on the day of the renewal', '2021-01-10', '2025-01-10', 'cannot-stand'],
  ['specified-disease-wait', 'before the rule', '2019-01-10', '2022-06-01', 'depends'],
  ['non-disclosure-health', 'before the rule', '2015-01-01', '2021-06-01', 'depends'],
  ['non-disclosure-health', 'before the renewal', '2018-07-01', '2024-06-30', 'depends'],
  ['non-disclosure-health', 'renewed on the first day', '2018-04-01', '2024-04-01', 'cannot-stand'],
  ['ported-history', 'ported twice, from the first', '2018-07-01', '2025-08-01', 'cannot-stand'],
  ['ported-history', 'ported twice, from the last', '2023-07-01', '2025-08-01', 'may-stand'],
];

test.each(dated)('%s: %s, from %s to %s: %s', (id, _, began, arose, standing) => {
  const days = { began, arose } as RefusalDays;
  expect(judged(id, days)).toMatchObject({ standing, missing: [] });
});

type OwnDay = [
  id: string,
  meaning: string,
  line: RefusalLine,
  days: RefusalDays,
  standing: Standing,
  text: RegExp,
];

const paid = (due: IsoDate, premium: IsoDate): RefusalDays => ({ due, premium });
const told = (arose: IsoDate, day: IsoDate): RefusalDays => ({ arose, told: day });
const settled = (papers: IsoDate, day: IsoDate): RefusalDays => ({ papers, settled: day });
const reported = (report: IsoDate, day: IsoDate): RefusalDays => ({ report, settled: day });
const discharged = (day: IsoDate, papers: IsoDate): RefusalDays => ({ discharged: day, papers });
const stay = 'health-reimbursement';

/** Counted by hand. `depends` where the day changes the words and no standing follows. */
const byOwnDay: OwnDay[] = [
  ['lapsed-health', 'day 15', stay, paid('2026-01-10', '2026-01-25'), 'depends', /here to 25 Jan/],
  ['lapsed-health', 'day 16', stay, paid('2026-01-10', '2026-01-26'), 'depends', /ran to 25 Jan/],
  ['lapsed-health', 'day 30', stay, paid('2026-01-10', '2026-02-09'), 'depends', /is no break/],
  ['lapsed-health', 'day 31', stay, paid('2026-01-10', '2026-02-10'), 'may-stand', /is a break/],
  ['lapsed-health', 'before it', stay, paid('2023-01-10', '2023-03-10'), 'depends', /29 May 2024/],
  ['late-papers', 'day 15', stay, discharged('2026-01-10', '2026-01-25'), 'depends', /within it/],
  ['late-papers', 'day 16', stay, discharged('2026-01-10', '2026-01-26'), 'depends', /kept you/],
  ['late-notice', 'a day', stay, told('2026-01-10', '2026-01-11'), 'depends', /by 11 Jan.*within/],
  ['late-notice', 'two days', stay, told('2026-01-10', '2026-01-12'), 'depends', /told.*later/],
  [
    'late-notice',
    'day 30',
    'life',
    told('2026-01-10', '2026-02-09'),
    'depends',
    /by 9 Feb.*within/,
  ],
  ['late-notice', 'day 31', 'life', told('2026-01-10', '2026-02-10'), 'depends', /told.*later/],
  [
    'late-notice',
    'a day',
    'own-damage',
    told('2026-01-10', '2026-01-11'),
    'depends',
    /within them/,
  ],
  ['late-notice', 'two', 'own-damage', told('2026-01-10', '2026-01-12'), 'depends', /told.*later/],
  ['late-notice', 'day 30', 'accident', told('2026-01-10', '2026-02-09'), 'depends', /within them/],
  ['late-notice', 'day 31', 'accident', told('2026-01-10', '2026-02-10'), 'depends', /told.*later/],
  ['late-interest', 'day 15', stay, settled('2026-01-10', '2026-01-25'), 'depends', /not late yet/],
  [
    'late-interest',
    'day 16',
    stay,
    settled('2026-01-10', '2026-01-26'),
    'cannot-stand',
    /to 25 Jan/,
  ],
  ['late-interest', 'day 45', 'life', settled('2026-01-10', '2026-02-24'), 'depends', /to 24 Feb/],
  ['late-interest', 'day 46', 'life', settled('2026-01-10', '2026-02-25'), 'cannot-stand', /past/],
  ['late-interest', '7', 'own-damage', reported('2026-01-10', '2026-01-17'), 'depends', /not late/],
  [
    'late-interest',
    '8',
    'own-damage',
    reported('2026-01-10', '2026-01-18'),
    'cannot-stand',
    /past/,
  ],
];

test.each(byOwnDay)('%s: %s, %s', (id, _, line, days, standing, text) => {
  const found = judgeReasonOfClaim({ kind: 'refused', line, days }, reasonOf(id), today);
  expect(found.standing).toBe(standing);
  const texts = found.tests.flatMap((one) => ('missing' in one ? [] : [one.text]));
  expect(texts.join(' ')).toMatch(text);
});

test('money that has not come is compared with today', () => {
  const claim = { kind: 'refused', line: stay, days: { papers: '2028-11-10' } } as const;
  const found = judgeReasonOfClaim(claim, reasonOf('late-interest'), today);
  expect(found).toMatchObject({ standing: 'cannot-stand', missing: [] });
});

test('a test of another line is not judged, and without a line none of them is', () => {
  const asked = (line: RefusalLine | null) =>
    judgeReasonOfClaim({ kind: 'refused', line, days: {} }, reasonOf('late-notice'), today).tests;
  expect(asked('travel')).toEqual([]);
  expect(asked(null)).toEqual([]);
  expect(asked('life')).toEqual([{ missing: ['arose', 'told'] }]);
});

/** Reasons that no day decides, each with the figure that its answer rests on. */
const undated: [id: string, figure: string][] = [
  ['not-medically-necessary', 'refusal-definition-medical-necessity'],
  ['investigation-only', 'refusal-exclusion-04'],
  ['opd-or-day-care', 'refusal-definition-hospital-stay'],
  ['rest-cure', 'refusal-exclusion-05'],
  ['obesity', 'refusal-exclusion-06'],
  ['change-of-gender', 'refusal-exclusion-07'],
  ['cosmetic', 'refusal-exclusion-08'],
  ['hazardous-sports', 'refusal-exclusion-09'],
  ['breach-of-law', 'refusal-exclusion-10'],
  ['alcohol-exclusion', 'refusal-exclusion-12'],
  ['spa-and-supplements', 'refusal-exclusion-13'],
  ['refractive-error', 'refusal-exclusion-15'],
  ['unproven-treatment', 'refusal-modern-treatments'],
  ['infertility', 'refusal-exclusion-17'],
  ['maternity', 'refusal-exclusion-18'],
  ['congenital', 'refusal-not-excludable'],
  ['mental-illness', 'refusal-mental-illness'],
  ['hiv', 'refusal-hiv'],
  ['dental', 'refusal-dental'],
  ['excluded-hospital', 'refusal-exclusion-11'],
  ['non-network-hospital', 'refusal-definition-cashless-denied'],
  ['not-a-hospital', 'refusal-definition-hospital-beds'],
  ['room-rent-proportion', 'health-proportionate-limit'],
  ['sub-limit', 'standard-health-cataract'],
  ['sum-insured-used-up', 'health-multiple-policies'],
  ['reasonable-and-customary', 'refusal-definition-customary-charges'],
  ['non-payables', 'health-non-payable-items'],
  ['co-pay', 'standard-health-co-pay'],
  ['other-policy', 'health-multiple-policies'],
  ['breach-of-condition', 'ruling-fundamental-breach'],
  ['fraud', 'refusal-definition-fraud'],
  ['no-clear-reason', 'health-rejection-term'],
];

test.each(undated)('%s: no day decides it, and its first rule is %s', (id, figure) => {
  const days = { began: '2015-01-01', arose: '2026-01-01', letter: '2026-02-01' } as const;
  expect(judged(id, days)).toMatchObject({ standing: 'depends', missing: [], tests: [] });
  expect(reasonOf(id).rules[0]?.figure.id).toBe(figure);
});

test('every reason of these files has a row above', () => {
  const tried = new Set([...dated, ...byOwnDay, ...undated].map(([id]) => id));
  expect(reasons.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  for (const [id] of dated) expect(reasonOf(id).tests).not.toEqual([]);
});

test('a visitor who ported is told to count from the first policy', () => {
  const days = { began: '2023-07-01', arose: '2025-08-01' } as const;
  for (const id of ['pre-existing-disease', 'specified-disease-wait', 'ported-history']) {
    const [first] = judged(id, days).tests;
    expect(first).toMatchObject({
      text: expect.stringMatching(/first policy, through every port/),
    });
  }
});

test('each standard exclusion has its code in the label of one reason', () => {
  const codes = Array.from(
    { length: 18 },
    (_, place) => `Excl${String(place + 1).padStart(2, '0')}`,
  );
  const owners = codes.map((code) => healthReasons.filter(({ label }) => label.includes(code)));
  expect(owners.map(({ length }) => length)).toEqual(codes.map(() => 1));
  expect(codes.filter((code, place) => !owners[place]?.[0]?.words.includes(code))).toEqual([]);
});

const isDay = (day: string | null): day is string => day !== null && day.length === 10;

/** A row for each reason of a health case that has the days which the reason's periods need. */
const decided = readCases
  .filter(({ line }) => line.startsWith('health'))
  .flatMap((one) =>
    [one.reason, ...(one.otherReasons ?? [])]
      .filter((id) => reasons.some((reason) => reason.id === id && reason.tests.length > 0))
      .map((id) => ({ one, id })),
  )
  .filter(({ one: { dates } }) => isDay(dates.policyBegan) && isDay(dates.claimArose));

test.each(decided.map(({ one, id }) => [one.id, id, one] as const))(
  '%s, refused as %s: the judgement does not contradict what would hold today',
  (caseId, id, { dates, outcome, holdsToday }) => {
    // What would hold today: the same distance of the days, under the periods of today.
    const inOurTime = (day: string | null) => addMonths(day as IsoDate, 12 * 40);
    const { standing } = judged(id, {
      began: inOurTime(dates.policyBegan),
      arose: inOurTime(dates.claimArose),
    });
    if (outcome === 'insurer-right' && holdsToday.startsWith('Yes'))
      expect(standing).not.toBe('cannot-stand');
    if (/moratorium gives the same answer/.test(holdsToday)) expect(standing).toBe('cannot-stand');
    // Facts decided where the days allowed the refusal: the answer shows this case beside the days.
    if (outcome === 'insurer-must-pay' && standing === 'may-stand')
      expect(casesOf(reasonOf(id)).map((shown) => shown.id)).toContain(caseId);
  },
);

test('the cases with days are those that were read, and each health case names a reason of its line', () => {
  expect(decided.map(({ one }) => one.id).sort()).toEqual([
    'health-ahuja-2023',
    'health-lic-muraleedharan-2025',
    'health-lic-sunita-2025',
    'health-sandhu-2009',
  ]);
  const ours = readCases.filter(({ line }) => line.startsWith('health'));
  const unknown = ours.filter(({ reason, line }) => {
    const row = reasons.find(({ id }) => id === reason);
    return !row?.lines.includes(line);
  });
  expect(unknown.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
  const shown = new Set(reasons.flatMap(({ cases }) => cases));
  expect(ours.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});

/** Days and rupees are counted by hand. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { lateInterestOf } from './late-interest.ts';
import { lateInterestSentence, lateInterestText } from './late-interest-text.ts';
import type { RefusalInput } from './refusal-input.ts';

const today = '2026-11-26';

const silent: RefusalInput = {
  line: 'life',
  kind: 'silence',
  reasons: [],
  days: { told: '2026-09-27', papers: '2026-10-01' },
  sent: null,
  amount: 365_000,
};

const text = (input: RefusalInput, day: IsoDate = today) => lateInterestText(input, day).join(' ');

test('from the report to today: 60 days at 5.5% and 2 points, ₹75 a day on ₹3,65,000', () => {
  expect(lateInterestOf(silent, today)).toMatchObject({
    from: '2026-09-27',
    to: today,
    days: 60,
    due: '2026-10-16',
    rate: { percent: 7.5 },
    sum: { total: 4500, perDay: 75 },
  });
  expect(text(silent)).toMatch(/27 September 2026, the day the insurer was told.*60 days/);
  expect(text(silent)).toMatch(/India Today.*7\.5% a year.*₹4,500.*₹75 for each further day/);
});

test('until the day the money came, and then no further day', () => {
  const paid = { ...silent, days: { ...silent.days, settled: '2026-10-27' } as const };
  expect(lateInterestOf(paid, today)).toMatchObject({ days: 30, sum: { total: 2250 } });
  expect(text(paid)).toMatch(/27 October 2026, the day the money came/);
  expect(text(paid)).not.toMatch(/further day/);
});

test('without the day of the report from the last papers, at the least', () => {
  const { told: _, ...days } = silent.days;
  expect(lateInterestOf({ ...silent, days }, today)).toMatchObject({
    days: 56,
    isFromPapers: true,
  });
  expect(text({ ...silent, days })).toMatch(/the day of the last papers.*more may be due/);
  expect(text({ ...silent, days: {} })).toMatch(/we need the day on which the insurer was told/);
});

test('without an amount days and rate only, in a year that was not read the formula', () => {
  const { amount: _, ...noAmount } = silent;
  expect(text(noAmount)).toMatch(/60 days.*7\.5% a year.*With the amount we count/);
  expect(text(noAmount)).not.toMatch(/₹/);
  const later = { ...silent, days: { told: '2027-05-01', papers: '2027-05-01' } as const };
  expect(lateInterestOf(later, '2027-06-01')).toMatchObject({ rate: null, sum: null });
  expect(text(later, '2027-06-01')).toMatch(/not on our list.*amount × \(bank rate/);
});

test.each([
  ['health-reimbursement', { papers: '2024-09-04' }, 'older'],
  ['health-reimbursement', { told: '2024-08-20', papers: '2024-09-05' }, '2024-08-20'],
  ['theft', { papers: '2024-09-04' }, 'older'],
  ['own-damage', { papers: '2024-08-20', report: '2024-09-05' }, '2024-08-20'],
] as const)('before the rule nothing is counted: %s, %o: %s', (line, days, from) => {
  const interest = lateInterestOf({ ...silent, line, days }, today);
  expect(typeof interest === 'object' ? interest?.from : interest).toBe(from);
  const isOlder = from === 'older';
  // If the insurer has times of its own, the answer says it of them.
  expect(text({ ...silent, line, days }).includes('not counted here')).toBe(line === 'theft');
  expect(lateInterestSentence({ ...silent, line, days }, today) === '').toBe(isOlder);
});

test.each([
  ['2024-09-05', 6.75],
  ['2025-03-01', 6.75],
  ['2025-03-31', 6.5],
  ['2026-03-16', 6.5],
  ['2026-03-17', 5.5],
] as const)(
  'papers of %s: bank rate %d at the start of the year in which it fell due',
  (papers, bank) => {
    const interest = lateInterestOf({ ...silent, days: { told: papers, papers } }, today);
    expect(interest).toMatchObject({ rate: { percent: bank + 2 } });
  },
);

test('within the insurer’s time nothing is late, on the day after its last it is', () => {
  expect(text(silent, '2026-10-16')).toMatch(/runs to 16 October 2026.*nothing is late yet/);
  expect(lateInterestSentence(silent, '2026-10-16')).toBe('');
  expect(text(silent, '2026-10-17')).toMatch(/20 days/);
});

test('the day of the papers of a vehicle is the report; theft has no last day of the insurer', () => {
  const days = { papers: '2026-11-01' } as const;
  expect(lateInterestOf({ ...silent, line: 'theft', days }, today)).toMatchObject({
    from: '2026-11-01',
    isFromPapers: false,
    due: null,
  });
  expect(lateInterestOf({ ...silent, line: 'own-damage', days }, today)).toMatchObject({
    due: '2026-11-24',
  });
});

test('no interest for a cashless request or a refusal', () => {
  expect(lateInterestOf({ ...silent, line: 'health-cashless' }, today)).toBeNull();
  expect(lateInterestOf({ ...silent, kind: 'refused' }, today)).toBeNull();
  expect(text({ ...silent, kind: 'refused' })).toBe('');
});

test('one sentence for the letter', () => {
  expect(lateInterestSentence(silent, today)).toBe(
    'By my count it runs from 27 September 2026; to 26 November 2026 that is 60 days, at 7.5% a year: ₹4,500 on ₹3,65,000.',
  );
});

test.each([
  ['2026-11-04', false, ''],
  ['2026-11-05', true, 'If there was no investigation, by my count it runs'],
  ['2026-12-04', true, 'If there was no investigation, by my count it runs'],
  ['2026-12-05', false, 'By my count it runs'],
] as const)(
  'a death, money on %s: owed for certain only after the longer time',
  (settled, is, words) => {
    const death = { ...silent, line: 'life', days: { papers: '2026-10-20', settled } } as const;
    expect(lateInterestOf(death, '2026-12-31')).toMatchObject({ dependsOnInvestigation: is });
    expect(text(death, '2026-12-31').includes('did not investigate')).toBe(is);
    expect(lateInterestSentence(death, '2026-12-31').slice(0, words.length)).toBe(words);
  },
);

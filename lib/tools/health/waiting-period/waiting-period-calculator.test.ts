/**
 * Counted on a calendar. Months from 1 June 2027 are over on 1 June by one count and on 2 June by every count, 30 days
 * on 1 or 2 July; months that would end on a day that the month lacks end with the month by both.
 */
import {
  answerCalculator,
  answerText,
  questionText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { addDays, addMonths, type IsoDate } from '../../../dates/iso-date.ts';
import type { TypedValues } from '../../calculators/parse-calculator-query.ts';
import { waitingPeriodCalculator } from './waiting-period-calculator.ts';
import { waitingDates } from './waiting-period-dates.ts';
import { needLabels } from './waiting-period-fields.ts';

type Input = TypedValues<typeof waitingPeriodCalculator.fields>;
const answer = (input: Input) => answerCalculator(waitingPeriodCalculator, input, '2026-11-23');
const june: Input = { start: '2027-06-01' };

/** The date in the fold. */
const dayOf = (input: Input) => answer(input).working.rows.at(-1)?.value;

test.each<[Input, string, string]>([
  [june, 'You wait: 36 months, Covered: from month 37', '2 June 2030'],
  [{ ...june, existing: '24' }, 'You wait: 24 months, Covered: from month 25', '2 June 2029'],
  // No wait of its own: the first 30 days, 1 to 30 June, apply to any illness.
  [{ ...june, existing: '0' }, 'You wait: 30 days, Covered: from day 31', '2 July 2027'],
  [{ ...june, existing: '0', first: '0' }, 'Covered: from day 1', '1 June 2027'],
  [{ ...june, before: '12' }, 'You still wait: 24 months, Covered: from month 25', '2 June 2029'],
  [{ ...june, before: '35' }, 'You still wait: 1 month, Covered: from month 2', '2 July 2027'],
  [{ ...june, before: '36' }, 'Covered: from day 1, You waited already: 36 months', '1 June 2027'],
  [{ ...june, before: '600' }, 'Covered: from day 1, You waited already: 36 months', '1 June 2027'],
  [{ ...june, need: 'listed' }, 'You wait: 36 months, Covered: from month 37', '2 June 2030'],
  [
    { ...june, need: 'listed', listed: '24' },
    'You wait: 24 months, Covered: from month 25',
    '2 June 2029',
  ],
  [
    { ...june, need: 'listed', listed: '24', before: '24' },
    'Covered: from day 1, You waited already: 24 months',
    '1 June 2027',
  ],
  [{ ...june, need: 'fresh' }, 'You wait: 30 days, Covered: from day 31', '2 July 2027'],
  [
    { ...june, need: 'fresh', first: '90' },
    'You wait: 90 days, Covered: from day 91',
    '31 August 2027',
  ],
  [{ ...june, need: 'fresh', before: '12' }, 'Covered: from day 1', '1 June 2027'],
  [{ ...june, need: 'accident' }, 'Covered: from day 1', '1 June 2027'],
  [
    { ...june, need: 'birth', birth: '24' },
    'You wait: 24 months, Covered: from month 25',
    '2 June 2029',
  ],
  // The wait for any illness is over later: 180 days and 5 months.
  [
    { ...june, existing: '5', first: '180' },
    'You wait: 180 days, Covered: from day 181',
    '29 November 2027',
  ],
  [
    { ...june, need: 'undeclared' },
    'Can be disputed for: 60 months, No longer disputed: from month 61',
    '2 June 2032',
  ],
  [
    { ...june, need: 'undeclared', before: '24' },
    'Can still be disputed for: 36 months, No longer disputed: from month 37',
    '2 June 2030',
  ],
  [
    { start: '2024-04-01', need: 'undeclared', before: '60' },
    'No longer disputed: from day 1, You waited already: 60 months',
    '1 April 2024',
  ],
  [{ start: '2023-11-01' }, 'The wait was: 36 months, Covered: from month 37', '1 November 2026'],
  // 29 February 2028 and 36 months: the last of them ends with 28 February 2031.
  [{ start: '2028-02-29' }, 'You wait: 36 months, Covered: from month 37', '1 March 2031'],
  [
    { start: '2027-01-31', need: 'fresh' },
    'You wait: 30 days, Covered: from day 31',
    '3 March 2027',
  ],
  [
    { start: '2028-01-30', need: 'fresh' },
    'You wait: 30 days, Covered: from day 31',
    '1 March 2028',
  ],
])('%j: %s, which is %s', (input, numbers, day) => {
  expect(verdictWithNumbers(answer(input))).toContain(` (${numbers})`);
  expect(dayOf(input)).toBe(`from ${day}`);
});

test.each<[Input, string]>([
  [{ treated: 'diabetes' }, 'Once you declare diabetes, it is covered after a wait'],
  [
    { treated: 'blood-pressure', before: '36' },
    'Once you declare high blood pressure, it is covered without a wait',
  ],
  // Not named, denied or left open: the question about an illness is answered.
  [{ treated: 'yes' }, 'An illness you have and declare is covered after a wait'],
  [{ treated: 'no' }, 'An illness you have and declare is covered after a wait'],
  [{}, 'An illness you have and declare is covered after a wait'],
  [{ need: 'accident' }, 'An accident is covered without a wait'],
  [{ need: 'listed' }, 'A listed operation is covered after a wait'],
  [{ need: 'undeclared' }, 'An illness left off the form can be held against you for a time'],
  [
    { need: 'undeclared', before: '60' },
    'An illness left off the form no longer counts against you',
  ],
  [
    { need: 'undeclared', start: '2023-06-01' },
    'By the rule of 2024, an illness left off the form can be held against you for a time',
  ],
])('with %j: %s', (input, verdict) => {
  expect(answer({ ...june, ...input }).verdict).toBe(verdict);
});

const on = (today: IsoDate, input: Input) =>
  answerCalculator(waitingPeriodCalculator, input, today);

test('without a start, and before it, the answer is the same on every day', () => {
  for (const input of [{ need: 'existing', treated: 'diabetes' }, { start: '2028-06-01' }])
    expect(JSON.stringify(on('2027-11-23', input))).toBe(JSON.stringify(on('2026-11-23', input)));
});

test.each<[Input, string]>([
  [
    { need: 'undeclared', start: '2018-01-01' },
    'Over since 1 January 2023: an illness left off the form can no longer be disputed',
  ],
  [
    { treated: 'diabetes', start: '2018-01-01' },
    'Over since 1 January 2021: diabetes, once declared, is covered',
  ],
  [
    { treated: 'diabetes', before: '12', start: '2024-02-29' },
    'Over since 1 March 2026: diabetes, once declared, is covered',
  ],
  [{ need: 'fresh', start: '2018-01-01' }, 'Over since 31 January 2018: a new illness is covered'],
  [{ need: 'listed', start: '1999-05-01' }, 'Over since 1 May 2002: a listed operation is covered'],
  [
    { need: 'birth', birth: '9', start: '2024-01-01' },
    'Over since 1 October 2024: a birth is covered',
  ],
])('a wait of the past is headed by its end: %j', (input, verdict) => {
  const said = on('2026-11-29', input);
  expect(said.verdict).toBe(verdict);
  expect(said.nextSteps?.[0]?.href).toBe('/claim/refused');
  expect(answerText(said)).not.toMatch(/declare the illness now|You wait/);
});

test('the wait runs on its eve, has two counts on the anniversary, and is over on the day after', () => {
  const input: Input = { treated: 'diabetes', start: '2023-11-29' };
  expect(on('2026-11-28', input).verdict).toBe(
    'Once you declare diabetes, it is covered after a wait',
  );
  expect(on('2026-11-28', input).text).toEqual([
    'Your policy began on 29 November 2023: this is covered from 30 November 2026.',
  ]);
  expect(on('2026-11-29', input).text[0]).toMatch(/^By one count it is over today/);
  expect(on('2026-11-30', input).verdict).toMatch(/^Over since 29 November 2026/);
});

test('a wait that the rules forbid is said, and counted as they allow it; before 2024 it may be longer', () => {
  const today = on('2026-11-29', { existing: '48', start: '2026-10-01' });
  expect(today.exception).toEqual({
    title: 'The rules allow at most 36 months',
    text: 'You entered 48 months. For a policy from 1 April 2024 on the longest wait is 36 months, which we count here. Before that it was 48 months.',
  });
  expect(today.working.rows.at(-1)?.value).toBe('from 2 October 2029');
  const then = on('2026-11-29', { existing: '48', start: '2023-10-01' });
  expect(then.exception?.text).toMatch(/could wait 48 months; today at most 36 months/);
  expect(then.working.rows.at(-1)?.value).toBe('from 2 October 2027');
});

test('without a start there are months and no date; with one, the day too', () => {
  const months = answer({ need: 'existing', treated: 'diabetes' });
  expect(verdictWithNumbers(months)).toBe(
    'Once you declare diabetes, it is covered after a wait (You wait: 36 months, Covered: from month 37)',
  );
  const { figures: _, ...said } = months;
  expect(JSON.stringify(said)).not.toMatch(/ 20\d\d/);
  expect(months.nextSteps?.at(-1)?.href).toBe('#change');
  expect(months.tables?.[0]?.rows.map((row) => row[2])).toEqual([
    'From day 1',
    'From day 31',
    'From month 37',
    'From month 37',
    'Ask for the plan’s wait',
    'Disputed for 60 months',
  ]);
  expect(answer({ ...june, treated: 'diabetes' }).text).toEqual([
    'If the policy starts on 1 June 2027, this is covered from 2 June 2030.',
  ]);
  expect(answer({ ...june, need: 'undeclared' }).text).toEqual([
    'If the policy starts on 1 June 2027, it can be disputed until 1 June 2032.',
  ]);
});

test('the question is repeated in one line', () => {
  const asked = (typed: Input) => questionText(waitingPeriodCalculator, typed);
  expect(asked({ need: 'existing', treated: 'diabetes' })).toBe('Diabetes');
  expect(asked({ ...june, need: 'listed', before: '24' })).toBe(
    'A listed operation, covered for 24 months before, policy from 1 June 2027',
  );
  expect(asked({ before: '12', oldSum: '5 lakh', newSum: '20 lakh' })).toBe(
    'An illness you have, covered for 12 months before, ₹5 lakh before, ₹20 lakh now',
  );
});

test('each bar is as long as the others: what waits, and what is paid', () => {
  for (const input of [{}, june, { before: '24' }, { need: 'birth', birth: '120' }] as Input[]) {
    const { chart } = answer({ treated: 'diabetes', ...input });
    const sums = chart?.bars.map(({ parts }) => parts.reduce((sum, part) => sum + part.amount, 0));
    expect(new Set(sums).size).toBe(1);
  }
  const bar = answer({ need: 'existing', treated: 'diabetes' }).chart?.bars[0];
  expect([
    bar?.label,
    ...(bar?.parts.map(({ label, value }) => `${label} ${value}`) ?? []),
  ]).toEqual(['Diabetes', 'wait 36 months', 'covered from month 37']);
});

test('the exception is what is most particular to the policy: other rules, a higher sum, months before', () => {
  const titleOf = (input: Input) => answer({ treated: 'diabetes', ...input }).exception?.title;
  const raised = { before: '24', oldSum: '5 lakh', newSum: '20 lakh' };
  expect(titleOf({ start: '2023-06-01', ...raised })).toBe(
    'Your policy was sold under other rules',
  );
  expect(titleOf(raised)).toBe('For the added ₹15 lakh you wait again');
  expect(titleOf({ before: '24' })).toBe('Your 24 months count');
  expect(titleOf({ before: '1' })).toBe('Your month counts');
  expect(titleOf({ need: 'undeclared', before: '24' })).toBe('Declare it now');
  expect(titleOf({ need: 'listed' })).toBe('Diabetes is covered from month 37');
  expect(titleOf({})).toBe('Ask for a shorter wait');
  expect(titleOf({ treated: 'no' })).toBe('What counts as an illness you have');
  // The added part has no waiting period either.
  expect(titleOf({ need: 'accident', treated: 'no', ...raised })).toBe('Your 24 months count');
});

test('the illness in treatment is dated beside an answer about something else, and diabetes has its page', () => {
  const textOf = (input: Input) => answerText(answer({ ...june, ...input }));
  expect(textOf({ need: 'accident', treated: 'diabetes' })).toContain(
    'Diabetes and what follows from it, once declared, are covered from month 37 on: 2 June 2030.',
  );
  expect(textOf({ need: 'listed', treated: 'yes' })).toContain('The illness in treatment and');
  expect(textOf({ need: 'listed', treated: 'no' })).not.toContain('once declared');
  expect(textOf({ treated: 'diabetes' })).toContain('](/diabetes-health-insurance)');
  expect(textOf({ treated: 'heart' })).not.toContain('/diabetes-health-insurance');
  const [dates] = answer({ ...june, treated: 'diabetes' }).tables ?? [];
  expect(dates?.rows[3]).toEqual(['Diabetes', '36 months', '2 June 2030']);
});

test('an increased sum insured has new waits for the added part', () => {
  const { tables = [] } = answer({ ...june, before: '36', oldSum: '5 lakh', newSum: '20 lakh' });
  expect(tables[0]?.columns).toEqual(['What', 'Wait', 'Up to ₹5 lakh', 'The ₹15 lakh above it']);
  expect(tables[0]?.rows[3]).toEqual([
    'An illness you have',
    '36 months',
    '1 June 2027',
    '2 June 2030',
  ]);
  for (const newSum of ['5 lakh', '3 lakh']) {
    const same = answer({ ...june, before: '36', oldSum: '5 lakh', newSum });
    expect(same.tables?.[0]?.columns).toHaveLength(3);
  }
});

test.each<[Input, keyof Input]>([
  [{ start: '2027-02-29' }, 'start'],
  [{ start: '1909-01-01' }, 'start'],
  [{ start: '2031-01-01' }, 'start'],
  [{ ...june, need: 'pregnancy' as string }, 'need'],
  [{ ...june, treated: 'cancer' as string }, 'treated'],
  [{ ...june, need: 'birth' }, 'birth'],
  [{ ...june, before: '-1' }, 'before'],
  [{ ...june, before: '1.5' }, 'before'],
  [{ ...june, existing: '49' }, 'existing'],
  [{ ...june, newSum: '5 lakh' }, 'oldSum'],
  [{ ...june, oldSum: '5 lakh' }, 'newSum'],
])('%j is rejected at the field %s', (input, field) => {
  expect(() => answer(input)).toThrow(new RegExp(`"errors":{"${field}"`));
});

test('for many starts: more months before never delay a date, a longer wait never advances it', () => {
  let start: IsoDate = '2024-01-01';
  for (let round = 0; round < 400; round += 1) {
    start = addDays(start, 3);
    const waits = { first: 30, listed: 24, existing: 36, birth: 9, moratorium: 60 };
    let earlier = waitingDates(start, waits, 0);
    expect(earlier.existing.over >= addMonths(start, 36)).toBe(true);
    for (const before of [1, 9, 24, 36, 60, 72]) {
      const later = waitingDates(start, waits, before);
      for (const need of Object.keys(needLabels) as (keyof typeof needLabels)[]) {
        expect((later[need]?.safe ?? '') <= (earlier[need]?.safe ?? '')).toBe(true);
        expect((later[need]?.over ?? '') >= start).toBe(true);
      }
      earlier = later;
    }
    const longer = waitingDates(start, { ...waits, existing: 37 }, 12);
    expect(longer.existing.safe > waitingDates(start, waits, 12).existing.safe).toBe(true);
  }
});

test('every answer is complete: no broken number, no banned word, a short verdict', () => {
  for (const need of Object.keys(needLabels)) {
    for (const start of ['', '2017-01-31', '2024-02-29', '2026-11-23', '2028-11-22']) {
      for (const rest of [
        { birth: '0', existing: '0', listed: '1', first: '1' },
        { birth: '1', before: '1' },
        { birth: '120', before: '600', oldSum: '0', newSum: '100 crore' },
      ]) {
        const said = answer({ start, need, ...rest });
        expectSoundAnswer(said);
        expect(JSON.stringify(said)).not.toMatch(/\b0 months/);
      }
    }
  }
});

/**
 * Counted on a calendar. Months from 1 June 2027 are over on 1 June; 30 days from it end before 1 July; months that
 * would end on a day that the month lacks end with the month, and the next one's first day is covered.
 */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../testing/data/expect-sound-answer.ts';
import { addDays, addMonths, type IsoDate } from '../../dates/iso-date.ts';
import type { TypedValues } from '../calculators/parse-calculator-query.ts';
import { waitingPeriodCalculator } from './waiting-period-calculator.ts';
import { waitingDates } from './waiting-period-dates.ts';
import { needLabels } from './waiting-period-fields.ts';

type Input = TypedValues<typeof waitingPeriodCalculator.fields>;
const answer = (input: Input) => answerCalculator(waitingPeriodCalculator, input, '2026-11-23');
const june: Input = { start: '2027-06-01' };

test.each<[Input, string]>([
  [june, 'An illness you have and declare is covered from 1 June 2030'],
  [{ ...june, existing: '24' }, 'An illness you have and declare is covered from 1 June 2029'],
  // No wait of its own: the first 30 days, 1 to 30 June, apply to any illness.
  [{ ...june, existing: '0' }, 'An illness you have and declare is covered from 1 July 2027'],
  [
    { ...june, existing: '0', first: '0' },
    'An illness you have and declare is covered from 1 June 2027',
  ],
  [{ ...june, before: '12' }, 'An illness you have and declare is covered from 1 June 2029'],
  [{ ...june, before: '35' }, 'An illness you have and declare is covered from 1 July 2027'],
  [{ ...june, before: '36' }, 'An illness you have and declare is covered from 1 June 2027'],
  [{ ...june, before: '600' }, 'An illness you have and declare is covered from 1 June 2027'],
  [{ ...june, need: 'listed' }, 'A listed operation is covered from 1 June 2030'],
  [{ ...june, need: 'listed', listed: '24' }, 'A listed operation is covered from 1 June 2029'],
  [
    { ...june, need: 'listed', listed: '24', before: '24' },
    'A listed operation is covered from 1 June 2027',
  ],
  [{ ...june, need: 'fresh' }, 'A new illness is covered from 1 July 2027'],
  [{ ...june, need: 'fresh', first: '90' }, 'A new illness is covered from 30 August 2027'],
  [{ ...june, need: 'fresh', before: '12' }, 'A new illness is covered from 1 June 2027'],
  [{ ...june, need: 'accident' }, 'An accident is covered from 1 June 2027'],
  [{ ...june, need: 'birth', birth: '24' }, 'A birth is covered from 1 June 2029'],
  [
    { ...june, need: 'undeclared' },
    'An illness left off the form can be held against you until 1 June 2032',
  ],
  [
    { ...june, need: 'undeclared', before: '24' },
    'An illness left off the form can be held against you until 1 June 2030',
  ],
  [
    { start: '2021-06-01', need: 'undeclared' },
    'By the rule of 2024, an illness left off the form counts no longer since 1 June 2026',
  ],
  [
    { start: '2024-04-01', need: 'undeclared', before: '60' },
    'An illness left off the form no longer counts against you since 1 April 2024',
  ],
  [
    { start: '2023-11-01' },
    'An illness you have and declare has been covered since 1 November 2026',
  ],
  // 29 February 2028 and 36 months: the last of them ends with 28 February 2031.
  [{ start: '2028-02-29' }, 'An illness you have and declare is covered from 1 March 2031'],
  [{ start: '2027-01-31', need: 'fresh' }, 'A new illness is covered from 2 March 2027'],
  [{ start: '2028-01-30', need: 'fresh' }, 'A new illness is covered from 29 February 2028'],
])('%j: %s', (input, verdict) => {
  expect(answer(input).verdict).toBe(verdict);
});

test.each<[Input, string]>([
  [{ treated: 'diabetes' }, 'Diabetes, once declared, is covered from 1 June 2030'],
  [
    { treated: 'blood-pressure', existing: '24' },
    'High blood pressure, once declared, is covered from 1 June 2029',
  ],
  [
    { treated: 'heart', start: '2023-11-01' },
    'Heart disease, once declared, has been covered since 1 November 2026',
  ],
  // Not named, denied or left open: the question about an illness gets its date.
  [{ treated: 'yes' }, 'An illness you have and declare is covered from 1 June 2030'],
  [{ treated: 'no' }, 'An illness you have and declare is covered from 1 June 2030'],
  [{}, 'An illness you have and declare is covered from 1 June 2030'],
])('with %j: %s', (input, verdict) => {
  expect(answer({ ...june, ...input }).verdict).toBe(verdict);
});

test('the illness in treatment is dated beside an answer about something else, and diabetes has its page', () => {
  const textOf = (input: Input) => answer({ ...june, ...input }).text.join(' ');
  expect(textOf({ need: 'accident', treated: 'diabetes' })).toContain(
    'Diabetes and what follows from it, once declared, are covered from 1 June 2030 on.',
  );
  expect(textOf({ need: 'listed', treated: 'yes' })).toContain('The illness in treatment and');
  expect(textOf({ need: 'listed', treated: 'no' })).not.toContain('once declared');
  expect(textOf({ treated: 'diabetes' })).toContain('](/diabetes-health-insurance)');
  expect(textOf({ treated: 'heart' })).not.toContain('/diabetes-health-insurance');
  const [dates] = answer({ ...june, treated: 'diabetes' }).tables ?? [];
  expect(dates?.rows[3]).toEqual(['Diabetes', '36 months', '1 June 2030']);
});

test('an increased sum insured has new waits for the added part', () => {
  const { tables = [] } = answer({ ...june, before: '36', oldSum: '5 lakh', newSum: '20 lakh' });
  expect(tables[0]?.columns).toEqual(['What', 'Wait', 'Up to ₹5 lakh', 'The ₹15 lakh above it']);
  expect(tables[0]?.rows[3]).toEqual([
    'An illness you have',
    '36 months',
    '1 June 2027',
    '1 June 2030',
  ]);
  for (const newSum of ['5 lakh', '3 lakh']) {
    const same = answer({ ...june, before: '36', oldSum: '5 lakh', newSum });
    expect(same.tables?.[0]?.columns).toHaveLength(3);
  }
});

test.each<[Input, keyof Input]>([
  [{ need: 'listed' }, 'start'],
  [{ start: '2027-02-29' }, 'start'],
  [{ start: '2009-01-01' }, 'start'],
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
    expect(earlier.existing >= addMonths(start, 36)).toBe(true);
    for (const before of [1, 9, 24, 36, 60, 72]) {
      const later = waitingDates(start, waits, before);
      for (const need of Object.keys(needLabels) as (keyof typeof needLabels)[]) {
        expect((later[need] ?? '') <= (earlier[need] ?? '')).toBe(true);
        expect((later[need] ?? '') >= start).toBe(true);
      }
      earlier = later;
    }
    const longer = waitingDates(start, { ...waits, existing: 37 }, 12);
    expect(longer.existing > waitingDates(start, waits, 12).existing).toBe(true);
  }
});

test('every answer is complete: no broken number, no banned word, a short verdict', () => {
  for (const need of Object.keys(needLabels)) {
    for (const start of ['2017-01-31', '2024-02-29', '2026-11-23', '2028-11-22']) {
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

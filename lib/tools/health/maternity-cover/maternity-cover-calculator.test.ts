/**
 * Counted by hand: the day after the anniversary, which is safe by every count; a past one is the anniversary itself; a premium for each
 * policy year begun by then; the benefit is the lower of limit and cost. A wait up to the pregnancy adds 280 days
 * before a birth.
 */
import {
  answerCalculator,
  answerText,
  questionText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { Dice } from '../../../../testing/data/seeded-random.ts';
import { addDays, addMonths } from '../../../dates/iso-date.ts';
import { maternityCoverCalculator } from './maternity-cover-calculator.ts';
import { birthDates } from './maternity-cover-dates.ts';

const answer = (start: string, wait: string, limit: string, extra: string, more = {}) =>
  answerCalculator(maternityCoverCalculator, { start, wait, limit, extra, ...more });
const usual = ['2027-01-01', '24', '50000', '12000'] as const;

test.each([
  // The calendar of the page: two years from 1 January 2027.
  ['2027-01-01', '24', '50000', '12000', 'birth', '2 January 2029', '₹14,000'],
  ['2027-01-01', '24', '50000', '12000', 'pregnancy', '9 October 2029', '₹14,000'],
  ['2027-01-01', '9', '1 lakh', '30000', 'birth', '2 October 2027', '₹70,000'],
  // 2 October and 280 days is 8 July of a leap year: the second premium is due by then.
  ['2027-01-01', '9', '1 lakh', '30000', 'pregnancy', '8 July 2028', '₹40,000'],
  ['2027-01-31', '1', '50000', '10000', 'birth', '1 March 2027', '₹40,000'],
  ['2027-03-31', '11', '50000', '10000', 'birth', '1 March 2028', '₹40,000'],
  ['2028-02-29', '12', '50000', '10000', 'birth', '1 March 2029', '₹30,000'],
  ['2028-02-29', '48', '50000', '10000', 'birth', '1 March 2032', '₹0'],
  ['2027-01-01', '36', '50000', '20000', 'birth', '2 January 2030', '−₹30,000'],
  ['2027-01-01', '35', '50000', '20000', 'birth', '2 December 2029', '−₹10,000'],
  ['2027-01-01', '0', '50000', '20000', 'birth', '1 January 2027', '₹30,000'],
  ['2027-01-01', '72', '1 lakh', '5,000', 'birth', '2 January 2033', '₹65,000'],
  ['2027-01-01', '24', '0', '12000', 'birth', '2 January 2029', '−₹36,000'],
  ['2027-01-01', '24', '50000', '0', 'birth', '2 January 2029', '₹50,000'],
  // Covered since then, and paid until today, 23 November 2026: seven premiums.
  ['2020-01-01', '24', '50000', '12000', 'birth', '1 January 2022', '−₹34,000'],
  ['2027-01-01', '२४', '५०,०००', '१२०००', 'birth', '2 January 2029', '₹14,000'],
  ['2026-11-23', '24', '75 thousand', '25k', 'birth', '24 November 2028', '₹0'],
])(
  'from %s after %s months, ₹%s for ₹%s a year, up to the %s',
  (start, wait, limit, extra, until, day, difference) => {
    const { working } = answer(start, wait, limit, extra, { until });
    expect(working.rows[0]?.value).toBe(day);
    expect(working.rows.at(-1)?.value).toBe(difference);
  },
);

test('the verdict and the numbers answer both questions', () => {
  expect(verdictWithNumbers(answer(...usual))).toBe(
    'The benefit is ₹14,000 more than its extra premiums (A birth is covered from: 2 Jan 2029, The pregnancy should not begin before about: 28 Mar 2028)',
  );
  expect(verdictWithNumbers(answer('2027-01-01', '24', '30000', '10000'))).toMatch(
    /^The benefit is as much as its extra premiums \(/,
  );
  expect(verdictWithNumbers(answer('2020-01-01', '24', '50000', '12000'))).toBe(
    'A birth is covered now: the benefit is ₹34,000 less than its extra premiums so far (A birth is covered from: 1 Jan 2022)',
  );
});

test('the question is repeated in one line', () => {
  const [start, wait, limit, extra] = usual;
  const typed = { start, wait, limit, extra };
  expect(questionText(maternityCoverCalculator, typed)).toBe(
    'From 1 January 2027, a wait of 24 months, ₹50,000 for ₹12,000 a year',
  );
  expect(
    questionText(maternityCoverCalculator, {
      ...typed,
      wait: '0',
      until: 'pregnancy',
      cost: '2 lakh',
    }),
  ).toBe(
    'From 1 January 2027, no wait for the pregnancy, ₹50,000 for ₹12,000 a year, a birth at ₹2 lakh',
  );
});

test('a birth that costs less than the limit is paid in full; of a more expensive one the rest is stated', () => {
  const last = (more: object) => answer(...usual, more).working.rows.at(-1)?.value;
  expect(last({ cost: '40000' })).toBe('₹4,000');
  expect(last({ cost: '90000' })).toBe('₹14,000');
  // The page's example: a package of 1.5 lakh against a limit of 60,000.
  const { exception, chart } = answer('2027-01-01', '24', '60000', '12000', { cost: '1.5 lakh' });
  expect(exception?.text).toContain('you pay ₹90,000 yourself');
  // Whatever the birth costs: the larger risk is no part of the sum.
  for (const cost of ['', '40000', '1.5 lakh']) {
    const text = answerText(answer('2027-01-01', '24', '60000', '12000', { cost }));
    expect(text).toMatch(/not in this sum\. Nor is intensive care/);
  }
  expect(chart?.bars[1]?.parts.map(({ amount }) => amount)).toEqual([60_000, 90_000]);
  const paidInFull = answer(...usual, { cost: '40000' }).chart?.bars[1]?.parts;
  expect(paidInFull?.map(({ amount }) => amount)).toEqual([40_000]);
});

test('the exception is a pregnancy that has begun, then a birth above the limit, then the newborn', () => {
  const titleOf = (start: string, more = {}) =>
    answer(start, '9', '50000', '1', more).exception?.title;
  const cost = { cost: '1 lakh' };
  expect(titleOf('2026-06-01', cost)).toBe('A pregnancy that has begun may be too early');
  expect(titleOf('2027-06-01', cost)).toBe('You pay ₹50,000 above the limit');
  expect(titleOf('2027-06-01')).toBe('The baby’s own treatment is not in this sum');
});

test('the answer states until when the benefit costs no more than it pays', () => {
  const textOf = (limit: string, extra: string) => answer('2027-01-01', '24', limit, extra).text[0];
  // Four premiums of 12,000 fit into 50,000: four years from 1 January 2027.
  expect(textOf('50000', '12000')).toContain('after 31 December 2030');
  expect(textOf('60000', '12000')).toContain('after 31 December 2031');
  expect(textOf('30000', '12000')).toContain('before such a birth');
  expect(textOf('10000', '12000')).toContain('premium of one year is more');
  expect(textOf('50000', '0')).toContain('no extra premium');
  expect(textOf('1 crore', '1')).toContain('more than 25 years');
});

test('the pregnancy is counted back from the first covered day, or reported as too early', () => {
  const datesOf = (start: string, wait: string, more = {}) =>
    (answer(start, wait, '1', '1', more).numbers ?? []).map(
      ({ label, value }) => `${label} ${value}`,
    );
  expect(datesOf('2027-01-01', '24')).toEqual([
    'A birth is covered from 2 Jan 2029',
    'The pregnancy should not begin before about 28 Mar 2028',
  ]);
  // It has begun by the day on which it should, or the wait is over.
  expect(datesOf('2026-02-01', '12')).toHaveLength(1);
  expect(datesOf('2024-01-01', '24')).toHaveLength(1);
  expect(answer('2026-02-01', '12', '1', '1').exception?.text).toContain(
    'a pregnancy that began before about 28 April 2026',
  );
  const until = { until: 'pregnancy' };
  const ifBegun = 'If the pregnancy begins on or after';
  expect(datesOf('2027-01-01', '24', until)[1]).toBe(`${ifBegun} 2 Jan 2029`);
  expect(datesOf('2024-01-01', '24', until)[1]).toBe(`${ifBegun} 1 Jan 2026`);
});

test('no day before the policy is named: a wait shorter than a pregnancy says what of one that exists', () => {
  const ahead = answer('2027-01-01', '9', '1 lakh', '30000');
  expect(ahead.numbers?.[1]).toEqual({
    label: 'The pregnancy should begin after',
    value: '1 Jan 2027',
  });
  expect(ahead.text[0]).toContain('usually excluded');
  const begun = answer('2026-06-01', '9', '1', '1');
  expect(begun.exception?.text).toContain('usually excluded');
  expect(answerText(ahead) + answerText(begun)).not.toMatch(/2[45] December 2026|25 May 2026/);
});

test('a longer wait is never sooner, a more expensive plan never worth more', () => {
  const dice = new Dice(7);
  const number = (text = '') => Number(text.replace('−', '-').replaceAll(/[₹,]/g, ''));
  for (let round = 0; round < 300; round += 1) {
    const [wait, extra, limit] = [dice.below(71), dice.below(50_000), dice.below(200_000)];
    const until = dice.oneOf(['birth', 'pregnancy'] as const);
    const value = (months: number, max: number, price: number) =>
      number(
        answer('2027-01-01', `${months}`, `${max}`, `${price}`, { until }).working.rows.at(-1)
          ?.value,
      );
    const now = value(wait, limit, extra);
    expect(value(wait + 1, limit, extra)).toBeLessThanOrEqual(now);
    expect(value(wait, limit, extra + 1)).toBeLessThanOrEqual(now);
    expect(value(wait, limit + 1, extra)).toBeGreaterThanOrEqual(now);
  }
});

test('for many starts: no birth is covered before the wait is over, and a pregnancy lies between the dates', () => {
  for (let day = 0; day < 800; day += 1) {
    const start = addDays('2027-01-01', day);
    for (const wait of [0, 1, 9, 13, 24, 72]) {
      for (const until of ['birth', 'pregnancy'] as const) {
        const { waitOver, pregnancy, birth } = birthDates(start, wait, until, '2026-11-23');
        expect(waitOver >= addMonths(start, wait)).toBe(true);
        expect(until === 'birth' ? birth : pregnancy).toBe(waitOver);
        expect(addDays(pregnancy, 280)).toBe(birth);
      }
    }
  }
});

test.each([
  [['', '24', '1', '1'], 'start'],
  [['2027-02-29', '24', '1', '1'], 'start'],
  [['1915-01-01', '24', '1', '1'], 'start'],
  [['2027-01-01', '73', '1', '1'], 'wait'],
  [['2027-01-01', '-1', '1', '1'], 'wait'],
  [['2027-01-01', '24', '100 crore', '1'], 'limit'],
  [['2027-01-01', '24', '1', '-1'], 'extra'],
] as const)('%j is rejected at the field %s', ([start, wait, limit, extra], field) => {
  expect(() => answer(start, wait, limit, extra)).toThrow(new RegExp(`"errors":{"${field}"`));
});

test('every answer is complete: no broken number, no banned word, a short verdict', () => {
  for (const start of ['2017-01-31', '2024-02-29', '2026-11-23', '2031-09-30']) {
    for (const wait of ['0', '1', '72']) {
      for (const money of ['0', '1', '9999999', '1 cr']) {
        for (const extra of ['0', '1', '99999', '1 cr']) {
          for (const until of ['birth', 'pregnancy'])
            expectSoundAnswer(answer(start, wait, money, extra, { until, cost: '99999' }));
        }
      }
    }
  }
});

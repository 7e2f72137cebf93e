/** By hand: months from the first day on; a premium for each policy year begun by then; back comes the lower of limit and cost. */
import { answerInstrument } from '../../../testing/answer-instrument.ts';
import { Dice } from '../../../testing/seeded-random.ts';
import { maternityValue } from './maternity-value.ts';

const answer = (start: string, wait: string, limit: string, extra: string, more = {}) =>
  answerInstrument(maternityValue, { start, wait, limit, extra, ...more });

test.each([
  ['2027-01-01', '24', '50000', '12000', '1 January 2029', '₹14,000'],
  ['2027-01-01', '9', '1 lakh', '30000', '1 October 2027', '₹70,000'],
  ['2027-01-31', '1', '50000', '10000', '28 February 2027', '₹40,000'],
  ['2027-03-31', '11', '50000', '10000', '29 February 2028', '₹40,000'],
  ['2028-02-29', '12', '50000', '10000', '28 February 2029', '₹30,000'],
  ['2028-02-29', '48', '50000', '10000', '29 February 2032', '₹0'],
  ['2027-01-01', '36', '50000', '20000', '1 January 2030', '−₹30,000'],
  ['2027-01-01', '35', '50000', '20000', '1 December 2029', '−₹10,000'],
  ['2027-01-01', '0', '50000', '20000', '1 January 2027', '₹30,000'],
  ['2027-01-01', '72', '1 lakh', '5,000', '1 January 2033', '₹65,000'],
  ['2027-01-01', '24', '0', '12000', '1 January 2029', '−₹36,000'],
  ['2027-01-01', '24', '50000', '0', '1 January 2029', '₹50,000'],
  ['2020-01-01', '24', '50000', '12000', '1 January 2022', '₹14,000'],
  ['2027-01-01', '२४', '५०,०००', '१२०००', '1 January 2029', '₹14,000'],
  ['2026-11-23', '24', '75 thousand', '25k', '23 November 2028', '₹0'],
])('from %s after %s months, ₹%s for ₹%s a year', (start, wait, limit, extra, day, difference) => {
  const { verdict, working } = answer(start, wait, limit, extra);
  expect(verdict).toContain(day);
  expect(working.rows.at(-1)?.value).toBe(difference);
});

test('a birth that costs less than the limit brings back what it costs, each time', () => {
  const terms = ['2027-01-01', '24', '50000', '12000'] as const;
  const last = (more: object) => answer(...terms, more).working.rows.at(-1)?.value;
  expect(last({ cost: '40000' })).toBe('₹4,000');
  expect(last({ cost: '90000' })).toBe('₹14,000');
  expect(last({ births: '2' })).toBe('₹64,000');
});

test('the pregnancy is counted back from the first covered day, or said to be too early', () => {
  expect(answer('2027-01-01', '24', '1', '1').text[0]).toContain('27 March 2028');
  expect(answer('2026-06-01', '9', '1', '1').text[0]).toContain('began too early');
});

test('a longer wait is never sooner, a dearer plan never worth more', () => {
  const dice = new Dice(7);
  const number = (text = '') => Number(text.replace('−', '-').replaceAll(/[₹,]/g, ''));
  const value = (...terms: Parameters<typeof answer>) =>
    number(answer(...terms).working.rows.at(-1)?.value);
  for (let round = 0; round < 300; round += 1) {
    const [wait, extra, limit] = [dice.below(71), dice.below(50_000), dice.below(200_000)];
    const now = value('2027-01-01', `${wait}`, `${limit}`, `${extra}`);
    expect(value('2027-01-01', `${wait + 1}`, `${limit}`, `${extra}`)).toBeLessThanOrEqual(now);
    expect(value('2027-01-01', `${wait}`, `${limit}`, `${extra + 1}`)).toBeLessThanOrEqual(now);
    expect(value('2027-01-01', `${wait}`, `${limit + 1}`, `${extra}`)).toBeGreaterThanOrEqual(now);
  }
});

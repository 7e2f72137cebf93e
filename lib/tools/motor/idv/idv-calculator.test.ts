/**
 * Worked by hand: price and accessories, less the table's depreciation for the age, to the rupee; the loss less the
 * deductible.
 */
import {
  answerCalculator,
  questionText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { discontinuedModelRule } from '../../../content/shared-rules.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { declaredValue } from './declared-value.ts';
import { bikeIdvCalculator, carIdvCalculator } from './idv-calculator.ts';

type Input = Partial<Record<keyof typeof carIdvCalculator.fields, string>>;

test.each<[years: string, months: string, price: string, idv: string, loss: string]>([
  ['0', '0', '10 lakh', '₹9,50,000', '₹9,49,000'],
  ['0', '6', '10 lakh', '₹9,50,000', '₹9,49,000'],
  ['0', '7', '10 lakh', '₹8,50,000', '₹8,49,000'],
  ['1', '0', '10,00,000', '₹8,50,000', '₹8,49,000'],
  ['1', '1', '10 lakh', '₹8,00,000', '₹7,99,000'],
  ['2', '0', '10 lakh', '₹8,00,000', '₹7,99,000'],
  ['2', '1', '10 lakh', '₹7,00,000', '₹6,99,000'],
  ['3', '0', '7,49,999', '₹5,24,999', '₹5,23,999'],
  ['3', '6', '10 lakh', '₹6,00,000', '₹5,99,000'],
  ['4', '0', '1 cr', '₹60,00,000', '₹59,99,000'],
  ['4', '11', '6.5 lakh', '₹3,25,000', '₹3,24,000'],
  ['५', '0', '१०,००,०००', '₹5,00,000', '₹4,99,000'],
  ['5 years', '', '100 crore', '₹50,00,00,000', '₹49,99,99,000'],
  ['5', '0', '1000', '₹500', '₹0'],
])('%s years and %s months, %s: an IDV of %s, a total loss pays %s', (...input) => {
  const [years, months, price, idv, loss] = input;
  const answer = answerCalculator(carIdvCalculator, { years, months, price });
  const values = Object.fromEntries(answer.working.rows.map((row) => [row.label, row.value]));
  expect([values.IDV, values['Paid after a theft or total loss']]).toEqual([idv, loss]);
  const inWords = (sum: string) => rupeesInWords(Number(sum.replace(/\D/g, '')));
  expect(answer.numbers?.map(({ value }) => value)).toEqual([idv, loss].map(inWords));
});

const sums = (input: Input, calculator = carIdvCalculator) =>
  answerCalculator(calculator, input).working.rows.map(({ label, value }) => [label, value]);

test('accessories depreciate at the same rate, and the visitor’s own deductible is subtracted', () => {
  // 10,50,000 less 30%; less 2,000 + 5,000.
  const input = { years: '2', months: '3', price: '10 lakh', accessories: '50000' };
  expect(sums({ ...input, deductible: '7000' })).toEqual([
    ['Listed price today', '₹10,00,000'],
    ['Accessories', '₹50,000'],
    ['Taken off at 2 years 3 months: 30%', '−₹3,15,000'],
    ['IDV', '₹7,35,000'],
    ['Deductible', '−₹7,000'],
    ['Paid after a theft or total loss', '₹7,28,000'],
  ]);
});

test('a two-wheeler has the lower deductible, and the table is labelled as that of cars', () => {
  const said = answerCalculator(bikeIdvCalculator, { years: '1', months: '6', price: '1 lakh' });
  const { assumptions } = said;
  expect(verdictWithNumbers(said)).toBe(
    'At 1 year 6 months the table leaves 80% of today’s price (IDV by the table: ₹80,000, A theft or total loss pays: ₹79,900)',
  );
  expect(assumptions.at(-1)).toContain('Ask whether your two-wheeler policy has the same');
});

test('over five years the value is agreed, starting from the table’s last row', () => {
  const input = { years: '5', months: '1', price: '8 lakh' };
  const open = answerCalculator(carIdvCalculator, input);
  expect(verdictWithNumbers(open)).toBe(
    'The table stops at 5 years: you and the insurer agree on the IDV (Start below the table’s last value: ₹4 lakh)',
  );
  expect(open.text[0]).toContain('agree on the value in writing');
  const barsOf = ({ chart }: typeof open) =>
    chart?.bars.map(({ label, parts }) => [
      label,
      ...parts.map(({ amount, value, tone }) => `${value ?? amount} ${tone}`),
    ]);
  const steps = [
    ['At 1 year', '680000 spare'],
    ['At 3 years', '560000 spare'],
    ['At 5 years: the table stops here', '400000 spare'],
  ];
  // An outline: nothing says insured before the value is agreed.
  expect(barsOf(open)).toEqual([...steps, ['Yours, at 5 years 1 month', 'to be agreed gap']]);
  const agreed = answerCalculator(carIdvCalculator, { ...input, offered: '3.5 lakh' });
  expect(barsOf(agreed)).toEqual([...steps, ['Yours, at 5 years 1 month', '350000 insurer']]);
  expect(verdictWithNumbers(agreed)).toBe(
    'The table stops at 5 years: the IDV is the value you agreed (IDV you agreed: ₹3.5 lakh, A theft or total loss pays: ₹3.49 lakh, The table, at 5 years: ₹4 lakh)',
  );
  expect(sums({ ...input, offered: '3.5 lakh' }).map(([label]) => label)).not.toContain('IDV');
});

test('a quote below or above the table shows the difference', () => {
  const input = { years: '3', months: '6', price: '10 lakh' };
  const noteOn = (offered: string) =>
    answerCalculator(carIdvCalculator, { ...input, offered }).exception?.title;
  expect(noteOn('5.4 lakh')).toContain('₹60,000 less than the table');
  expect(noteOn('6.6 lakh')).toContain('₹60,000 more than the table');
  expect(noteOn('6 lakh')).toContain('the same IDV');
});

// The table gives 6 lakh.
test.each<[offered: string, verdict: string]>([
  ['7.2 lakh', 'At 3 years 6 months the table leaves 60% of today’s price'],
  ['7,20,001', 'Your quote is far above the table: ask why'],
  ['18 lakh', 'Your quote is far above the table: ask why'],
])('a quote of %s: %s', (offered, verdict) => {
  const input = { years: '3', months: '6', price: '10 lakh', offered };
  const answer = answerCalculator(carIdvCalculator, input);
  expect(answer.verdict).toBe(verdict);
  expect(answer.numbers?.[0]?.value).toBe('₹6 lakh');
  expect(answer.numbers?.[2]?.label).toBe('IDV in your quote');
  expect(answer.chart?.bars.map(({ against }) => against?.label)).toEqual([
    'IDV in your quote',
    undefined,
  ]);
  expect(answer.exception?.text).toContain('Ask on which price it rests');
});

test('over five years an agreed value far above the last row is warned of', () => {
  const { verdict, exception } = answerCalculator(carIdvCalculator, {
    years: '9',
    price: '10 lakh',
    offered: '6.1 lakh',
  });
  expect(verdict).toBe('Your value is far above what the table leaves at 5 years: ask why');
  expect(exception?.title).toBe('It is ₹1.1 lakh more than the table leaves at 5 years');
});

test('the question is repeated in one line', () => {
  const input = { years: '3', months: '6', price: '10 lakh' };
  expect(questionText(carIdvCalculator, input)).toBe('Car, 3 years 6 months, ₹10 lakh new today');
  expect(
    questionText(bikeIdvCalculator, { ...input, accessories: '5000', offered: '7 lakh' }),
  ).toBe(
    'Two-wheeler, 3 years 6 months, ₹10 lakh new today, ₹5,000 of accessories, quoted at ₹7 lakh',
  );
});

test('the drawing has at most three ages, and its parts add up to the price with accessories', () => {
  const input = { years: '0', price: '10 lakh', accessories: '50000' };
  const { chart } = answerCalculator(carIdvCalculator, input);
  expect(chart?.bars.map(({ label }) => label)).toEqual(['At 0 months', 'At 1 year', 'At 5 years']);
  for (const { parts } of chart?.bars ?? [])
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_050_000);
});

test('the answer has a way on for a model that is no longer made', () => {
  const { assumptions } = answerCalculator(bikeIdvCalculator, { years: '2', price: '90000' });
  expect(assumptions).toContain(discontinuedModelRule.text);
});

test('later years follow the table to its end', () => {
  const { tables = [], chart } = answerCalculator(carIdvCalculator, {
    years: '3',
    price: '10 lakh',
  });
  // 75% of the IDV is the threshold of a total loss.
  expect(tables[0]?.rows).toEqual([
    ['3 years', '30%', '₹7,00,000', '₹5,25,000'],
    ['4 years', '40%', '₹6,00,000', '₹4,50,000'],
    ['5 years', '50%', '₹5,00,000', '₹3,75,000'],
    ['over 5 years', 'no row', 'by agreement', 'by agreement'],
  ]);
  expect(chart?.bars.map(({ parts }) => parts.map(({ amount }) => amount))).toEqual([
    [700_000, 300_000],
    [600_000, 400_000],
    [500_000, 500_000],
  ]);
});

test('a value never rises with age and never falls with the price', () => {
  for (let age = 1; age <= 60; age += 1) {
    for (const price of [1, 999, 54_321, 1_000_000, 999_999_999]) {
      const value = declaredValue(price, age) ?? Number.NaN;
      expect(value).toBeLessThanOrEqual(declaredValue(price, age - 1) ?? Number.NaN);
      expect(value).toBeLessThanOrEqual(declaredValue(price + 1, age) ?? Number.NaN);
    }
  }
});

test('no text contains a broken number, whatever is typed', () => {
  for (const years of ['0', '1', '5', '17', '60']) {
    for (const price of ['1000', '1,00,00,000', '100 crore']) {
      for (const offered of ['', '1000', '50 lakh']) {
        for (const deductible of ['0', '15000', '1 cr']) {
          const answer = answerCalculator(carIdvCalculator, { years, price, offered, deductible });
          expectSoundAnswer(answer);
        }
      }
    }
  }
});

test.each<Input>([
  { years: '-1', price: '10 lakh' },
  { years: '3', months: '12', price: '10 lakh' },
  { years: '3', price: '0' },
  { years: '101', price: '10 lakh' },
  { years: '3', price: '1000 crore' },
])('%j is rejected', (input) => {
  expect(() => answerCalculator(carIdvCalculator, input)).toThrow('invalid');
});

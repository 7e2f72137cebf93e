/** Worked by hand from the table of the Rules of 2022: base premium, less the concession, with 18% GST to the rupee. */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../testing/data/expect-sound-answer.ts';
import { thirdPartyRatesRule } from '../../content/shared-rules.ts';
import { parseCalculatorQuery } from '../calculators/parse-calculator-query.ts';
import {
  bikeThirdPartyPremiumCalculator,
  carThirdPartyPremiumCalculator,
} from './third-party-premium-calculator.ts';

const today = '2026-11-22';
type Case = [fuel: string, size: string, age: string, total: string];

function premiumVerdict(
  calculator: typeof carThirdPartyPremiumCalculator,
  [fuel, size, age]: Case,
): string {
  const fieldValues: Record<string, string> = { fuel, size, age };
  const outcome = parseCalculatorQuery(calculator, (name) => fieldValues[name] ?? '', today);
  if (outcome.kind !== 'valid') throw new Error(JSON.stringify(outcome));
  return calculator.answer(outcome.input, today).verdict;
}

const cars: Case[] = [
  ['petrol', '796', 'running', '₹2,471 for 1 year'],
  ['petrol', '1000', 'running', '₹2,471 for 1 year'],
  ['petrol', '1,001 cc', 'running', '₹4,031 for 1 year'],
  ['petrol', '1197', 'running', '₹4,031 for 1 year'],
  ['petrol', '1500', 'running', '₹4,031 for 1 year'],
  ['petrol', '1501', 'running', '₹9,318 for 1 year'],
  ['petrol', '998', 'new', '₹7,695 for 3 years'],
  ['petrol', '1497', 'new', '₹12,555 for 3 years'],
  ['petrol', '1998', 'new', '₹29,023 for 3 years'],
  ['hybrid', '1490', 'running', '₹3,729 for 1 year'],
  ['electric', '30', 'running', '₹2,100 for 1 year'],
  ['electric', '30.5', 'running', '₹3,427 for 1 year'],
  ['electric', '65 kW', 'running', '₹3,427 for 1 year'],
  ['electric', '110', 'running', '₹7,920 for 1 year'],
  ['electric', '29', 'new', '₹6,541 for 3 years'],
  ['electric', '60', 'new', '₹10,672 for 3 years'],
  ['electric', '150', 'new', '₹24,670 for 3 years'],
];
test.each(cars)('a %s car of %s, %s: %s', (...fieldValues) => {
  expect(premiumVerdict(carThirdPartyPremiumCalculator, fieldValues)).toContain(fieldValues[3]);
});

const bikes: Case[] = [
  ['petrol', '75', 'running', '₹635 for 1 year'],
  ['petrol', '109.7', 'running', '₹843 for 1 year'],
  ['petrol', '150', 'running', '₹843 for 1 year'],
  ['petrol', '149.9', 'new', '₹4,544 for 5 years'],
  ['petrol', '350', 'running', '₹1,612 for 1 year'],
  ['petrol', '411', 'running', '₹3,309 for 1 year'],
  ['petrol', '70', 'new', '₹3,423 for 5 years'],
  ['petrol', '220', 'new', '₹8,691 for 5 years'],
  ['petrol', '650', 'new', '₹17,838 for 5 years'],
  ['electric', '3', 'running', '₹539 for 1 year'],
  ['electric', '4.4', 'running', '₹716 for 1 year'],
  ['electric', '8', 'running', '₹1,370 for 1 year'],
  ['electric', '17', 'running', '₹2,812 for 1 year'],
  ['electric', '2.5', 'new', '₹2,910 for 5 years'],
  ['electric', '6', 'new', '₹3,862 for 5 years'],
  ['electric', '11', 'new', '₹7,387 for 5 years'],
  ['electric', '25', 'new', '₹15,162 for 5 years'],
];
test.each(bikes)('a %s two-wheeler of %s, %s: %s', (...fieldValues) => {
  expect(premiumVerdict(bikeThirdPartyPremiumCalculator, fieldValues)).toContain(fieldValues[3]);
});

const quoted = (quote: string) =>
  answerCalculator(carThirdPartyPremiumCalculator, { fuel: 'petrol', size: '1197', quote });

// 3,416 and 18% of it: 4,031.
test.each<[quote: string, verdict: RegExp, text: string]>([
  ['4031', /^₹4,031 for 1 year/, 'has the price that the rule sets.'],
  ['4,032', /^₹4,031 for 1 year/, 'has the price that the rule sets.'],
  ['3416', /^₹4,031 for 1 year/, 'before GST: with it you pay ₹4,031'],
  ['3587', /^₹4,031 for 1 year/, '₹444 less than the rule sets with GST'],
  ['4233', /^₹4,031 for 1 year/, '₹202 more than the rule sets'],
  ['4837', /^₹4,031 for 1 year/, '₹806 more than the rule sets'],
  ['4838', /^₹4,838 is far above the ₹4,031 that the rule sets for 1 year$/, 'separate lines'],
  ['12093', /^₹12,093 is far above the ₹4,031/, '₹8,062 more than the rule sets'],
])('a quote of %s: %s, %s', (quote, verdict, text) => {
  const answer = quoted(quote);
  expect(answer.verdict).toMatch(verdict);
  expect(answer.text[0]).toContain(text);
});

test('a two-wheeler of 1,000 and of 1,001 cc are in one class', () => {
  const of = (size: string) => answerCalculator(bikeThirdPartyPremiumCalculator, { size });
  expect(of('1000').verdict).toBe(of('1001').verdict);
  expect(of('1001').verdict).toContain('₹3,309 for 1 year');
});

test('the longest verdict is a heading, and every answer says when the rates were last looked at', () => {
  const input = { fuel: 'petrol', size: '1998', age: 'new', quote: '10 lakh' };
  const said = answerCalculator(carThirdPartyPremiumCalculator, input);
  const { text, figures } = said;
  expectSoundAnswer(said);
  expect(text).toContain(thirdPartyRatesRule.text);
  expect(figures).toEqual(expect.arrayContaining([...thirdPartyRatesRule.figures]));
});

test('a size that no such vehicle has is rejected, with the unit of the vehicle', () => {
  const fieldValues: Record<string, string> = { fuel: 'electric', size: '1800', age: 'new' };
  const outcome = parseCalculatorQuery(
    carThirdPartyPremiumCalculator,
    (name) => fieldValues[name] ?? '',
    today,
  );
  expect(outcome).toMatchObject({
    kind: 'invalid',
    errors: { size: 'Enter the motor’s power in kW: 1 to 1,500.' },
    typed: fieldValues,
  });
});

test('rates of electric vehicles are 85% of the corresponding rows, as the rule states', async () => {
  const { carPremiumClasses, electricCarPremiumClasses } = await import(
    '../../content/figures/third-party-premiums.ts'
  );
  const amounts = (classes: typeof carPremiumClasses) =>
    classes.flatMap(({ yearly, longTerm }) =>
      [yearly, longTerm].map(({ text }) => Number(text.replace(/\D/g, ''))),
    );
  expect(amounts(electricCarPremiumClasses)).toEqual(
    amounts(carPremiumClasses).map((amount) => Math.round(amount * 0.85)),
  );
});

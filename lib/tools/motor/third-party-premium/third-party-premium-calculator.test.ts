/** Worked by hand from the table of the Rules of 2022: base premium, less the concession, with 18% GST to the rupee. */
import {
  answerCalculator,
  answerText,
  questionText,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { thirdPartyNoticeUnread } from '../../../content/figures/motor.ts';
import { thirdPartyRatesRule } from '../../../content/shared-rules.ts';
import type { CalculatorAnswer } from '../../calculators/calculator.ts';
import { parseCalculatorQuery } from '../../calculators/parse-calculator-query.ts';
import { carIdvCalculator } from '../idv/idv-calculator.ts';
import {
  bikeThirdPartyPremiumCalculator,
  carThirdPartyPremiumCalculator,
} from './third-party-premium-calculator.ts';

const today = '2026-11-22';
type Case = [fuel: string, size: string, age: string, total: string];

/** "₹2,471 for 1 year" */
function priceFor(calculator: typeof carThirdPartyPremiumCalculator, [fuel, size, age]: Case) {
  const answer = answerCalculator(calculator, { fuel, size, age });
  const [price] = answer.numbers ?? [];
  const sum = answer.chart?.bars[0]?.parts.reduce((total, { amount }) => total + amount, 0);
  expect(`₹${sum?.toLocaleString('en-IN')}`).toBe(price?.value);
  const [term] = /\d years?/.exec(answer.verdict) ?? [];
  return `${price?.value} for ${term}`;
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
  expect(priceFor(carThirdPartyPremiumCalculator, fieldValues)).toBe(fieldValues[3]);
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
  expect(priceFor(bikeThirdPartyPremiumCalculator, fieldValues)).toBe(fieldValues[3]);
});

test('the doubt about the rate is directly below the price, from the row of the notice', () => {
  for (const typed of [{ quote: '' }, { quote: '4031' }]) {
    const { numbers = [] } = quoted(typed.quote);
    expect(numbers.map(({ note }) => note)).toEqual([
      `As notified on 25 May 2022. A notice of ${thirdPartyNoticeUnread.text} may have changed it: ask the insurer.`,
      ...(typed.quote ? [undefined] : []),
    ]);
  }
});

const quoted = (quote: string) =>
  answerCalculator(carThirdPartyPremiumCalculator, { fuel: 'petrol', size: '1197', quote });

const same = 'Third-party cover for 1 year costs the same at every insurer';
const farAbove = 'Your quote is far above the price that the rule sets for 1 year';
// 3,416 and 18% of it: 4,031.
test.each<[quote: string, verdict: string, number: string, exception: string, step: string]>([
  ['4031', same, '₹4,031', 'has the price that the rule sets', 'insured for'],
  ['4,032', same, '₹4,032', 'has the price that the rule sets', 'insured for'],
  ['3416', same, '₹3,416', 'before GST: with it you pay ₹4,031', 'insured for'],
  ['3587', same, '₹3,587', '₹444 less than the rule sets with GST', 'separate lines'],
  ['4233', same, '₹4,233', '₹202 more than the rule sets', 'separate lines'],
  ['4837', same, '₹4,837', '₹806 more than the rule sets', 'separate lines'],
  ['4838', farAbove, '₹4,838', '₹807 more than the rule sets', 'separate lines'],
  ['12093', farAbove, '₹12,093', '₹8,062 more than the rule sets', 'separate lines'],
])('a quote of %s: %s, %s, %s', (quote, verdict, number, exception, step) => {
  const answer = quoted(quote);
  const price = Number(quote.replace(',', ''));
  expect(answer.verdict).toBe(verdict);
  expect(answer.numbers?.map(({ value }) => value)).toEqual(['₹4,031', number]);
  expect(`${answer.exception?.title}. ${answer.exception?.text}`).toContain(exception);
  expect(answer.nextSteps?.[0]?.text).toContain(step);
  expect(answer.chart?.bars.map(({ parts }) => parts.map(({ amount }) => amount))).toEqual([
    [3416, 615],
    [Math.min(4031, price), Math.abs(price - 4031)].filter((amount) => amount > 0),
  ]);
});

test('the tax that a quote leaves out is drawn as tax to be added, not as a lower price', () => {
  const labels = (quote: string) =>
    quoted(quote).chart?.bars[1]?.parts.map(({ label }) => label) ?? [];
  expect(labels('3416')).toEqual(['up to the rule', 'GST, to be added']);
  expect(labels('3587')).toEqual(['up to the rule', 'less than the rule']);
  expect(labels('4031')).toEqual(['up to the rule']);
});

test.each(['', '4031', '9000'])(
  'a quote of %p: a buyer goes on to the IDV, and from there to the bonus',
  (quote) => {
    const hrefs = (answer: CalculatorAnswer) => answer.nextSteps.map(({ href }) => href);
    expect(hrefs(quoted(quote))).toContain('/car-insurance/idv-calculator');
    const idv = answerCalculator(carIdvCalculator, { price: '10 lakh', years: '3' });
    expect(hrefs(idv)).toContain('/car-insurance/ncb-calculator');
  },
);

test('a two-wheeler of 1,000 and of 1,001 cc are in one class', () => {
  const of = (size: string) => answerCalculator(bikeThirdPartyPremiumCalculator, { size });
  expect(of('1000').numbers).toEqual(of('1001').numbers);
  expect(of('1001').numbers?.[0]?.value).toBe('₹3,309');
});

test('a quote comes before what is special about a new car, and both are said', () => {
  const input = { size: '998', age: 'new' };
  const ends = /renewed alone until then/;
  const unquoted = answerCalculator(carThirdPartyPremiumCalculator, input);
  expect(unquoted.exception?.text).toMatch(ends);
  const said = answerCalculator(carThirdPartyPremiumCalculator, { ...input, quote: '7695' });
  expect(said.exception?.title).toContain('the price that the rule sets');
  expect(said.reasons?.text[0]).toMatch(ends);
  const running = answerCalculator(carThirdPartyPremiumCalculator, { size: '998' });
  expect(running.exception).toBeUndefined();
});

test('the question is repeated in one line', () => {
  const input = { fuel: 'electric', size: '30.5', age: 'new' };
  expect(questionText(carThirdPartyPremiumCalculator, input)).toBe('Electric car, 30.5 kW, new');
  expect(questionText(bikeThirdPartyPremiumCalculator, { size: '1,197', quote: '10k' })).toBe(
    'Two-wheeler, 1,197 cc, on the road, quoted at ₹10,000',
  );
});

test('the longest verdict is a heading, and every answer says when the rates were last looked at', () => {
  const input = { fuel: 'petrol', size: '1998', age: 'new', quote: '10 lakh' };
  const said = answerCalculator(carThirdPartyPremiumCalculator, input);
  expectSoundAnswer(said);
  expect(answerText(said)).toContain(thirdPartyRatesRule.text);
  expect(said.figures).toEqual(expect.arrayContaining([...thirdPartyRatesRule.figures]));
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
    '../../../content/figures/third-party-premiums.ts'
  );
  const amounts = (classes: typeof carPremiumClasses) =>
    classes.flatMap(({ yearly, longTerm }) =>
      [yearly, longTerm].map(({ text }) => Number(text.replace(/\D/g, ''))),
    );
  expect(amounts(electricCarPremiumClasses)).toEqual(
    amounts(carPremiumClasses).map((amount) => Math.round(amount * 0.85)),
  );
});

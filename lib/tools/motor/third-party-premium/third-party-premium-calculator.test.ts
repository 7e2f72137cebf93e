/** Worked by hand from the table of the Rules of 2022: base premium, less the concession, with 18% GST to the rupee. */
import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import { testAnswers } from '../../../../testing/data/answer-rows.ts';
import {
  carPremiumClasses,
  electricCarPremiumClasses,
} from '../../../content/figures/third-party-premiums.ts';
import { thirdPartyRatesRule } from '../../../content/shared-rules.ts';
import type { CalculatorAnswer } from '../../calculators/calculator.ts';
import { carIdvCalculator } from '../idv/idv-calculator.ts';
import {
  bikeThirdPartyPremiumCalculator,
  carThirdPartyPremiumCalculator,
} from './third-party-premium-calculator.ts';

const parts = {
  /** "₹2,471 for 1 year": the first number is the sum of its bar. */
  price: ({ numbers, chart, verdict }: CalculatorAnswer) => {
    const sum = chart?.bars[0]?.parts.reduce((total, { amount }) => total + amount, 0);
    expect(numbers[0]?.value).toBe(`₹${sum?.toLocaleString('en-IN')}`);
    return `${numbers[0]?.value} for ${/\d years?/.exec(verdict)?.[0]}`;
  },
  notes: ({ numbers }: CalculatorAnswer) => numbers.map(({ note }) => note ?? '–').join(' / '),
};
const cars = testAnswers(carThirdPartyPremiumCalculator, { parts });
const bikes = testAnswers(bikeThirdPartyPremiumCalculator, { parts });

cars`
  typed | price
  fuel petrol; size 796; age running | ₹2,471 for 1 year
  fuel petrol; size 1000; age running | ₹2,471 for 1 year
  fuel petrol; size 1,001 cc; age running | ₹4,031 for 1 year
  fuel petrol; size 1197; age running | ₹4,031 for 1 year
  fuel petrol; size 1500; age running | ₹4,031 for 1 year
  fuel petrol; size 1501; age running | ₹9,318 for 1 year
  fuel petrol; size 998; age new | ₹7,695 for 3 years
  fuel petrol; size 1497; age new | ₹12,555 for 3 years
  fuel petrol; size 1998; age new | ₹29,023 for 3 years
  fuel hybrid; size 1490; age running | ₹3,729 for 1 year
  fuel electric; size 30; age running | ₹2,100 for 1 year
  fuel electric; size 30.5; age running | ₹3,427 for 1 year
  fuel electric; size 65 kW; age running | ₹3,427 for 1 year
  fuel electric; size 110; age running | ₹7,920 for 1 year
  fuel electric; size 29; age new | ₹6,541 for 3 years
  fuel electric; size 60; age new | ₹10,672 for 3 years
  fuel electric; size 150; age new | ₹24,670 for 3 years
`;

bikes`
  typed | price | why
  fuel petrol; size 75; age running | ₹635 for 1 year
  fuel petrol; size 109.7; age running | ₹843 for 1 year
  fuel petrol; size 150; age running | ₹843 for 1 year
  fuel petrol; size 149.9; age new | ₹4,544 for 5 years
  fuel petrol; size 350; age running | ₹1,612 for 1 year
  fuel petrol; size 411; age running | ₹3,309 for 1 year
  fuel petrol; size 70; age new | ₹3,423 for 5 years
  fuel petrol; size 220; age new | ₹8,691 for 5 years
  fuel petrol; size 650; age new | ₹17,838 for 5 years
  fuel electric; size 3; age running | ₹539 for 1 year
  fuel electric; size 4.4; age running | ₹716 for 1 year
  fuel electric; size 8; age running | ₹1,370 for 1 year
  fuel electric; size 17; age running | ₹2,812 for 1 year
  fuel electric; size 2.5; age new | ₹2,910 for 5 years
  fuel electric; size 6; age new | ₹3,862 for 5 years
  fuel electric; size 11; age new | ₹7,387 for 5 years
  fuel electric; size 25; age new | ₹15,162 for 5 years
  fuel petrol; size 1000; age running | ₹3,309 for 1 year | 1,000 and 1,001 cc are in one class
  fuel petrol; size 1001; age running | ₹3,309 for 1 year
`;

const same = 'Third-party cover for 1 year costs the same at every insurer (…: ₹4,031, …: ';
const farAbove = 'Your quote is far above the price that the rule sets for 1 year (…: ₹4,031, …: ';
const notice = `As notified on 25 May 2022. A later table may apply.`;
// 3,416 and 18% of it: 4,031. Day and doubt of the rate are directly below the price.
testAnswers(carThirdPartyPremiumCalculator, { given: 'fuel petrol; size 1197', parts })`
  typed | verdict | says | steps | bars | notes
  quote 4031 | ${same}₹4,031) | …has the price that the rule sets… | …insured for…(/car-insurance/idv-calculator)… | /^[^:]*: [^,/]* 3416, [^,/]* 615 / [^:]*: up to the rule 4031$/ | ${notice} / –
  quote 4,032 | ${same}₹4,032) | …has the price that the rule sets… | …insured for… | /: up to the rule 4031, [^,/]* 1$/
  quote 3416 | ${same}₹3,416) | …before GST: with it you pay ₹4,031… | …insured for… | /: up to the rule 3416, GST, to be added 615$/
  quote 3587 | ${same}₹3,587) | …₹444 less than the rule sets with GST… | …separate lines… | /: up to the rule 3587, less than the rule 444$/
  quote 4233 | ${same}₹4,233) | …₹202 more than the rule sets… | …separate lines… | /: up to the rule 4031, [^,/]* 202$/
  quote 4837 | ${same}₹4,837) | …₹806 more than the rule sets… | …separate lines… | /: up to the rule 4031, [^,/]* 806$/
  quote 4838 | ${farAbove}₹4,838) | …₹807 more than the rule sets… | …separate lines… | /: up to the rule 4031, [^,/]* 807$/
  quote 12093 | ${farAbove}₹12,093) | …₹8,062 more than the rule sets… | …separate lines…(/car-insurance/idv-calculator)… | /: up to the rule 4031, [^,/]* 8062$/
  quote | | | …(/car-insurance/idv-calculator)… | | ${notice}
`;

cars`
  typed | exception | reasons | question | says | why
  size 998; age new | …renewed alone until then…
  size 998; age new; quote 7695 | …the price that the rule sets…: … | …renewed alone until then… | | | a quote comes before what is special about a new car, and both are said
  size 998 | –
  fuel electric; size 30.5; age new | | | Electric car, 30.5 kW, new
  fuel petrol; size 1998; age new; quote 10 lakh | | | | …${thirdPartyRatesRule.text}… | when the rates were last looked at
`;
cars`
  typed | error
  fuel electric; size 1800; age new | size: Enter the motor’s power in kW: 1 to 1,500.
`;
bikes`
  typed | question
  size 1,197; quote 10k | Two-wheeler, 1,197 cc, on the road, quoted at ₹10,000
`;
testAnswers(carIdvCalculator)`
  typed | steps | why
  price 10 lakh; years 3 | …(/car-insurance/ncb-calculator)… | a buyer goes on from the IDV to the bonus
`;

test('the sources are those of the rates', () => {
  const { figures } = answerCalculator(carThirdPartyPremiumCalculator, { size: '1998' });
  expect(figures).toEqual(expect.arrayContaining([...thirdPartyRatesRule.figures]));
});

test('rates of electric vehicles are 85% of the corresponding rows, as the rule states', () => {
  const amounts = (classes: typeof carPremiumClasses) =>
    classes.flatMap(({ yearly, longTerm }) =>
      [yearly, longTerm].map(({ text }) => Number(text.replace(/\D/g, ''))),
    );
  expect(amounts(electricCarPremiumClasses)).toEqual(
    amounts(carPremiumClasses).map((amount) => Math.round(amount * 0.85)),
  );
});

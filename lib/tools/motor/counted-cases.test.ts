/** Third-party premiums worked by hand from the Rules of 2022: the class, the concession, 18% of GST, to the rupee. */
import {
  answerCalculator,
  answerText,
  verdictWithNumbers,
} from '../../../testing/data/answer-calculator.ts';
import {
  bikeThirdPartyPremiumCalculator,
  carThirdPartyPremiumCalculator,
} from './third-party-premium/third-party-premium-calculator.ts';

type Case = {
  vehicle: 'car' | 'bike';
  typed: Partial<Record<keyof typeof carThirdPartyPremiumCalculator.fields, string>>;
  total: string;
  says: RegExp;
};

const cases: [string, Case][] = [
  [
    // 3,416 + 614.88 = 4,030.88.
    'a car of 1,498 cc, quoted to the rupee',
    {
      vehicle: 'car',
      typed: { size: '1498', quote: '4031' },
      total: '₹4,031',
      says: /Your quote has the price that the rule sets\./,
    },
  ],
  [
    // 3,851 + 693.18 = 4,544.18.
    'a new two-wheeler of 125 cc, five years',
    {
      vehicle: 'bike',
      typed: { size: '125', age: 'new' },
      total: '₹4,544',
      says: /for 5 years .*GST included: ₹4,544/,
    },
  ],
  [
    // 3,416 × 0.925 = 3,159.80; + 568.76 = 3,728.56. A fifth more is 4,474.
    'a hybrid of 1,498 cc, quoted at more than twice the price',
    {
      vehicle: 'car',
      typed: { fuel: 'hybrid', size: '1498', quote: '9000' },
      total: '₹3,729',
      says: /^Your quote is far above .*GST included: ₹3,729, Your quote: ₹9,000/,
    },
  ],
];

test.each(cases)('%s', (_name, { vehicle, typed, total, says }) => {
  const answer = answerCalculator(
    vehicle === 'car' ? carThirdPartyPremiumCalculator : bikeThirdPartyPremiumCalculator,
    typed,
    '2026-11-26',
  );
  expect(answer.working.rows.find(({ isTotal }) => isTotal)?.value).toBe(total);
  expect(`${verdictWithNumbers(answer)}\n${answerText(answer)}`).toMatch(says);
});

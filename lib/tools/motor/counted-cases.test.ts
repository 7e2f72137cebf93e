/** Third-party premiums worked by hand from the Rules of 2022: the class, the concession, 18% of GST, to the rupee. */
import { testAnswers } from '../../../testing/data/answer-rows.ts';
import type { CalculatorAnswer } from '../calculators/calculator.ts';
import {
  bikeThirdPartyPremiumCalculator,
  carThirdPartyPremiumCalculator,
} from './third-party-premium/third-party-premium-calculator.ts';

const options = {
  today: '2026-11-26' as const,
  parts: {
    total: ({ working }: CalculatorAnswer) =>
      working.rows.find(({ isTotal }) => isTotal)?.value ?? '',
  },
};
testAnswers(carThirdPartyPremiumCalculator, options)`
  typed | verdict | total | says | why
  size 1498; quote 4031 | …GST included: ₹4,031, … | ₹4,031 | Your quote has the price that the rule sets.… | quoted to the rupee: 3,416 + 614.88 = 4,030.88
  fuel hybrid; size 1498; quote 9000 | Your quote is far above … (You pay, GST included: ₹3,729, Your quote: ₹9,000) | ₹3,729 | | 3,416 × 0.925 = 3,159.80; + 568.76 = 3,728.56. A fifth more is 4,474
`;
testAnswers(bikeThirdPartyPremiumCalculator, options)`
  typed | verdict | total | why
  size 125; age new | …for 5 years … (You pay, GST included: ₹4,544) | ₹4,544 | a new two-wheeler of 125 cc, five years: 3,851 + 693.18 = 4,544.18
`;

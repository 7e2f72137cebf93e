/**
 * Worked by hand: each part less its depreciation, less the deductibles; then the lost bonus as a share of the premium
 * over all renewals (50% bonus: 50 + 30 + 25 + 15 + 5 = 125; none: 20 + 5 + 10 + 10 + 5 = 50), with 18% GST.
 */
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { otherPartsScale } from '../../../content/figures/motor.ts';
import { bikeNcbCalculator, carNcbCalculator } from './ncb-calculator.ts';

/** Two to three years old, 50% depreciation, ₹10,000 before bonus. */
const usual = 'age 3; bonus 50; premium 10000';
const answers = testAnswers(carNcbCalculator, {
  given: usual,
  parts: {
    /** Claiming costs more by what the verdict says. */
    'claim minus own': ({ chart }) => {
      const [claimed = 0, own = 0] = (chart?.bars ?? []).map(({ parts }) =>
        parts.reduce((sum, { amount }) => sum + amount, 0),
      );
      return String(own - claimed);
    },
  },
});

answers`
  typed | row The insurer pays | row Bonus lost at later renewals | verdict | why
  plastic 10000 | ₹4,000 | −₹14,750 | Pay for the repair yourself: a claim would cost you more (You save without a claim: ₹10,750… | half of a bumper, less ₹1,000
  plastic 10000; zeroDepreciation yes | ₹9,000 | −₹14,750 | Pay for the repair yourself: a claim would cost you more (You save without a claim: ₹5,750… | with zero depreciation
  plastic 10000; isProtected yes | ₹4,000 | ₹0 | Make the claim: paying yourself would cost you more (You save with the claim: ₹4,000… | protection on the highest step
  plastic 10000; bonus 35; isProtected yes | ₹4,000 | −₹1,770 | Make the claim: paying yourself would cost you more (You save with the claim: ₹2,230… | protection at 35%: 10 + 5 lost
  plastic 10000; hasClaimed yes | ₹4,000 | ₹0 | Make the claim: paying yourself would cost you more (You save with the claim: ₹4,000… | a second claim
  plastic 10000; hasClaimed yes; isProtected yes | ₹4,000 | −₹14,750 | Pay for the repair yourself: a claim would cost you more (You save without a claim: ₹10,750… | a second claim ends protection
  metal 20,000; paint 12000; unreduced 8000; bonus 0 | ₹34,500 | −₹5,900 | Make the claim: paying yourself would cost you more (You save with the claim: ₹28,600… | 15% off metal, an eighth off painting
  paint 12000; paintMaterial 6000; bonus 0 | ₹8,000 | −₹5,900 | Make the claim: paying yourself would cost you more (You save with the claim: ₹2,100… | half of the material billed
  unreduced 15000; bonus 20 | ₹14,000 | −₹9,440 | Make the claim: paying yourself would cost you more (You save with the claim: ₹4,560… | glass whole
  fibreglass 10000; bonus 25 | ₹6,000 | −₹12,390 | Pay for the repair yourself: a claim would cost you more (You save without a claim: ₹6,390… | fibreglass, 30%
  metal 10000; age 0; bonus 0 | ₹9,000 | −₹5,900 | Make the claim: paying yourself would cost you more (You save with the claim: ₹3,100… | new: nothing off metal
  metal 10000; age 1; bonus 0 | ₹8,500 | −₹5,900 | Make the claim: paying yourself would cost you more (You save with the claim: ₹2,600… | six months to a year: 5%
  metal 10000; age 7; bonus 0 | ₹4,000 | −₹5,900 | Pay for the repair yourself: a claim would cost you more (You save without a claim: ₹1,900… | over ten years: half
  metal 1 lakh; compulsory 2000; voluntary 15000; bonus 45 | ₹68,000 | −₹14,750 | Make the claim: paying yourself would cost you more (You save with the claim: ₹53,250… | both deductibles
  plastic 3000; voluntary 5000; bonus 35 | ₹0 | −₹14,160 | Pay for the repair yourself: a claim would cost you more (You save without a claim: ₹14,160… | deductibles above the bill
  plastic 2000; isProtected yes | ₹0 | ₹0 | A claim brings you nothing: the whole repair is your share (The insurer pays: ₹0, Bonus lost: ₹0) | nothing to win or lose
  unreduced 15750 | ₹14,750 | −₹14,750 | Claiming and paying yourself cost you the same (The insurer pays: ₹14,750, Bonus lost: ₹14,750) | exactly even
  unreduced 1 | ₹0 | −₹14,750 | Pay for the repair yourself: a claim would cost you more (You save without a claim: ₹14,750… | a bill of ₹1
  plastic ₹1,00,000; metal १ लाख; premium 10k | ₹1,34,000 | −₹14,750 | Make the claim: paying yourself would cost you more (You save with the claim: ₹1.19 lakh… | typed as people type
`;

answers`
  typed | working | exception | claim minus own | why
  plastic 4000; fibreglass 1000; metal 2000; paint 4000; voluntary 500 | The repair: ₹11,000 / Off plastic and rubber, 50%: −₹2,000 / Off fibreglass, 30%: −₹300 / Off metal and other parts, 15%: −₹300 / Off the material of the painting, 50%: −₹500 / Compulsory deductible: −₹1,000 / Voluntary deductible: −₹500 / The insurer pays: ₹6,400 / Bonus lost at later renewals: −₹14,750 / Gain from the claim: −₹8,350 | …would pay ₹3,100 more… | -8350 | the working names each reduction and its reason
  plastic 2000; voluntary 500 | | …would pay ₹500 more… | -14750 | zero depreciation pays at most the bill less the deductibles
  plastic 2000; voluntary 5000 | | – | -14750
  plastic 1 lakh; metal 1 lakh | | | 119250
`;

answers`
  typed | question | steps | tables | why
  plastic 13000 | Repair of ₹13,000, car 2 to 3 years old, bonus 50%, premium ₹10,000
  plastic 2000 | | Was anybody hurt…/ …keep the bonus… | | an owner who is better off paying is not sent to claim
  plastic 2 lakh | | Was anybody hurt…/ …before the repair…
  plastic 5000; bonus 20 | | | …/ Next; 25%; 0%; ₹2,950 / 2nd; 35%; 20%; ₹1,770 / 3rd; 45%; 25%; ₹2,360 / 4th; 50%; 35%; ₹1,770 / 5th; 50%; 45%; ₹590… | the two bonus ladders are side by side until they meet
`;

testAnswers(bikeNcbCalculator)`
  typed | question | verdict | assumptions | why
  ${usual}; plastic 13000; age 0; bonus 0 | …two-wheeler up to 6 months old, no bonus…
  plastic 3500; metal 1000; unreduced 1500; age 2; bonus 20; premium 1500 | | …(You save with the claim: ₹2,632,… | …Ask whether your two-wheeler policy has the same… | 6,000 − 1,750 − 100 − 100; 80% of 1,500 with GST, which is rounded at each renewal
`;

answers`
  typed | field
  | plastic
  paint 1000; paintMaterial 1001 | paintMaterial
  plastic -1 | plastic
  plastic 5; bonus 30 | bonus
  plastic 5; age 8 | age
  plastic 5; premium 0 | premium
`;

testSoundAnswers(carNcbCalculator, [
  [...otherPartsScale.keys()].map((age) => `age ${age}`),
  ['0', '20', '25', '35', '45', '50'].map((bonus) => `bonus ${bonus}`),
  ['premium 100', 'premium 1 cr', 'premium 100 crore'],
  ['', 'isProtected yes; hasClaimed yes'],
  ['paint 1; metal 1', 'paint 100 crore; metal 100 crore'],
]);

/** Worked by hand; the split itself is tested in hospital-bill.test.ts. */
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { testRows } from '../../../../testing/data/rows.ts';
import {
  standardHealthRoomRent,
  standardHealthSumInsured,
} from '../../../content/figures/health.ts';
import { hospitalBillCalculator, standardTerms } from './hospital-bill-calculator.ts';

const usual = 'room 10000; days 5; associated 100000; unaffected 325000';
const day = 'room 0; days 0; associated 0';
const answers = testAnswers(hospitalBillCalculator, { given: usual });

answers`
  typed | verdict | why
  extras 25000; roomLimit 7000; coPay 10; sumInsured 10 lakh | You pay a part of the bill, mostly as the co-payment (Your part: ₹1.13 lakh, The insurer pays: ₹3.87 lakh) | the example of the health page: 25,000 not payable, 45,000 for the room, 10% of 4.3 lakh
  ${usual} | The insurer pays the whole bill (Your part: ₹0, The insurer pays: ₹4.75 lakh)
  sumInsured 0 | You pay the whole bill, above the sum insured (Your part: ₹4.75 lakh, The insurer pays: ₹0)
  sumInsured 4 लाख | You pay a part of the bill, above the sum insured (Your part: ₹75,000, The insurer pays: ₹4 lakh)
  coPay 0.5 | You pay a part of the bill, as the co-payment (Your part: ₹2,375, The insurer pays: ₹4.73 lakh)
  ${day}; unaffected 1 | The insurer pays the whole bill (Your part: ₹0, The insurer pays: ₹1)
  ${day}; unaffected 100 crore | You pay a part of the bill, above the sum insured (Your part: ₹99.95 crore, The insurer pays: ₹5 lakh)
`;

// The largest deduction is the exception, and the first step.
answers`
  typed | exception | steps
  ${usual} | – | …(/claim)…
  roomLimit 5000 | The proportionate cut for the room costs you most: … | /^[^(]*.\/claim./
  roomLimit 5000; associated 40000 | The room above the limit costs you most: … | /^[^(]*.\/claim./
  extras 9000 | You pay mostly for extras: … | /^[^(]*.\/claim./
  coPay 10; extras 9000 | The co-payment costs you most: … | /^[^(]*.\/health-insurance#how-to-choose./
  subLimit 2 lakh | The limit for this treatment costs you most: … | /^[^(]*.\/health-insurance#how-to-choose./
  sumInsured 3 lakh | The bill is above your cover: … | /^[^(]*.\/super-topup./
  deductible 2 lakh | The deductible costs you most: … | /^[^(]*.\/super-topup./
`;

// The same bill under other kinds of plan, each once; the first two that change the sum are drawn beside the plan.
answers`
  typed | question | bars | tables | no tables | why
  ${usual} | A bill of ₹4.75 lakh | /^Your plan: [^/]* / With a room limit of ₹5,000: [^/]* / With a co-payment of 20%: [^/]*$/ | …/ Your plan; ₹4,75,000; ₹0 / With a room limit of ₹5,000; ₹4,00,000; ₹75,000 / With a co-payment of 20%; ₹3,80,000; ₹95,000 / With twice the sum insured; ₹4,75,000; ₹0 / Standard policy of ₹5 lakh; ₹3,80,000; ₹95,000 | | half of the rent of 50,000 and of 1 lakh; in the standard policy the same limit, then 5% of 4 lakh
  sumInsured 10 lakh; roomLimit 7000; coPay 10 | A bill of ₹4.75 lakh, ₹10 lakh insured, room limit of ₹7,000, co-payment of 10%
  sumInsured 0 | | /^Your plan: [^/]* / Standard policy of ₹50,000: [^/]*$/ | | | this plan pays nothing, so a co-payment changes nothing
  coPay 10; roomLimit 5000; sumInsured 3 lakh | | | …/ Your plan; ₹2,70,000; ₹2,05,000 / Any room, no co-payment, no limits; ₹3,00,000; ₹1,75,000 / Without the co-payment; ₹3,00,000; ₹1,75,000 / With twice the sum insured; ₹3,60,000; ₹1,15,000 / Standard policy of ₹3 lakh; ₹2,85,000; ₹1,90,000
  coPay 10 | | | | Any room, no co-payment, no limits
`;

testAnswers(hospitalBillCalculator)`
  typed | field
  room 5000 | days, associated, unaffected
  ${usual}; room 0; associated 0; unaffected 0 | unaffected
  ${usual}; coPay 101 | coPay
  ${usual}; coPay 0.3 | coPay
  ${usual}; days 366 | days
  ${usual}; sumInsured 1000 crore | sumInsured
`;

test('the standard policy has the limits of its figures', () => {
  expect(standardHealthSumInsured.text).toBe('₹50,000 to ₹10 lakh');
  expect(standardHealthRoomRent.text).toBe('2% of the sum insured, at most ₹5,000 a day');
});

testRows(['asked'], ({ asked }) => {
  const { sumInsured, roomLimit } = standardTerms(Number(asked));
  return { 'sum insured': () => String(sumInsured), 'room limit': () => String(roomLimit) };
})`
  asked | sum insured | room limit
  0 | 50000 | 1000
  149999 | 100000 | 2000
  250000 | 250000 | 5000
  100000000 | 1000000 | 5000
`;

testSoundAnswers(
  hospitalBillCalculator,
  [
    [usual, `${usual}; associated 100001`],
    ['unaffected 1', 'unaffected 325000', 'unaffected 100 crore'],
    ['sumInsured 0', 'sumInsured 1', 'sumInsured 10000000', 'sumInsured 1,00,00,00,000'],
    ['', 'roomLimit 0', 'roomLimit 3333; coPay 12.5', 'coPay 100; subLimit 0; deductible 1 cr'],
  ],
  ({ working, chart }) => {
    // The rows add up as displayed, and each bar is the whole bill.
    const amounts = working.rows.map(({ value }) =>
      Number(value.replace('−', '-').replaceAll(/[₹,]/g, '')),
    );
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
    const sums = chart?.bars.map(({ parts }) => parts.reduce((sum, part) => sum + part.amount, 0));
    expect(new Set(sums).size).toBeLessThanOrEqual(1);
  },
);

/** Worked by hand; each case states the family's share and its reason. */
import { readTyped, testRows } from '../../../../testing/data/rows.ts';
import { Dice } from '../../../../testing/data/seeded-random.ts';
import { oneCroreHealthInsuranceComparison } from '../../../content/comparisons/1crore-health-insurance.ts';
import { superTopupComparison } from '../../../content/comparisons/super-topup.ts';
import { percentOf } from '../../../content/figure-amounts.ts';
import { standardHealthCoPay } from '../../../content/figures/health.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { type BillTerms, type HospitalBill, shareBill } from './hospital-bill.ts';

const bill: HospitalBill = {
  room: 10_000,
  days: 5,
  associated: 200_000,
  unaffected: 150_000,
  nonPayable: 10_000,
};
const terms: BillTerms = {
  sumInsured: 1_000_000,
  roomLimit: null,
  subLimit: null,
  deductible: 0,
  coPay: 0,
};

/** A bill's or a plan's own values in place of the usual ones. */
function change<Values extends object>(usual: Values, cell = ''): Values {
  const typed = Object.entries(readTyped(cell, Object.keys(usual)));
  return { ...usual, ...Object.fromEntries(typed.map(([name, text]) => [name, Number(text)])) };
}

testRows(['bill', 'terms'], (row) => {
  const shares = shareBill(change(bill, row.bill), change(terms, row.terms));
  const { total, insurer, own, ...parts } = shares;
  const family = Object.values(parts).reduce((all, part) => all + part, 0);
  expect(family).toBeCloseTo(own, 4);
  expect(family + insurer).toBeCloseTo(total, 4);
  return { own: () => String(Math.round(own * 10_000) / 10_000) };
})`
  bill | terms | own | why
  | | 10000 | only what no plan pays
  | roomLimit 5000 | 135000 | a room at twice the limit: 10,000, half the rent and half of what goes with it
  | roomLimit 10000 | 10000 | a room at the limit
  | roomLimit 20000 | 10000 | a room below the limit
  | coPay 10 | 50000 | 10% of four lakh
  | coPay 100 | 410000 | all of it as co-payment
  | deductible 100000 | 110000 | a deductible of one lakh
  | deductible 10000000 | 410000 | a deductible above the bill
  | sumInsured 300000 | 110000 | a sum insured of three lakh
  | sumInsured 0 | 410000 | a sum insured of nothing
  | subLimit 200000 | 210000 | a limit of two lakh for the treatment
  | subLimit 200000; coPay 20 | 250000 | sub-limit, then co-payment on what is left: 10,000 + 2 lakh + 40,000
  | deductible 100000; coPay 10 | 140000 | deductible, then co-payment: 10,000 + 1 lakh + 30,000
  | sumInsured 300000; coPay 10 | 140000 | sum insured, then co-payment: 10,000 + 1 lakh + 30,000
  | roomLimit 5000; subLimit 250000; deductible 50000; sumInsured 150000; coPay 10 | 275000 | all terms at once: 10,000 + 1.25 lakh + 25,000 + 50,000 + 50,000 + 15,000
  room 0; days 0 | roomLimit 5000 | 10000 | no room charge, so nothing to cut
  days 0 | roomLimit 5000 | 10000 | day care, so no room to be too dear
  room 0; days 0; associated 0; unaffected 1; nonPayable 0 | | 0 | a bill of one rupee
  unaffected 1000000000 | | 999260000 | a bill of a hundred crore
`;

test('for many bills: more cover never lowers the insurer’s share, a higher co-payment never lowers the family’s', () => {
  const dice = new Dice(7);
  const random = (max: number) => dice.below(max);
  for (let round = 0; round < 2000; round += 1) {
    const any: HospitalBill = {
      room: random(30_000),
      days: random(30),
      associated: random(2_000_000),
      unaffected: random(2_000_000),
      nonPayable: random(100_000),
    };
    const plan: BillTerms = {
      sumInsured: random(3_000_000),
      roomLimit: random(3) ? random(20_000) : null,
      subLimit: random(3) ? null : random(1_000_000),
      deductible: random(500_000),
      coPay: random(60),
    };
    const { insurer, own } = shareBill(any, plan);
    expect(insurer).toBeGreaterThanOrEqual(0);
    const by = (more: Partial<BillTerms>) => shareBill(any, { ...plan, ...more });
    const sumInsured = plan.sumInsured + random(1_000_000);
    expect(by({ sumInsured }).insurer).toBeGreaterThanOrEqual(insurer);
    expect(by({ coPay: plan.coPay + random(40) }).own).toBeGreaterThanOrEqual(own);
    expect(by({ roomLimit: null }).insurer).toBeGreaterThanOrEqual(insurer);
  }
});

test.each([
  [oneCroreHealthInsuranceComparison, 'Heart operation, ₹8 lakh'],
  [oneCroreHealthInsuranceComparison, 'Transplant, one stay, ₹35 lakh'],
  [superTopupComparison, 'One stay of ₹9 lakh: it pays'],
])('a page’s table and this calculation agree on the standard policy: %#', (comparison, label) => {
  const { plans, groups } = comparison;
  const unaffected = Number(/₹(\d+) lakh/.exec(label)?.[1]) * 100_000;
  const charged = { ...bill, room: 0, associated: 0, nonPayable: 0, unaffected };
  const { insurer } = shareBill(charged, { ...terms, coPay: percentOf(standardHealthCoPay) });
  const row = groups.flatMap(({ rows }) => rows).find((one) => one.label === label);
  const standard = plans.findIndex(({ isStandardProduct }) => isStandardProduct);
  expect(row?.cells[standard]).toBe(`${rupeesInWords(insurer)}, after 5% co-pay`);
});

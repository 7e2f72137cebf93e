/** Worked by hand; each case states the family's share and its reason. */
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

test.each<[why: string, bill: Partial<HospitalBill>, terms: Partial<BillTerms>, own: number]>([
  ['only what no plan pays', {}, {}, 10_000],
  [
    'a room at twice the limit: half the rent and half of what goes with it',
    {},
    { roomLimit: 5000 },
    10_000 + 25_000 + 100_000,
  ],
  ['a room at the limit', {}, { roomLimit: 10_000 }, 10_000],
  ['a room below the limit', {}, { roomLimit: 20_000 }, 10_000],
  ['10% of four lakh', {}, { coPay: 10 }, 10_000 + 40_000],
  ['all of it as co-payment', {}, { coPay: 100 }, 410_000],
  ['a deductible of one lakh', {}, { deductible: 100_000 }, 110_000],
  ['a deductible above the bill', {}, { deductible: 10_000_000 }, 410_000],
  ['a sum insured of three lakh', {}, { sumInsured: 300_000 }, 110_000],
  ['a sum insured of nothing', {}, { sumInsured: 0 }, 410_000],
  ['a limit of two lakh for the treatment', {}, { subLimit: 200_000 }, 210_000],
  [
    'sub-limit, then co-payment on what is left',
    {},
    { subLimit: 200_000, coPay: 20 },
    10_000 + 200_000 + 40_000,
  ],
  [
    'deductible, then co-payment',
    {},
    { deductible: 100_000, coPay: 10 },
    10_000 + 100_000 + 30_000,
  ],
  [
    'sum insured, then co-payment',
    {},
    { sumInsured: 300_000, coPay: 10 },
    10_000 + 100_000 + 30_000,
  ],
  [
    'all terms at once',
    {},
    { roomLimit: 5000, subLimit: 250_000, deductible: 50_000, sumInsured: 150_000, coPay: 10 },
    10_000 + 125_000 + 25_000 + 50_000 + 50_000 + 15_000,
  ],
  ['no room charge, so nothing to cut', { room: 0, days: 0 }, { roomLimit: 5000 }, 10_000],
  ['day care, so no room to be too dear', { days: 0 }, { roomLimit: 5000 }, 10_000],
  ['a bill of one rupee', { room: 0, days: 0, associated: 0, unaffected: 1, nonPayable: 0 }, {}, 0],
  ['a bill of a hundred crore', { unaffected: 1_000_000_000 }, {}, 1_000_260_000 - 1_000_000],
])('%s', (_, input, by, own) => {
  const shares = shareBill({ ...bill, ...input }, { ...terms, ...by });
  expect(shares.own).toBeCloseTo(own, 4);
  const { total, insurer, own: sum, ...parts } = shares;
  const family = Object.values(parts).reduce((all, part) => all + part, 0);
  expect(family).toBeCloseTo(sum, 4);
  expect(family + insurer).toBeCloseTo(total, 4);
});

test('for many bills: more cover never lowers the insurer’s share, a higher co-payment never lowers the family’s', () => {
  let seed = 7;
  const random = (max: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % max;
  };
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
    const more = shareBill(any, { ...plan, sumInsured: plan.sumInsured + random(1_000_000) });
    expect(more.insurer).toBeGreaterThanOrEqual(insurer);
    const dearer = shareBill(any, { ...plan, coPay: plan.coPay + random(40) });
    expect(dearer.own).toBeGreaterThanOrEqual(own);
    const freer = shareBill(any, { ...plan, roomLimit: null });
    expect(freer.insurer).toBeGreaterThanOrEqual(insurer);
  }
});

test.each([
  [oneCroreHealthInsuranceComparison, 'Heart operation, ₹8 lakh'],
  [oneCroreHealthInsuranceComparison, 'Transplant, one stay, ₹35 lakh'],
  [superTopupComparison, 'One stay of ₹9 lakh: it pays'],
])(
  'a page’s table and this calculation agree on the standard policy: %#',
  ({ plans, groups }, label) => {
    const [, lakhs] = /₹(\d+) lakh/.exec(label) ?? [];
    const charged = {
      ...bill,
      room: 0,
      associated: 0,
      nonPayable: 0,
      unaffected: Number(lakhs) * 100_000,
    };
    const { insurer } = shareBill(charged, { ...terms, coPay: percentOf(standardHealthCoPay) });
    const row = groups.flatMap(({ rows }) => rows).find((one) => one.label === label);
    const standard = plans.findIndex(({ isStandardProduct }) => isStandardProduct);
    expect(row?.cells[standard]).toBe(`${rupeesInWords(insurer)}, after 5% co-pay`);
  },
);

/** Variants of the visitor's plan: one term changed at a time, and the standard policy. */
import { percentOf } from '../../../content/figure-amounts.ts';
import { standardHealthCoPay } from '../../../content/figures/health.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import type { BillTerms, HospitalBill } from './hospital-bill.ts';

type LabelledTerms = { label: string; terms: BillTerms };

/** The rows standardHealthSumInsured and standardHealthRoomRent have these numbers in words. */
const standard = { step: 50_000, max: 1_000_000, roomShare: 0.02, roomMost: 5000 };

/** The same at every insurer, with the closest sum insured that is not above the plan's. */
export function standardTerms(sumInsured: number): BillTerms {
  const steps = Math.max(1, Math.floor(sumInsured / standard.step));
  const sum = Math.min(steps * standard.step, standard.max);
  return {
    sumInsured: sum,
    roomLimit: Math.min(standard.roomShare * sum, standard.roomMost),
    subLimit: null,
    deductible: 0,
    coPay: percentOf(standardHealthCoPay),
  };
}

/** Variants with the plan's own terms are left out. */
export function alternativeTerms(plan: BillTerms, { room }: HospitalBill): LabelledTerms[] {
  const usual = standardTerms(plan.sumInsured);
  const roomLimit = usual.roomLimit ?? standard.roomMost;
  const hasLimits =
    (plan.roomLimit !== null && plan.roomLimit < room) ||
    plan.subLimit !== null ||
    plan.deductible > 0;
  const free: BillTerms = { ...plan, roomLimit: null, subLimit: null, deductible: 0, coPay: 0 };
  return [
    ...(hasLimits ? [{ label: 'Any room, no co-payment, no limits', terms: free }] : []),
    ...(plan.roomLimit === null && room > roomLimit
      ? [{ label: `With a room limit of ${rupees(roomLimit)}`, terms: { ...plan, roomLimit } }]
      : []),
    plan.coPay === 0
      ? { label: 'With a co-payment of 20%', terms: { ...plan, coPay: 20 } }
      : { label: 'Without the co-payment', terms: { ...plan, coPay: 0 } },
    {
      label: 'With twice the sum insured',
      terms: { ...plan, sumInsured: 2 * plan.sumInsured },
    },
    { label: `Standard policy of ${rupeesInWords(usual.sumInsured)}`, terms: usual },
  ];
}

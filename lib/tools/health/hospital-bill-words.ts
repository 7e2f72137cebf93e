/** Texts of a split bill: each part that is deducted, by name, and advice on the largest. */
import { rupees } from '../../input/rupees.ts';
import type { WorkingRow } from '../calculators/calculator.ts';
import type { BillShares } from './hospital-bill.ts';

const partNames = {
  nonPayable: 'Extras the plan leaves out',
  overRoom: 'Room rent above the limit',
  proportionate: 'Cut in proportion to the room',
  overSubLimit: 'Above the limit for this treatment',
  deductible: 'Deductible',
  overSumInsured: 'Above the sum insured',
  coPay: 'Co-payment',
} as const;
type PartName = keyof typeof partNames;
const partOrder = Object.keys(partNames) as PartName[];

export function billWorkingRows(shares: BillShares): WorkingRow[] {
  return [
    { label: 'The bill', value: rupees(shares.total) },
    ...partOrder
      .filter((part) => shares[part] >= 0.5)
      .map((part) => ({ label: partNames[part], value: rupees(-shares[part]) })),
    { label: 'The insurer pays', value: rupees(shares.insurer), isTotal: true },
  ];
}

const deductionAdvice: Record<PartName, string> = {
  nonPayable: 'Most of it is extras: ask the hospital to leave out what you do not need.',
  overRoom: 'The room above the limit costs you most. Ask the desk for a room within your limit.',
  proportionate:
    'The cut that follows a dearer room costs you most. Ask the desk for a room within your limit, or buy a plan without one.',
  overSubLimit: 'The limit for this treatment costs you most. Ask for plans without such limits.',
  deductible: 'The deductible costs you most. It suits whoever has other cover that pays it.',
  overSumInsured:
    'The bill is above your cover. More cover, or a super top-up above it, closes this gap.',
  coPay: 'The co-payment costs you most. It comes back with every claim.',
};

export function largestDeductionAdvice(shares: BillShares): string {
  const [dearest] = partOrder.toSorted((a, b) => shares[b] - shares[a]);
  return dearest && shares[dearest] >= 0.5
    ? deductionAdvice[dearest]
    : 'Nothing of this bill is left to you.';
}

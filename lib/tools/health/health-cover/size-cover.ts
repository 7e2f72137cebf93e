/** The health cover that one policy needs: our rule of thumb in rupees, with each step and its parts. */
import { lakh } from '../../../input/rupees.ts';

export type CoverAssumptions = {
  /** One large hospital bill today, where the family lives. */
  bill: number;
  /** Yearly increase of such bills, in per cent. */
  rise: number;
  /** Years for which the sum has to last. */
  years: number;
};

export type CoveredGroup = {
  people: number;
  /** How many of them are above `seniorAge`: two large bills in one year become likely. */
  older: number;
  eldest: number;
  /** Cover of an employer or of the state, which may pay the second stay but not the large bill. */
  elsewhere: number;
  /** Sum insured of their own policy that they keep. */
  has: number;
};

export type CoverSize = {
  grownBill: number;
  grownSecond: number;
  /** The part of the second stay that other cover pays. */
  paidElsewhere: number;
  /** The sum insured that their own policies need. */
  sum: number;
  /** The parts of `sum`, bottom up: the existing policy, its increase, a new policy, the layer above. */
  layers: { has: number; raise: number; base: number; superTopUp: number };
};

export const seniorAge = 51;
/** At this age and above, a base of ten lakh with a layer above it replaces one large policy. */
const layeredFromAge = 60;
const maxSinglePolicy = 25 * lakh;
const usualBase = 10 * lakh;
/** A smaller policy cannot be the base of a layer. */
const minBasePolicy = 5 * lakh;

export function sizeCover(group: CoveredGroup, { bill, rise, years }: CoverAssumptions): CoverSize {
  const growth = (1 + rise / 100) ** years;
  const grownBill = bill * growth;
  const grownSecond = grownBill * secondStayShare(group);
  const paidElsewhere = Math.min(grownSecond, group.elsewhere);
  const sum = roundUpSum(grownBill + grownSecond - paidElsewhere);
  return { grownBill, grownSecond, paidElsewhere, sum, layers: layersOf(sum, group) };
}

/** The cost of a second stay in the same year, as a share of the large bill. */
export function secondStayShare({ people, older }: CoveredGroup): number {
  if (older >= 2) return 1;
  return people >= 2 || older === 1 ? 0.5 : 0.25;
}

function layersOf(sum: number, { has, eldest }: CoveredGroup): CoverSize['layers'] {
  if (has > 0) {
    // Waiting time served in an old policy is kept: a new one never replaces it.
    const raise = Math.max(0, minBasePolicy - has);
    return { has, raise, base: 0, superTopUp: roundUpSum(sum - has - raise, 0) };
  }
  const isLayered = (eldest >= layeredFromAge && sum > usualBase) || sum > maxSinglePolicy;
  const base = isLayered ? usualBase : sum;
  return { has, raise: 0, base, superTopUp: sum - base };
}

/** Rounded up to sums that are sold: multiples of five lakh, above a crore of twenty-five. */
function roundUpSum(amount: number, min = minBasePolicy): number {
  const step = amount > 100 * lakh ? 25 * lakh : 5 * lakh;
  // A tolerance, so that the rounding error of a double does not raise an exact step.
  return Math.max(min, Math.ceil(amount / step - 1e-9) * step);
}

/** One policy year of hospital bills, paid by a base policy and a layer above it. Rupees, all bills admitted by both. */

export type Layers = {
  /** Sum insured of the base policy; 0 is none. */
  base: number;
  /** What the layer never pays: of each bill in a top-up, of the whole year in a super top-up. */
  deductible: number;
  /** Sum insured of the layer. */
  layer: number;
};
export type YearPaid = { base: number; layer: number; own: number };

/** Counts each bill by itself. */
export function withTopUp(bills: readonly number[], layers: Layers): YearPaid {
  return payYear(bills, layers, (bill) => Math.max(0, bill - layers.deductible));
}

/** Adds the bills of the year together. */
export function withSuperTopUp(bills: readonly number[], layers: Layers): YearPaid {
  let soFar = 0;
  return payYear(bills, layers, (bill, paidBefore) => {
    soFar += bill;
    return Math.max(0, soFar - layers.deductible) - paidBefore;
  });
}

export function withBaseOnly(bills: readonly number[], base: number): YearPaid {
  return payYear(bills, { base, deductible: 0, layer: 0 }, () => 0);
}

/**
 * The base policy pays first; the layer what is above its deductible and still unpaid.
 * @param above what the layer owes of this bill, knowing what it paid before.
 */
function payYear(
  bills: readonly number[],
  { base, layer }: Layers,
  above: (bill: number, paidBefore: number) => number,
): YearPaid {
  const paid: YearPaid = { base: 0, layer: 0, own: 0 };
  for (const bill of bills) {
    const fromBase = Math.min(bill, base - paid.base);
    const fromLayer = Math.min(bill - fromBase, above(bill, paid.layer), layer - paid.layer);
    paid.base += fromBase;
    paid.layer += fromLayer;
    paid.own += bill - fromBase - fromLayer;
  }
  return paid;
}

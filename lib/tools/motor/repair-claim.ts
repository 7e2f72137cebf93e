/** The own-damage payment for a repair bill: depreciation of each kind of part, then the deductibles. */
import { percentOf, shareOf } from '../../content/figure-amounts.ts';
import {
  otherPartsScale,
  paintMaterialShare,
  partsDepreciationFibreglass,
  partsDepreciationPaint,
  partsDepreciationRubberPlastic,
} from '../../content/figures/motor.ts';

/** Sums in rupees. Glass has no depreciation, and the tables name no reduction of labour. */
export type RepairBill = {
  plastic: number;
  fibreglass: number;
  metal: number;
  paint: number;
  /** Material of the painting, where the bill states it. */
  paintMaterial: number | null;
  unreduced: number;
};

export type RepairTerms = {
  /** A row of `otherPartsScale`: the vehicle's age. */
  metalRow: number;
  hasZeroDepreciation: boolean;
  compulsory: number;
  voluntary: number;
};

export const paintShareNote = `Of the painting, ${paintMaterialShare.text} counts as material, because the bill does not split it.`;

export type RepairClaim = {
  bill: number;
  depreciation: Record<'plastic' | 'fibreglass' | 'metal' | 'paint', number>;
  compulsory: number;
  voluntary: number;
  /** The insurer's payment, and the owner's share of the bill. */
  insurerShare: number;
  ownerShare: number;
};

export function settleRepairClaim(repair: RepairBill, terms: RepairTerms): RepairClaim {
  const { plastic, fibreglass, metal, paint, unreduced } = repair;
  const bill = plastic + fibreglass + metal + paint + unreduced;
  const depreciation = terms.hasZeroDepreciation
    ? { plastic: 0, fibreglass: 0, metal: 0, paint: 0 }
    : depreciationOf(repair, terms.metalRow);
  const admitted =
    bill - depreciation.plastic - depreciation.fibreglass - depreciation.metal - depreciation.paint;
  // A deductible is at most the remaining amount.
  const compulsory = Math.min(terms.compulsory, admitted);
  const voluntary = Math.min(terms.voluntary, admitted - compulsory);
  const insurerShare = admitted - compulsory - voluntary;
  return {
    bill,
    depreciation,
    compulsory,
    voluntary,
    insurerShare,
    ownerShare: bill - insurerShare,
  };
}

function depreciationOf(repair: RepairBill, metalRow: number): RepairClaim['depreciation'] {
  const metal = otherPartsScale[metalRow];
  if (!metal) throw new RangeError(`no row ${metalRow} of depreciation`);
  const material = repair.paintMaterial ?? (repair.paint * percentOf(paintMaterialShare)) / 100;
  return {
    plastic: shareOf(repair.plastic, partsDepreciationRubberPlastic),
    fibreglass: shareOf(repair.fibreglass, partsDepreciationFibreglass),
    metal: shareOf(repair.metal, metal.figure),
    paint: shareOf(material, partsDepreciationPaint),
  };
}

/**
 * The insured declared value (IDV) of a vehicle: the listed price of the same model today, less the share for its age.
 */
import { percentOf } from '../../../content/figure-amounts.ts';
import { declaredValueScale } from '../../../content/figures/motor.ts';
import type { Figure } from '../../../content/types.ts';

/** Upper limit of each row of the table in months, inclusive: exactly 12 months belong to the second row. */
const upToMonths = [6, 12, 24, 36, 48, 60];

/** Beyond this the table ends, and owner and insurer agree a value. */
export const maxTableMonths = Math.max(...upToMonths);

/** The row for an age; none where the value is agreed. */
export function depreciationAt(months: number): Figure | undefined {
  return declaredValueScale[upToMonths.findIndex((upTo) => months <= upTo)]?.figure;
}

/** Rounded to a rupee; null where the table has no row. */
export function declaredValue(price: number, months: number): number | null {
  const row = depreciationAt(months);
  return row ? Math.round((price * (100 - percentOf(row))) / 100) : null;
}

/** The payment for a theft or a total loss. */
export function paidAtTotalLoss(insured: number, deductible: number): number {
  return Math.max(0, insured - deductible);
}

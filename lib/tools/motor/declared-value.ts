/** The insured declared value (IDV) of a vehicle: the listed price of the same model today, less the share for its age. */
import { percentOf } from '../../content/figure-amounts.ts';
import { declaredValueScale } from '../../content/figures/motor.ts';
import type { Figure } from '../../content/types.ts';

/** Up to and with how many months of age each row of the table counts: an age of exactly 12 months is the second row. */
const upToMonths = [6, 12, 24, 36, 48, 60];

/** Above this the table ends, and owner and insurer agree a value. */
export const maxTableMonths = Math.max(...upToMonths);

/** The row for an age; none where the value is agreed. */
export function depreciationAt(months: number): Figure | undefined {
  return declaredValueScale[upToMonths.findIndex((upTo) => months <= upTo)]?.figure;
}

/** To the rupee; null where the table has no row. */
export function declaredValue(price: number, months: number): number | null {
  const row = depreciationAt(months);
  return row ? Math.round((price * (100 - percentOf(row))) / 100) : null;
}

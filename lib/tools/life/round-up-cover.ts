/** Shared by the sums for a family and for an illness: the need, the existing cover, and the new cover between them. */
import { lakh, rupees } from '../../input/rupees.ts';
import type { ChartBar, WorkingRow } from '../calculators/calculator.ts';
import { chartParts } from '../calculators/shared-answer-parts.ts';

/** `missing` is never below zero. */
type Sum = { needed: number; has: number; missing: number };

/** The cover to request: rounded up to a lakh, never less than `missing`. */
export function roundUpCover(missing: number): number {
  return Math.ceil(Math.round(missing) / lakh) * lakh;
}

/** The last lines of the working. */
export function closingRows({ needed, has, missing }: Sum, cover: number): WorkingRow[] {
  return [
    has > needed
      ? { label: 'More than needed', value: rupees(has - needed), isTotal: true }
      : { label: 'Cover to buy', value: rupees(missing), isTotal: true },
    // One line where the sum is an exact lakh already.
    ...(cover > Math.round(missing)
      ? [{ label: 'Cover, rounded up to a full lakh', value: rupees(cover) }]
      : []),
  ];
}

/** Existing cover, the new cover as it is bought, and what both lack of the need. */
export function coverBar(label: string, { needed, has, missing }: Sum, cover: number): ChartBar {
  const parts = chartParts([
    { label: 'you have', amount: Math.min(has, needed), tone: 'spare' },
    { label: 'new cover', amount: cover, tone: 'insurer' },
    { label: 'still missing', amount: Math.max(0, missing - cover), tone: 'own' },
  ]);
  return { label, parts };
}

/** A line of the working, unless the amount is zero. */
export function optionalRow(label: string, amount: number | null): WorkingRow[] {
  return amount ? [{ label, value: rupees(amount) }] : [];
}

import type { ChartPart } from './calculator.ts';

/**
 * The parts of a bar that are not zero. A bar of one part repeats the number above it, so the first zero stays beside
 * it: "Loans ₹0" says what the sum leaves out.
 * @param least an amount below it is a rounding error.
 */
export function chartParts(parts: readonly ChartPart[], least = 0.5): ChartPart[] {
  const isSeen = ({ amount }: ChartPart) => amount >= least;
  const missing = 2 - parts.filter(isSeen).length;
  const zeros = parts.filter((part) => !isSeen(part)).slice(0, Math.max(0, missing));
  return parts
    .filter((part) => isSeen(part) || zeros.includes(part))
    .map((part) => (isSeen(part) ? part : { ...part, amount: 0 }));
}

import type { ChartPart } from './calculator.ts';

/**
 * The parts of a bar that are not zero: a zero has nothing to draw, and where it is the point a sentence says it. A bar
 * without any keeps its first part.
 * @param least an amount below it is a rounding error.
 */
export function chartParts(parts: readonly ChartPart[], least = 0.5): ChartPart[] {
  const seen = parts.filter(({ amount }) => amount >= least);
  return seen.length > 0 ? seen : parts.slice(0, 1).map((part) => ({ ...part, amount: 0 }));
}

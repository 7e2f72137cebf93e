/** @returns how many of `total` rows are in the open above a fold: one more takes no more room than the fold itself. */
export function countBeforeFold(total: number, max: number): number {
  return total > max + 1 ? max : total;
}

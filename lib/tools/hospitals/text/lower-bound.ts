/** Bisection of a sorted table: the first index whose value is not below; `length` where all are. */
export function lowerBound(length: number, isBelow: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

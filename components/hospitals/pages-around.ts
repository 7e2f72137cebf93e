/** The first page, the last, and those on both sides of the present one, rising; gaps stay gaps. */
export function pagesAround(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last];
  return [...new Set(wanted)].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);
}

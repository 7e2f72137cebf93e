/**
 * A relative link without its leading slash appends its folder on every page.
 * @returns the path segment that is repeated.
 */
export function findRepeatedSegment(url: string): string | null {
  return /(\/[^/]+)\1{3,}(?:\/|$)/.exec(new URL(url).pathname)?.[1] ?? null;
}

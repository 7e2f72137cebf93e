/** A link that lacks its first slash adds its folder again on every page. @returns the folder that a path says over and over. */
export function findRepeatedSegment(url: string): string | null {
  return /(\/[^/]+)\1{3,}(?:\/|$)/.exec(new URL(url).pathname)?.[1] ?? null;
}

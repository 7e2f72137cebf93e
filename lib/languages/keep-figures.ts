/**
 * As keepTogether of headings: no line ends between a figure and its unit ("₹5 लाख", "30 दिन"), or in a date. After a
 * year alone it may. No lookbehind, as in placeables.ts.
 */
export function keepFigures(text: string): string {
  return text
    .replace(/(\d+(?:[.,]\d+)*) (?=\p{L})/gu, (whole, number: string) =>
      /^(?:19|20)\d\d$/.test(number) ? whole : `${number}\u00a0`,
    )
    .replace(/(\u00a0[\p{L}\p{M}]+) (?=(?:19|20)\d\d(?!\d))/gu, '$1\u00a0');
}

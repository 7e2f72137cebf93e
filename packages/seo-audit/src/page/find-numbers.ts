/** Numbers as people write them: with a comma or a point, and thousands set apart in the ways of many countries. */
export const numberPattern = String.raw`\d{1,3}(?:[ ’',.\u00a0\u202f]\d{2}){0,4}(?:[ ’',.\u00a0\u202f]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`;
const standaloneNumber = new RegExp(`(?<![\\p{L}\\d.,])(?:${numberPattern})(?![\\p{L}\\d])`, 'gu');

/** Those that are words of their own. */
export function findNumbers(text: string): Set<number> {
  return new Set((text.match(standaloneNumber) ?? []).flatMap(parseAmbiguousNumber));
}

/** "1.299,50" and "1,299.50" alike; what could be either is both. */
export function parseAmbiguousNumber(written: string): number[] {
  const plain = written.replace(/[ ’'\u00a0\u202f]/g, '');
  return [plain.replace(/,/g, ''), plain.replace(/\./g, '').replace(',', '.')].map(Number);
}

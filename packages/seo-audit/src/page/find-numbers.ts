/**
 * Parses numbers as people write them: with a comma or a point, and with the thousands separators of many countries.
 */
export const numberPattern = String.raw`\d{1,3}(?:[ ’',.\u00a0\u202f]\d{2}){0,4}(?:[ ’',.\u00a0\u202f]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`;
const standaloneNumber = new RegExp(`(?<![\\p{L}\\d.,])(?:${numberPattern})(?![\\p{L}\\d])`, 'gu');

/** Numbers that are not part of a longer word. */
export function findNumbers(text: string): Set<number> {
  return new Set((text.match(standaloneNumber) ?? []).flatMap(parseAmbiguousNumber));
}

/** "1.299,50" and "1,299.50" give the same value; an ambiguous number gives both of its values. */
export function parseAmbiguousNumber(text: string): number[] {
  const plain = text.replace(/[ ’'\u00a0\u202f]/g, '');
  return [plain.replace(/,/g, ''), plain.replace(/\./g, '').replace(',', '.')].map(Number);
}

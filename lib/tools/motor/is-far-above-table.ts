/**
 * When a quote is so far above the table that the answer warns in its heading: by more than a fifth. Our own limit. It
 * is more than GST, which people count with or without, and no less than the largest step from one age to the next in
 * the IDV table (from 50 to 60% of the price).
 */
export const farAboveShare = 20;

export function isFarAboveTable(quoted: number, table: number): boolean {
  return quoted * 100 > table * (100 + farAboveShare);
}

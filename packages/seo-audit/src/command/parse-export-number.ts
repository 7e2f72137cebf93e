const thousands = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/**
 * Parses numbers as consoles and spreadsheets write them: "1,234", "1 234", "3.4", "3,4", "12,5 %". A comma before
 * exactly three digits is a thousands separator. Null for anything else, and for negative numbers.
 */
export function parseExportNumber(cell = ''): number | null {
  const bare = cell.replace(/[\s\u00a0\u202f%']/g, '');
  const plain = thousands.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

const thousands = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/**
 * A figure as consoles and spreadsheets write it: "1,234", "1 234", "3.4", "3,4", "12,5 %". A comma before three digits
 * parts thousands. Null for what is no figure, and for one below zero.
 */
export function parseExportNumber(cell = ''): number | null {
  const bare = cell.replace(/[\s\u00a0\u202f%']/g, '');
  const plain = thousands.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

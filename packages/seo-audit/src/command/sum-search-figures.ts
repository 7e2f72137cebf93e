/** Adds up the rows of a Performance export by address: the console lists `/page#part` apart from `/page`. */
import type { SearchFigures } from '../search-figures.ts';

type Columns = { url: number; clicks: number; impressions: number; position: number };
type Sums = { clicks: number; impressions: number; rankedImpressions: number; positionSum: number };

export function sumSearchFigures(
  rows: readonly string[][],
  columns: Columns,
  addressOf: (cell: string | undefined) => string | null,
): Map<string, SearchFigures> {
  const sums = new Map<string, Sums>();
  for (const row of rows) {
    const url = addressOf(row[columns.url]);
    if (!url) continue;
    const clicks = parseExportNumber(row[columns.clicks]) ?? 0;
    const impressions = parseExportNumber(row[columns.impressions]) ?? 0;
    // Zero means "no position" there: the first position is 1.
    const position = parseExportNumber(row[columns.position]) ?? 0;
    const placed = position > 0 ? impressions : 0;
    const known = sums.get(url) ?? {
      clicks: 0,
      impressions: 0,
      rankedImpressions: 0,
      positionSum: 0,
    };
    sums.set(url, {
      clicks: known.clicks + clicks,
      impressions: known.impressions + impressions,
      rankedImpressions: known.rankedImpressions + placed,
      positionSum: known.positionSum + position * placed,
    });
  }
  return new Map([...sums].map(([url, sum]) => [url, figuresOf(sum)]));
}

function figuresOf({ clicks, impressions, rankedImpressions, positionSum }: Sums): SearchFigures {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    clicks,
    impressions,
    ctr: impressions > 0 ? rounded((clicks / impressions) * 100) : 0,
    position: rankedImpressions > 0 ? rounded(positionSum / rankedImpressions) : null,
  };
}

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

/** Finds columns by their values: for headers in words that we do not know, and lists without a header. */
import { normalizeName } from '../../../text/search/normalize-text.ts';
import { findState } from '../lists/locate-entry.ts';
import type { PlaceTables } from '../places/places.ts';
import { toWords } from '../text/to-words.ts';
import type { ListField } from './column-names.ts';
import listWords from './list-words.json' with { type: 'json' };
import { parsePhone } from './parse-phone.ts';

export const nameWords = new Set(listWords.kindsOfHospital);
const addressWords = new Set(listWords.partsOfAddresses);

type Rows = readonly (readonly string[])[];

const maxSampleRows = 200;
const minTexts = 2;
/** Of the filled cells of a column. */
const minShare = 0.6;

const isBetween = (cell: string, from: number, to: number) =>
  /^\d+\.\d+$/.test(cell) && Number(cell) > from && Number(cell) < to;

/** What is most certain first: a column is of one field. */
const testsOf = (places: PlaceTables): [ListField, (cell: string) => boolean][] => [
  ['pin', (cell) => /^[1-9]\d{2}\s?\d{3}$/.test(cell)],
  ['latitude', (cell) => isBetween(cell, 6, 38)],
  ['longitude', (cell) => isBetween(cell, 67, 98)],
  ['phone', (cell) => parsePhone([cell], '') !== null],
  ['name', isLikelyName],
  ['state', (cell) => findState(places, cell) >= 0],
  ['city', (cell) => places.placeIdsByName.has(normalizeName(cell))],
  ['address', (cell) => /\p{L}{3}/u.test(cell) && isLikelyAddress(cell)],
];

/**
 * @returns the header, with our names for the columns that were found, and the row before which it stands: below the
 * list's own header, if it has one. Null where no column holds names of hospitals.
 */
export function inferHeader(
  rows: Rows,
  places: PlaceTables,
): { at: number; ownHeader: readonly string[] | null; header: string[] } | null {
  const sample = rows
    .slice(0, maxSampleRows)
    .filter((cells) => cells.filter(Boolean).length >= minTexts);
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  const found = new Map<number, [ListField, (cell: string) => boolean]>();
  for (const [field, isOf] of testsOf(places)) {
    const shares = Array.from({ length: width }, (_, at) => {
      const cells = sample.map((row) => row[at]?.trim() ?? '').filter(Boolean);
      return found.has(at) || cells.length < sample.length / 2
        ? 0
        : cells.filter(isOf).length / cells.length;
    });
    const best = Math.max(0, ...shares);
    if (best >= minShare) found.set(shares.indexOf(best), [field, isOf]);
  }
  const [nameAt] = [...found].find(([, [field]]) => field === 'name') ?? [];
  if (nameAt === undefined || found.size < minTexts) return null;
  const isHospital = (cells: readonly string[]) =>
    [...found].filter(([at, [, isOf]]) => isOf(cells[at]?.trim() ?? '')).length > found.size / 2;
  const at = rows.findIndex(isHospital);
  const above = rows[at - 1];
  const isHeader = [...found.keys()].every((column) => /^\D+$/.test(above?.[column] ?? ''));
  const ownHeader = above && isHeader ? above : null;
  const header = Array.from(
    { length: width },
    (_, column) => found.get(column)?.[0] ?? ownHeader?.[column] ?? '',
  );
  return { at, ownHeader, header };
}

export function hasAnyWord(words: ReadonlySet<string>, text: string): boolean {
  return toWords(text).some((word) => words.has(word));
}

export function isLikelyName(text: string): boolean {
  return hasAnyWord(nameWords, text) && !hasAnyWord(addressWords, text);
}

export function isLikelyAddress(text: string): boolean {
  return (/\d/.test(text) || hasAnyWord(addressWords, text)) && !hasAnyWord(nameWords, text);
}

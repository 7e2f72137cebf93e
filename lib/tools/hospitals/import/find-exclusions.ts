/**
 * Finds rows of hospitals that the insurer no longer works with. Insurers publish such lists beside their network lists
 * and in the same shape; one of them imported as a network would send people to hospitals that are not cashless.
 */
import type { FoundColumns } from './find-columns.ts';

const exclusionPattern =
  /\b(?:excluded|exclusions?|de-?\s?list(?:ed|ing)|(?:de|dis|non|un)-?\s?(?:[ei]m)?panel\w*|black-?\s?list(?:ed|ing)|debarred|suspended|terminated|non-?\s?network|in-?active|de-?activated)\b/i;
/** A heading inside the list that ends the excluded rows. */
const inclusionPattern = /\b(?:network|cashless|[ei]mpanelled|active)\b/i;
const negativePattern = /^(?:no|n|nil|na|n\/a|none|false|active|0|-+|\.)?$/i;
/** A longer text is prose, which mentions many things. */
const maxStatusLetters = 60;

export function hasExclusionWords(text: string): boolean {
  return exclusionPattern.test(text);
}

/**
 * @returns for a row the words that mark it as excluded; null for another row. Call it for every row below the header,
 * in order: a heading applies to the rows below it.
 */
export function findExclusions(
  { columns, header, headerRow }: FoundColumns,
  { name, rows }: { name: string; rows: readonly (readonly string[])[] },
): (cells: readonly string[]) => string | null {
  const cellsAbove = rows.slice(0, headerRow).flat();
  const title = [name, ...cellsAbove].find(
    (text) => hasExclusionWords(text) && !header.includes(text),
  );
  if (title !== undefined) return () => title.trim().slice(0, 100);
  const { name: names, address, city, district, state, specialities } = columns;
  const prose = new Set([names, address, city, district, state, specialities].flat());
  const exclusionColumns = header.flatMap((cell, at) =>
    hasExclusionWords(cell) && !prose.has(at) ? [at] : [],
  );
  let heading: string | null = null;
  return (cells) => {
    const only = headingText(cells);
    if (only !== null && hasExclusionWords(only)) heading = only.slice(0, 100);
    else if (only !== null && inclusionPattern.test(only)) heading = null;
    if (heading !== null) return heading;
    const at = exclusionColumns.find((one) => !negativePattern.test(cells[one]?.trim() ?? ''));
    if (at !== undefined) return `${header[at]}: ${cells[at]}`.slice(0, 100);
    const status = cells.find(
      (cell, one) => !prose.has(one) && cell.length <= maxStatusLetters && hasExclusionWords(cell),
    );
    return status ?? null;
  };
}

/** The text of a heading row: one cell, or one that a workbook has merged over all columns. */
function headingText(cells: readonly string[]): string | null {
  const [text = null, ...others] = new Set(cells.map((cell) => cell.trim()).filter(Boolean));
  return others.length === 0 ? text : null;
}

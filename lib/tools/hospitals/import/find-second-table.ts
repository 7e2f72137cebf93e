/** A table of other hospitals to the right of the one that is read: often those that were delisted. */
import { columnKey } from './column-names.ts';
import { saysEnded, withoutEnding } from './exclusion-words.ts';
import type { FoundColumns } from './find-columns.ts';

const hospitalKey = /^(?:nameof)?(?:hospital|provider)s?(?:name)?$/;
const twoWords = /\p{L}{3}.*\s.*\p{L}{3}/u;

/** The first column of it, and what that is called. */
export function findSecondTable(
  { columns, header, headerRow }: FoundColumns,
  rows: readonly (readonly string[])[],
): { at: number; name: string } | null {
  const nameAt = columns.name?.[0] ?? header.length;
  const key = columnKey(header[nameAt] ?? '');
  // A workbook may have merged the name's own header over several columns.
  const firstOther = header.findIndex((cell, at) => at > nameAt && columnKey(cell) !== key);
  const isOfNames = (at: number) =>
    rows.slice(headerRow + 1).some((cells) => {
      const cell = cells[at] ?? '';
      return twoWords.test(cell) && !saysEnded(cell);
    });
  const at = header.findIndex((cell, at) => {
    if (firstOther < 0 || at <= nameAt) return false;
    if (columnKey(cell) === key) return at > firstOther;
    return saysEnded(cell) && hospitalKey.test(columnKey(withoutEnding(cell))) && isOfNames(at);
  });
  if (at < 0) return null;
  // Its serial numbers stand before its names.
  let first = at;
  while (
    first > nameAt + 1 &&
    header[first - 1] &&
    header[first - 1] === header[nameAt - 1 - at + first]
  )
    first--;
  const title = rows.slice(0, headerRow).findLast((cells) => cells[first])?.[first];
  return { at: first, name: title ?? header[at] ?? '' };
}

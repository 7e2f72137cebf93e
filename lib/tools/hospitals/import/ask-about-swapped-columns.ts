/** Detects two columns under each other's header by their content, without a list in force to compare with. */
import { importOption } from '../../../imports/spreadsheets/import-options.ts';
import type { ListEntry } from '../lists/list-entry.ts';
import type { ListField } from './column-names.ts';
import { minComparedRows } from './compare-lists.ts';
import { type ImportQuestion, questionOf } from './import-question.ts';
import { hasAnyWord, isLikelyAddress, isLikelyName, nameWords } from './infer-columns.ts';
import type { PreparedList } from './prepare-list.server.ts';

/** Share of the rows that have both cells. */
const minSwappedShare = 0.4;

type Cells = readonly [first: string, second: string];
type Pair = {
  fields: readonly [ListField, ListField];
  words: string;
  cellsOf: (list: PreparedList, entries: readonly ListEntry[]) => Cells[];
  isSwapped: (cells: Cells) => boolean;
};

const pairs: readonly Pair[] = [
  {
    fields: ['name', 'address'],
    words: 'names and addresses',
    cellsOf: (_, entries) => entries.map(({ name, address }) => [name, address]),
    isSwapped: ([name, address]) => isLikelyAddress(name) && isLikelyName(address),
  },
  {
    fields: ['name', 'city'],
    words: 'names and cities',
    cellsOf: (_, entries) => entries.map(({ name, city }) => [name, city]),
    isSwapped: ([name, city]) => !hasAnyWord(nameWords, name) && isLikelyName(city),
  },
  {
    fields: ['pin', 'phone'],
    words: 'PIN codes and telephones',
    cellsOf: (list) => rawCells(list, 'pin', 'phone'),
    isSwapped: ([pin, phone]) => !isPin(pin) && isPin(phone),
  },
  {
    fields: ['latitude', 'longitude'],
    words: 'latitudes and longitudes',
    cellsOf: (list) => rawCells(list, 'latitude', 'longitude'),
    // India lies between 6 and 38 degrees north, and between 67 and 98 east.
    isSwapped: ([north, east]) => Number(north) >= 67 && Number(east) >= 6 && Number(east) <= 38,
  },
];

export function askAboutSwappedColumns(
  list: PreparedList,
  entries: readonly ListEntry[],
): ImportQuestion[] {
  return pairs.flatMap(({ fields, words, cellsOf, isSwapped }) => {
    const cells = cellsOf(list, entries).filter(([first, second]) => first !== '' && second !== '');
    const swapped = cells.filter(isSwapped);
    const [example] = swapped;
    if (
      !example ||
      cells.length < minComparedRows ||
      swapped.length < cells.length * minSwappedShare
    )
      return [];
    const [first, second] = fields;
    const text = `The columns of ${words} look swapped in ${swapped.length} of ${cells.length} rows: ${first} would be "${example[0].slice(0, 60)}", ${second} "${example[1].slice(0, 60)}". ${importOption('columns', `${first}=COLUMN,${second}=COLUMN`)} says which is which.`;
    return [questionOf('columns', text)];
  });
}

/** Cells as in the file: an entry has no value where the cell does not fit its column. */
function rawCells({ sheets }: PreparedList, first: ListField, second: ListField): Cells[] {
  return sheets.flatMap(({ columns: { columns, headerRow }, rows }) => {
    const [[firstAt], [secondAt]] = [columns[first] ?? [], columns[second] ?? []];
    if (firstAt === undefined || secondAt === undefined) return [];
    return rows
      .slice(headerRow + 1)
      .map((cells) => [cells[firstAt]?.trim() ?? '', cells[secondAt]?.trim() ?? ''] as const);
  });
}

function isPin(cell: string): boolean {
  return /^[1-9]\d{2}\s?\d{3}$/.test(cell);
}

/** Reads a file as a list ready to be put in force, with the rejected rows and their reasons. Changes nothing. */
import 'server-only';
import type { IsoDate } from '../../../dates/iso-date.ts';
import { ImportError } from '../../../imports/spreadsheets/import-error.ts';
import { importOption } from '../../../imports/spreadsheets/import-options.ts';
import { normalizeText } from '../../../text/search/normalize-text.ts';
import type { ListEntry } from '../lists/list-entry.ts';
import { maxHospitals } from '../lists/list-entry.ts';
import { placeKeyOf } from '../lists/same-hospital.ts';
import { readPlaces } from '../places/read-places.server.ts';
import { hasColorLegend, isPlainlyInForce, isTitleInDoubt } from './exclusion-words.ts';
import type { Columns } from './find-columns.ts';
import { findExclusions } from './find-exclusions.ts';
import { inferDistricts } from './infer-districts.ts';
import { isKnownText, isPlace } from './known-words.ts';
import { normalizeRow, type RowNote } from './normalize-row.ts';
import {
  type ListSheet,
  type ListSheets,
  readListSheets,
  type SkippedSheet,
} from './read-list-sheets.server.ts';
import { realignRow } from './realign-row.ts';
import { isHarmlessValue, type StatusColumn } from './status-columns.ts';

type ListRow = { sheet: string; row: number; cells: readonly string[] };
type RejectedRow = ListRow & { reason: string };
export type PreparedList = {
  readAs: string;
  sheets: ListSheet[];
  skippedSheets: SkippedSheet[];
  rowsRead: number;
  entries: ListEntry[];
  /** Line of each entry in the file, excluded ones included. */
  rowByEntry: Map<ListEntry, ListRow>;
  /** Hospitals that the list marks as excluded, with its wording. */
  excluded: { entries: ListEntry[]; exclusionWording: string | null; rejected: RejectedRow[] };
  rejected: RejectedRow[];
  /** Hospitals that are among the excluded ones too, or on a hidden sheet of such. */
  contradicted: ListEntry[];
  /** Of several sheets those with names that we do not know, and the number of their hospitals. */
  unknownSheets: ReadonlyMap<string, number>;
  /** Of all sheets. */
  statusColumns: StatusColumn[];
  /** Headings and notes that left nothing out, and those of sheets that are no list, with the hospitals they mean. */
  footnotes: Map<string, readonly string[]>;
  notes: ReadonlyMap<RowNote, number>;
};

const rowsPerStep = 2000;
const maxHeaderLetters = 60;
const maxExamples = 3;
const duplicateReason = 'the same row again';

type PrepareOptions = {
  map?: ReadonlyMap<string, string>;
  /** The list's day. */
  asOf: IsoDate;
  /** Called with the number of rows read so far. */
  onStep?: (rowCount: number) => void;
  /** Of the file, where they were read before with the same `map`. */
  sheetsRead?: ListSheets | undefined;
};

export async function prepareList(
  file: string,
  { map = new Map(), asOf, onStep = () => undefined, sheetsRead }: PrepareOptions,
): Promise<PreparedList> {
  const read = sheetsRead ?? (await readListSheets(file, map));
  const { lists: sheets, hiddenLists, skippedSheets } = read;
  assertRowLimit([...sheets, ...hiddenLists]);
  const list = newList(read);
  const seenKeys = new Set<string>();
  const notes = skippedSheets.flatMap((one) => (one.reason === 'hidden' ? [] : one.notes));
  const applied = new Set<string>();
  for (const { notes: own, ...sheet } of sheets)
    readSheet({ ...sheet, notes: [...own, ...notes] }, list, { seenKeys, applied, asOf, onStep });
  for (const text of list.footnotes.keys())
    if (applied.has(text) && !hasColorLegend(text)) list.footnotes.delete(text);
  assertReadable(list);
  const hidden = hiddenLists.flatMap((sheet) => {
    const one = newList(read);
    readSheet(sheet, one, { seenKeys: new Set(), applied, asOf, onStep: () => undefined });
    return [...one.excluded.entries, ...entriesInDoubt(one, sheet.name, list)];
  });
  const excludedKeys = new Set([...list.excluded.entries, ...hidden].flatMap(hospitalKeys));
  list.contradicted = list.entries.filter((entry) =>
    hospitalKeys(entry).some((key) => excludedKeys.has(key)),
  );
  if (sheets.length > 1) list.unknownSheets = countUnknownSheets(list);
  return list;
}

/** Of a hidden sheet, which is not a copy of the list: what its name, its notes or its columns say is not known. */
function entriesInDoubt(one: PreparedList, name: string, list: PreparedList): ListEntry[] {
  const keys = new Set(one.entries.flatMap(hospitalKeys));
  const isCopy = list.entries.every((entry) => hospitalKeys(entry).some((key) => keys.has(key)));
  const isKnown = isCopy || isKnownText(name.replace(/\d+$/, ''));
  if (isTitleInDoubt(name) || !isKnown) return one.entries;
  const noted = new Set([...one.footnotes.values()].flat());
  return one.entries.filter((entry) => {
    const { cells = [] } = one.rowByEntry.get(entry) ?? {};
    const isUnknown = ({ at, valueOf: shownValue, meaningOf }: StatusColumn) =>
      meaningOf(shownValue(cells[at] ?? '')) === 'unknown';
    return noted.has(entry.name) || one.statusColumns.some(isUnknown);
  });
}

/** Not DL and NL, which may be “delisted” and “not listed”. */
const stateCode =
  /^(?:A[NPRS]|BR|C[GH]|G[AJ]|H[PR]|J[HK]|K[AL]|LA|M[HLNPZ]|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[KP]|WB)$/;

function countUnknownSheets({ entries, rowByEntry }: PreparedList): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const { sheet = '' } = rowByEntry.get(entry) ?? {};
    counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
  }
  const isState = (text: string) => stateCode.test(text);
  const isKnown = [isPlace, isState, isPlainlyInForce, isHarmlessValue];
  return new Map([...counts].filter(([name]) => !isKnown.some((is) => is(name))));
}

/** A hidden sheet may have fewer columns. */
function hospitalKeys(entry: ListEntry): string[] {
  return [placeKeyOf(entry), normalizeText(`${entry.name}|${entry.city}`)].filter(Boolean);
}

function newList({ readAs, lists, skippedSheets }: ListSheets): PreparedList {
  return {
    readAs,
    sheets: lists,
    skippedSheets,
    rowsRead: 0,
    entries: [],
    rejected: [],
    rowByEntry: new Map(),
    excluded: { entries: [], exclusionWording: null, rejected: [] },
    contradicted: [],
    unknownSheets: new Map(),
    statusColumns: [],
    footnotes: new Map(),
    notes: new Map(),
  };
}

function readSheet(
  sheet: ListSheet,
  list: PreparedList,
  {
    seenKeys,
    applied,
    asOf,
    onStep,
  }: {
    seenKeys: Set<string>;
    applied: Set<string>;
    asOf: IsoDate;
    onStep: (rowCount: number) => void;
  },
): void {
  const { columns, rows, rowNumbers, name } = sheet;
  const places = readPlaces();
  const firstDataRow = columns.headerRow + 1;
  const { exclusions, statusColumns, notes: footnotes } = findExclusions(columns, sheet, asOf);
  // A title, a total or a row without a name has no hospital that could be shown.
  const ofHospitals = statusColumns.map((one) => {
    const header = one.header.slice(0, maxHeaderLetters);
    // Two columns that say the same would be one question.
    const isTaken = list.statusColumns.some((other) => other.header === header);
    const place = ` (${[name, `column ${one.at + 1}`].filter(Boolean).join(', ')})`;
    const counted = {
      ...one,
      header: isTaken ? header + place : header,
      counts: new Map<string, number>(),
      examples: new Map<string, string[]>(),
    };
    list.statusColumns.push(counted);
    return counted;
  });
  const notes = list.notes as Map<RowNote, number>;
  const districts = inferDistricts(rows.slice(firstDataRow), columns.columns, places);
  for (const [index, cells] of fillDown(rows.slice(firstDataRow), columns.columns).entries()) {
    const row = {
      sheet: name,
      row: rowNumbers[firstDataRow + index] ?? firstDataRow + index + 1,
      cells,
    };
    list.rowsRead++;
    if (list.rowsRead % rowsPerStep === 0) onStep(list.rowsRead);
    const written = rows[firstDataRow + index] ?? cells;
    const exclusion = exclusions[index] ?? null;
    const realigned = realignRow(cells, columns.columns, places);
    if (realigned) notes.set('shifted by a column', (notes.get('shifted by a column') ?? 0) + 1);
    const normalized = normalizeRow(districts.fill(realigned ?? cells), columns.columns, places);
    if (normalized.kind === 'rejected') {
      list.rejected.push({ ...row, reason: normalized.reason });
      continue;
    }
    const { entry } = normalized;
    const key = normalizeText(
      `${exclusion === null}|${entry.name}|${entry.address}|${entry.pin}|${entry.city}`,
    );
    if (seenKeys.has(key)) {
      list.rejected.push({ ...row, reason: duplicateReason });
      continue;
    }
    seenKeys.add(key);
    list.rowByEntry.set(entry, row);
    for (const { at, counts, examples, valueOf: shownValue, meaningOf } of ofHospitals) {
      const value = shownValue(written[at] ?? '');
      if (exclusion !== null && meaningOf(value) === 'unknown') continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
      examples.set(value, [...(examples.get(value) ?? []), entry.name].slice(0, maxExamples));
    }
    for (const note of normalized.notes) notes.set(note, (notes.get(note) ?? 0) + 1);
    if (exclusion === null) list.entries.push(entry);
    else {
      applied.add(exclusion);
      list.excluded.entries.push(entry);
      list.excluded.exclusionWording ??= exclusion;
      list.excluded.rejected.push({ ...row, reason: `excluded: ${exclusion}` });
    }
  }
  for (const [text, names] of footnotes)
    list.footnotes.set(text, [...(list.footnotes.get(text) ?? []), ...names]);
}

const minBlankShare = 0.1;

/**
 * Fills in city, district and state that a list writes once, above all the rows they apply to. Applied only where the layout is unambiguous: no row has a PIN code, the cells are blank together, no row repeats the
 * one above, and the rows of a city are contiguous. In any other list a blank cell means an unknown value.
 */
function fillDown(rows: readonly (readonly string[])[], columns: Columns): string[][] {
  const at = [columns.city, columns.district, columns.state].flatMap((one) => one ?? []);
  const places = rows.map((row) => at.map((one) => row[one]?.trim() ?? ''));
  const hasPins = rows.some((row) => columns.pin?.some((one) => row[one]?.trim()));
  if (hasPins || !isWrittenOnce(places)) return rows.map((row) => [...row]);
  let last: readonly string[] = [];
  return rows.map((row, index) => {
    const placeCells = places[index] ?? [];
    if (placeCells.some(Boolean)) last = placeCells;
    const filled = [...row];
    at.forEach((one, nth) => {
      filled[one] = last[nth] ?? '';
    });
    return filled;
  });
}

function isWrittenOnce(places: readonly (readonly string[])[]): boolean {
  const filledPlaces = places.filter((cells) => cells.some(Boolean));
  const isBlankTogether = filledPlaces.every((cells) => cells.every(Boolean));
  const blankShare = 1 - filledPlaces.length / places.length;
  if (!isBlankTogether || !places[0]?.some(Boolean) || blankShare < minBlankShare) return false;
  const isRepeated = filledPlaces.some(
    (cells, nth) => cells.join('|') === filledPlaces[nth - 1]?.join('|'),
  );
  const firstOfCity = filledPlaces.filter((cells, nth) => cells[0] !== filledPlaces[nth - 1]?.[0]);
  return !isRepeated && new Set(firstOfCity.map(([city]) => city)).size === firstOfCity.length;
}

export function isUnusableRow({ reason }: RejectedRow): boolean {
  return reason !== duplicateReason;
}

/** A second line of an address or a page's number, as in a table that was copied from a PDF, or the next page's header. */
export function isLineOfAnother({ reason, cells }: RejectedRow): boolean {
  const isOneCell = cells.filter((cell) => cell.trim() !== '').length === 1;
  return reason === 'the header again' || isOneCell;
}

function assertRowLimit(sheets: readonly ListSheet[]): void {
  const rows = sheets.reduce((sum, one) => sum + one.rows.length, 0);
  if (rows > maxHospitals)
    throw new ImportError(
      `The list is too large: it has ${rows} rows, and the site holds ${maxHospitals} hospitals in all. Is it the right file?`,
    );
}

/** A wrong column is more likely than a list of mostly unusable rows, and the earlier list is worth more. */
function assertReadable({ rowsRead, entries, excluded, rejected }: PreparedList): void {
  const unusable = rejected.filter((row) => isUnusableRow(row) && !isLineOfAnother(row));
  const acceptedCount = entries.length + excluded.entries.length;
  if (acceptedCount > 0 && unusable.length <= rowsRead / 2) return;
  const reason = unusable[0]?.reason ?? 'no rows';
  throw new ImportError(
    `${unusable.length} of ${rowsRead} rows cannot be used (first: ${reason}). Are the columns right? See ${importOption('columns')}.`,
  );
}

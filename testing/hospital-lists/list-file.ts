/** The type of a test list and its expected result, and helpers that write ordinary lists. */
import { stringify } from 'csv-stringify/sync';
import type { Hospital } from './hospitals.ts';
import type { WorkbookCell } from './minimal-workbook.ts';

/** "taken": imported without a question. "asked": a person decides first. "refused": nothing changes. */
type Outcome = 'taken' | 'asked' | 'refused';

/** An expected row. A missing field is not compared; an empty string means that the field must be empty. */
export type ReadRow = {
  name: string;
  address?: string;
  city?: string;
  district?: string;
  state?: string;
  pin?: string;
  phone?: string;
  position?: 'own' | 'pin' | 'city' | 'district' | 'none';
};

export type ExpectedReading = {
  /** Any of these is correct. */
  outcomes: readonly Outcome[];
  /** Imported rows after all questions were confirmed; 0 where nothing may be imported. */
  rows: number;
  /** Messages that must be reported, with their counts; the keys are those of check-list-file.ts. */
  say?: Readonly<Record<string, number>>;
  sample?: readonly ReadRow[];
  /** Names that must not be imported. */
  never?: readonly string[];
};

export type ListFile = { file: string; shape: string; bytes: Buffer; reading: ExpectedReading };

export const usualHeader = [
  'Sl No',
  'Hospital Name',
  'Address',
  'City',
  'District',
  'State',
  'Pincode',
];

export const usualListRow = ({ name, address, place }: Hospital, index: number): string[] => [
  String(index + 1),
  name,
  address,
  place.city,
  place.district,
  place.state,
  place.pin,
];

export const usualListRows = (hospitals: readonly Hospital[]): string[][] => [
  usualHeader,
  ...hospitals.map(usualListRow),
];

export function csvFile(rows: readonly (readonly WorkbookCell[])[], delimiter = ','): Buffer {
  return Buffer.from(stringify(rows as WorkbookCell[][], { delimiter }));
}

export const toReadRow = ({ name, address, place }: Hospital): ReadRow => ({
  name,
  address,
  city: place.city,
  district: place.district,
  state: place.state,
  pin: place.pin,
});

/** The name, and those fields that the list contains. */
export function pickFields(hospital: Hospital, ...keys: (keyof ReadRow)[]): ReadRow {
  const all = toReadRow(hospital);
  return { ...Object.fromEntries(keys.map((key) => [key, all[key]])), name: all.name };
}

/** The first, a middle and the last row: an error that depends on the position affects one of them. */
export function firstMiddleLast<Value>(values: readonly Value[]): Value[] {
  return [0, values.length >> 1, values.length - 1].flatMap((index) => values[index] ?? []);
}

/** Expects all rows without a question. */
export const acceptedReading = (
  hospitals: readonly Hospital[],
  more: Partial<ExpectedReading> = {},
): ExpectedReading => ({
  outcomes: ['taken'],
  rows: hospitals.length,
  sample: firstMiddleLast(hospitals).map(toReadRow),
  ...more,
});

/** Writes the files of one group of formats; each call of `rows` gives other hospitals. */
export type ShapeMaker = (rows: (count: number) => Hospital[]) => ListFile[];

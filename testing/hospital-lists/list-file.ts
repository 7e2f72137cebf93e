/** What a list file is, how it has to be read, and how the usual ones are written. */
import { stringify } from 'csv-stringify/sync';
import type { Hospital } from './hospitals.ts';
import type { Cell } from './minimal-workbook.ts';

/** "taken": in force without a question. "asked": a person decides first. "refused": the lists stay as they were. */
type Outcome = 'taken' | 'asked' | 'refused';

/** A row as it should be read; what is left out is not looked at, an empty string means that nothing may stand there. */
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

export type Reading = {
  /** Any of these is right. */
  outcomes: readonly Outcome[];
  /** In force in the end, once every question was answered with "go on"; 0 where nothing may be. */
  rows: number;
  /** What the person has to be told, in words of this table: the key says what, the number how often. */
  say?: Readonly<Record<string, number>>;
  sample?: readonly ReadRow[];
  /** Names that must not be among the hospitals. */
  never?: readonly string[];
};

export type ListFile = { file: string; shape: string; bytes: Buffer; reading: Reading };

export const usualHeader = [
  'Sl No',
  'Hospital Name',
  'Address',
  'City',
  'District',
  'State',
  'Pincode',
];

export const usualRow = ({ name, address, place }: Hospital, index: number): string[] => [
  String(index + 1),
  name,
  address,
  place.city,
  place.district,
  place.state,
  place.pin,
];

export const usualRows = (hospitals: readonly Hospital[]): string[][] => [
  usualHeader,
  ...hospitals.map(usualRow),
];

export function csv(rows: readonly (readonly Cell[])[], delimiter = ','): Buffer {
  return Buffer.from(stringify(rows as Cell[][], { delimiter }));
}

export const toReadRow = ({ name, address, place }: Hospital): ReadRow => ({
  name,
  address,
  city: place.city,
  district: place.district,
  state: place.state,
  pin: place.pin,
});

/** The name, and of the rest what the list can say. */
export function pickFields(hospital: Hospital, ...keys: (keyof ReadRow)[]): ReadRow {
  const all = toReadRow(hospital);
  return { ...Object.fromEntries(keys.map((key) => [key, all[key]])), name: all.name };
}

/** The first, one of the middle and the last: what goes wrong by position shows at one of them. */
export function sampled<Value>(values: readonly Value[]): Value[] {
  return [0, values.length >> 1, values.length - 1].flatMap((index) => values[index] ?? []);
}

/** A reading in which nothing is asked or missing. */
export const acceptedReading = (
  hospitals: readonly Hospital[],
  more: Partial<Reading> = {},
): Reading => ({
  outcomes: ['taken'],
  rows: hospitals.length,
  sample: sampled(hospitals).map(toReadRow),
  ...more,
});

/** One maker of files for each group of shapes: it draws its rows from `rows`, another part for every file. */
export type ShapeMaker = (rows: (count: number) => Hospital[]) => ListFile[];

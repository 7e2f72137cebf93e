/** The search queries with their correct answers, read from data/queries.tsv. */
import { readTsv } from './read-tsv.ts';

/** The first fourteen are ways of typing a query; each of the last three tests one promise of the search. */
export const queryKinds = [
  'exact',
  'one-slip',
  'two-slips',
  'transposed',
  'abbreviation',
  'name-and-pin',
  'hindi',
  'speciality',
  'locality',
  'pin',
  'near',
  'initials',
  'joined',
  'chatty',
  'by-address',
  'ambiguous',
  'none',
] as const;

export type QueryKind = (typeof queryKinds)[number];

export type Query = {
  id: string;
  kind: QueryKind;
  /** Empty for `near`, which has a position instead. */
  text: string;
  /** "latitude,longitude" */
  position: string;
  /** Held out: not to be looked at while the ranking is changed. */
  held: boolean;
  /** Correct if one of these is among the first three results; for `none`, the nearest hospitals there are. */
  accept: readonly string[];
  /** What the answer has to say as well: "none", or the places it must offer. */
  say: string;
};

export function readQueries(): Query[] {
  return readTsv<keyof Query>('queries.tsv').map((row) => ({
    ...row,
    kind: row.kind as QueryKind,
    held: row.held === 'true',
    accept: row.accept.split(' '),
  }));
}

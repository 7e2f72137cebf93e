/** What a query of the table is, and what its writers share. */
import type { Dice } from '../seeded-random.ts';
import { lettersOf } from './hospital-names.ts';
import type { Hospital } from './hospitals.ts';

/** The first fourteen are kinds of typing; of the last three each looks at one promise of its own. */
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
  kind: QueryKind;
  /** Empty for `near`, which has a position instead. */
  text: string;
  /** "latitude,longitude" */
  position: string;
  /** Right if one of these is among the first three; for `none` these are the nearest that there are. */
  accept: readonly string[];
  /** What has to be said beside: "none", or the places that must be offered. */
  say: string;
};

/** One try at a query; null where the hospital that was drawn does not lend itself to it. */
export type Writer = (dice: Dice, hospitals: readonly Hospital[]) => Omit<Query, 'kind'> | null;

export const toTypedText = (text: string): string =>
  text.toLowerCase().replace(/&/g, 'and').replace(/\s+/g, ' ').trim();

export const makeQuery = (text: string, accept: readonly Hospital[], say = '') =>
  accept.length === 0
    ? null
    : { text, position: '', accept: accept.map(({ id }) => id).sort(), say };

/** What people say for the place: the town, for by-address rows too. */
export const townOf = ({ place }: Hospital): string => place.town.toLowerCase();

const towns = new WeakMap<readonly Hospital[], Map<string, Hospital[]>>();

function inSameTown(hospitals: readonly Hospital[], { place }: Hospital): readonly Hospital[] {
  const key = (one: Hospital['place']) => `${one.town}, ${one.state}`;
  const grouped = towns.get(hospitals) ?? Map.groupBy(hospitals, (one) => key(one.place));
  towns.set(hospitals, grouped);
  return grouped.get(key(place)) ?? [];
}

const letters = new Map<string, string>();

/** Written down once: every query compares one name with all. */
function nameLetters({ coreName, facilityType }: Hospital): string {
  const name = `${coreName} ${facilityType}`;
  const found = letters.get(name) ?? lettersOf(name);
  letters.set(name, found);
  return found;
}

/** Hospitals of the town with the same name, however it is pointed and spaced: none is more right than another. */
export function sameNames(hospitals: readonly Hospital[], hospital: Hospital): Hospital[] {
  const name = nameLetters(hospital);
  return inSameTown(hospitals, hospital).filter((other) => nameLetters(other) === name);
}

/** Of a common word that stands in other names of the town nobody can say which is meant. */
export function isDistinctive(hospitals: readonly Hospital[], hospital: Hospital): boolean {
  const tell = lettersOf(hospital.coreName);
  return inSameTown(hospitals, hospital).every(
    (other) =>
      !lettersOf(other.coreName).includes(tell) || nameLetters(other) === nameLetters(hospital),
  );
}

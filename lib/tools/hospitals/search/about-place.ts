/**
 * Hospitals that bear a place's name and lie elsewhere: "Panvel Hospital" beside Panvel is meant by "panvel",
 * "Kargil Hospital" a thousand kilometres from Kargil is not.
 */
import { pinPosition } from '../places/places.ts';
import { membersOf } from './candidate-filter.ts';
import { distanceKm } from './distance.ts';
import type { FoundPlace } from './find-place.ts';
import type { HospitalIndex } from './hospital-index.ts';
import { namesWith } from './name-words.ts';
import { membersOfPlace } from './place-members.ts';

const besideKm = 50;

/** Whether a hospital lies in a place or beside it. */
export function liesAbout(index: HospitalIndex, place: FoundPlace): (id: number) => boolean {
  const middles = [
    ...place.named.map(({ position }) => position),
    ...place.areaPins.map((pin) => pinPosition(index.places, pin)),
  ].filter((position) => position !== null);
  const isBeside = (id: number) =>
    middles.some(
      (middle) =>
        distanceKm(middle, index.latitudes[id] ?? 0, index.longitudes[id] ?? 0) <= besideKm,
    );
  let members: ReadonlySet<number> | null = null;
  return (id) => {
    if (isBeside(id)) return true;
    members ??= new Set(membersOf(index, place));
    return members.has(id);
  };
}

/** Whether so many hospitals are called so, beside those that lie there, that the words may mean their name. */
export function isRatherName(
  index: HospitalIndex,
  { named, isPlain }: FoundPlace,
  words: readonly string[],
): boolean {
  const inNames = Math.min(...words.map((word) => namesWith(index, word)));
  const lie = named.reduce((sum, one) => sum + membersOfPlace(index, one).length, 0);
  const isKnown = named.some(({ rank }) => rank === 3);
  // "manipal" alone asks for the chain as much as for the town; "krishna hospital" hardly for the district.
  const share = isPlain ? 0.25 : isKnown ? 2 : 0.5;
  return inNames > share * lie && inNames > (isPlain && !isKnown ? 0 : 3);
}

/** What a hospital has to be, whatever words it fits: of the insurers, in the city, of the PIN code, near the place. */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { membersOf } from '../index/place-members.ts';
import { distanceKm } from '../places/places.ts';
import type { MatchedPlace } from '../query/matched-place.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { splitLabels } from '../text/listed-labels.ts';

export type HospitalFilter = (id: number) => boolean;

const nearbyKm = 50;

/** What lists say: whose they are, what the hospital treats, how it is tied up. Null when none of it was asked for. */
export function listFilter(
  index: HospitalIndex,
  { insurers, speciality, tieUp }: ParsedQuery,
): HospitalFilter | null {
  const flags = insurers.flatMap((insurer) => index.insurerFlags.get(insurer) ?? []);
  const treats = index.specialities.flags.get(speciality);
  const tied = index.tieUps.flags.get(tieUp);
  if (flags.length === 0 && !treats && !tied) return null;
  const isTiedUp = tied && insurers.length > 0 ? tieUpFilter(index, tieUp, insurers) : null;
  return (id) =>
    (flags.length === 0 || flags.some((of) => of[id] === 1)) &&
    (!treats || treats[id] === 1) &&
    (!tied || tied[id] === 1) &&
    (isTiedUp?.(id) ?? true);
}

/** One insurer's tie-up says nothing about another's. A list has few different cells, so each is read once. */
function tieUpFilter(
  index: HospitalIndex,
  tieUp: string,
  insurers: readonly string[],
): HospitalFilter {
  const readCells = new Map<string, boolean>();
  const names = (cell: string) => {
    let isNamed = readCells.get(cell);
    if (isNamed === undefined) {
      isNamed = splitLabels(cell).some(({ key }) => key === tieUp);
      readCells.set(cell, isNamed);
    }
    return isNamed;
  };
  return (id) => insurers.some((insurer) => names(index.hospitals[id]?.tieUps[insurer] ?? ''));
}

/** All that the query demands beside its words. */
export function requiredFilter(index: HospitalIndex, query: ParsedQuery): HospitalFilter {
  const { city, pin, pinIndex, near, kind } = query;
  const isListed = listFilter(index, query);
  const inCity = city ? new Set(membersOf(index, city).ids) : null;
  const ofKind = kind ? new Set(index.hospitalsByKind.get(kind)) : null;
  // With a position, the PIN code narrows; alone it is the middle of a circle.
  const ownPin = pin && (near || pinIndex < 0) ? pin : null;
  return (id) =>
    (isListed?.(id) ?? true) &&
    (inCity?.has(id) ?? true) &&
    (ofKind?.has(id) ?? true) &&
    (ownPin === null || index.hospitals[id]?.pin === ownPin);
}

/**
 * Whether a hospital lies in a place or beside it: "Panvel Hospital" beside Panvel is meant by "panvel", "Kargil
 * Hospital" a thousand kilometres from Kargil is not.
 */
export function nearPlaceFilter(index: HospitalIndex, place: MatchedPlace): HospitalFilter {
  const middles = [
    ...place.named.map(({ position }) => position),
    ...place.localities.map(({ position }) => position),
  ].filter((position) => position !== null);
  const isBeside = (id: number) =>
    middles.some(
      (middle) =>
        distanceKm(middle, index.latitudes[id] ?? 0, index.longitudes[id] ?? 0) <= nearbyKm,
    );
  let members: ReadonlySet<number> | null = null;
  return (id) => {
    if (isBeside(id)) return true;
    members ??= new Set(membersOf(index, place).ids);
    return members.has(id);
  };
}

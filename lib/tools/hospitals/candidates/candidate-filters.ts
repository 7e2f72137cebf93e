/** Mandatory criteria of a search, whatever words match: insurers, city, PIN code, place. */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { kmToHospital } from '../index/index-lookups.ts';
import { membersOf } from '../index/place-members.ts';
import type { MatchedPlace } from '../query/matched-place.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { splitLabels } from '../text/listed-labels.ts';

export type HospitalFilter = (id: number) => boolean;

const nearbyKm = 50;

/** Criteria on list columns: insurer, speciality, tie-up. Null when the query has none. */
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

/** Tie-ups are matched per insurer. A list has few distinct cells, so each is parsed once. */
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

/** Whether a hospital meets every criterion that no result may miss: those of its list, city, kind and PIN code. */
export function requiredFilter(index: HospitalIndex, query: ParsedQuery): HospitalFilter {
  const { city, pin, pinIndex, near, kind } = query;
  const isListed = listFilter(index, query);
  const inCity = city ? new Set(membersOf(index, city).ids) : null;
  const ofKind = kind ? new Set(index.hospitalsByKind.get(kind)) : null;
  // With a position the PIN code is a filter; alone it is the centre of a circle.
  const ownPin = pin && (near || pinIndex < 0) ? pin : null;
  return (id) =>
    (isListed?.(id) ?? true) &&
    (inCity?.has(id) ?? true) &&
    (ofKind?.has(id) ?? true) &&
    (ownPin === null || index.hospitals[id]?.pin === ownPin);
}

/**
 * Whether a hospital lies in a place or beside it: "panvel" also means Panvel Hospital beside Panvel, but not Kargil
 * Hospital a thousand kilometres from Kargil.
 */
export function nearPlaceFilter(index: HospitalIndex, place: MatchedPlace): HospitalFilter {
  const middles = [
    ...place.namedPlaces.map(({ position }) => position),
    ...place.localities.map(({ position }) => position),
  ].filter((position) => position !== null);
  const isBeside = (id: number) =>
    middles.some((middle) => kmToHospital(index, middle, id) <= nearbyKm);
  let members: ReadonlySet<number> | null = null;
  return (id) => {
    if (isBeside(id)) return true;
    members ??= new Set(membersOf(index, place).ids);
    return members.has(id);
  };
}

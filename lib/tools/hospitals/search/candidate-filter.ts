/** What a hospital has to be, whatever words it fits: of the insurers, in the city, of the PIN code. */
import { findPin } from '../places/places.ts';
import type { FoundPlace } from './find-place.ts';
import type { HospitalIndex } from './hospital-index.ts';
import { membersOfLocality, membersOfPlace } from './place-members.ts';
import type { UnderstoodQuery } from './understand-query.ts';

/** Hospitals of a place, or of all the places that its name fits. */
export function membersOf(index: HospitalIndex, place: FoundPlace): Int32Array {
  if (place.named.length === 0) return membersOfLocality(index, place.areaPins);
  const [first, ...more] = place.named.map((one) => membersOfPlace(index, one));
  if (!first || more.length === 0) return first ?? new Int32Array();
  return Int32Array.from(new Set([first, ...more].flatMap((ids) => [...ids])));
}

/** Null when no insurer was asked for. */
export function insurerFilter(
  index: HospitalIndex,
  { insurers }: UnderstoodQuery,
): ((id: number) => boolean) | null {
  const flags = insurers.flatMap((insurer) => index.insurerFlags.get(insurer) ?? []);
  return flags.length === 0 ? null : (id) => flags.some((of) => of[id] === 1);
}

export function filterFor(index: HospitalIndex, asked: UnderstoodQuery): (id: number) => boolean {
  const { city, pin, near } = asked;
  const isOfInsurer = insurerFilter(index, asked);
  const inCity = city ? new Set(membersOf(index, city)) : null;
  // With a position, the PIN code narrows; alone it is the middle of a circle.
  const pinAlone = pin && (near || findPin(index.places, Number(pin)) < 0) ? pin : null;
  return (id) =>
    (isOfInsurer?.(id) ?? true) &&
    (inCity?.has(id) ?? true) &&
    (pinAlone === null || index.hospitals[id]?.pin === pinAlone);
}

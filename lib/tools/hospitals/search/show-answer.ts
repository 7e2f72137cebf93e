/** What a search found, in the words of the contract. */
import type { FoundHospital, Place, Position } from '../hospital-answer.ts';
import { type NamedPlace, pinPlace, shownPlace } from '../places/places.ts';
import { nameKey } from '../words.ts';
import { distanceKm } from './distance.ts';
import type { HospitalIndex } from './hospital-index.ts';
import type { UnderstoodQuery } from './understand-query.ts';

/** The place that was understood; several when its name fits several. */
export function placesShown(
  index: HospitalIndex,
  { place, city, near }: UnderstoodQuery,
  pinAt: number,
) {
  const { places } = index;
  if (pinAt >= 0 && !near) return { place: pinPlace(places, pinAt), placeChoices: [] };
  const found = place ?? city;
  if (!found) return { place: null, placeChoices: [] };
  const shown = found.named.flatMap((one) => {
    const shownAs = shownPlace(places, one);
    return shownAs ? { ...shownAs, ...askedAs(one, found.key) } : [];
  });
  if (shown.length > 1) return { place: null, placeChoices: shown };
  return { place: shown[0] ?? localityPlace(index, found), placeChoices: [] };
}

/** Whoever typed an old name does not know the new one by sight. */
function askedAs({ names: [own = '', ...others] }: NamedPlace, key: string): Partial<Place> {
  if (nameKey(own) === key) return {};
  const other = others.find((name) => nameKey(name) === key);
  return other === undefined ? {} : { askedAs: other };
}

function localityPlace(
  { places }: HospitalIndex,
  { areaPins }: { areaPins: readonly number[] },
): Place | null {
  const first = areaPins[0];
  return first === undefined ? null : pinPlace(places, first);
}

/** The words as they were read, when one was read as another or left out. */
export function readAs(
  { place, words }: UnderstoodQuery,
  typed: string,
  readings: ReadonlyMap<string, string>,
  isRelaxed: boolean,
): string | null {
  const isRead = words.some(({ word, isPlace }) => !isPlace && readings.has(word));
  if (!isRead && !place?.readAs && !isRelaxed) return null;
  const placeName =
    place?.readAs ?? (/[^\p{ASCII}]/u.test(typed) ? place?.named[0]?.names[0] : null);
  const read = words.map(({ word, isPlace }) =>
    isPlace ? (placeName ?? word) : (readings.get(word) ?? word),
  );
  const text = [...new Set(read)].join(' ').toLowerCase();
  return text === typed.toLowerCase() ? null : text;
}

export function showHospital(
  index: HospitalIndex,
  id: number,
  origin: Position | null,
): FoundHospital {
  const hospital = index.hospitals[id];
  if (!hospital) throw new Error('The index holds an entry of no hospital');
  const latitude = index.latitudes[id] ?? Number.NaN;
  const longitude = index.longitudes[id] ?? Number.NaN;
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  const hasPosition = !Number.isNaN(latitude);
  return {
    id: hospital.id,
    name: hospital.name,
    address: hospital.address,
    city: hospital.city,
    state: hospital.state,
    pin: hospital.pin,
    phone: hospital.phone,
    insurers: hospital.insurers,
    position: hasPosition ? { latitude: round(latitude), longitude: round(longitude) } : null,
    isPositionApproximate: hospital.latitude === null || hospital.isPositionApproximate,
    distanceKm:
      origin && hasPosition ? Math.round(distanceKm(origin, latitude, longitude) * 10) / 10 : null,
  };
}

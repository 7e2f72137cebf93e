/** Cities with enough hospitals for a page of their own, such as /cashless-hospital/in/pune. */
import { toSlug } from '../../../text/words.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { findPin, toPlace } from '../places/places.ts';
import type { City, CityHospitals } from './city-hospitals.ts';

/** Fewer are a list that a search shows as well. */
const minHospitals = 20;
/** The longest page that a phone renders without delay. */
const maxListed = 200;

/** By state and name. The sample list shows what a city's page looks like: its largest city alone. */
export function listCities(index: HospitalIndex): City[] {
  const cities = [...index.hospitalsByCity].flatMap(([id, { length: hospitals }]) => {
    const named = index.places.namedPlaces[id];
    const place = named && hospitals >= minHospitals ? toPlace(index.places, named) : null;
    return place ? [{ id, slug: toSlug(place.name), place, hospitals }] : [];
  });
  if (index.isSample) return cities.toSorted((a, b) => b.hospitals - a.hospitals).slice(0, 1);
  return cities.toSorted(
    (a, b) =>
      a.place.state.localeCompare(b.place.state) || a.place.name.localeCompare(b.place.name),
  );
}

/** @returns null for a slug that is no city of `listCities`. */
export function findCityHospitals(index: HospitalIndex, slug: string): CityHospitals | null {
  const city = listCities(index).find((one) => one.slug === slug);
  if (!city) return null;
  const ids = index.hospitalsByCity.get(city.id) ?? [];
  const areas = [...Map.groupBy(ids, (id) => index.hospitals[id]?.pin ?? '')].map(
    ([pin, idsInArea]) => ({ pin, name: areaName(index, pin), idsInArea }),
  );
  const perArea = Math.max(1, Math.floor(maxListed / areas.length));
  const insurersOf = (id: number) => index.hospitals[id]?.insurers ?? [];
  return {
    ...city,
    areas: areas
      // Hospitals without a known PIN code come last.
      .toSorted((a, b) => Number(!a.name) - Number(!b.name) || a.name.localeCompare(b.name))
      .map(({ pin, name, idsInArea }) => ({
        pin,
        name,
        hospitals: idsInArea.length,
        listed: idsInArea
          .toSorted((a, b) => (index.nameRanks[a] ?? 0) - (index.nameRanks[b] ?? 0))
          .slice(0, perArea)
          .map((id) => ({
            name: index.hospitals[id]?.name ?? '',
            address: index.hospitals[id]?.address ?? '',
            insurers: insurersOf(id),
          })),
      })),
    lists: index.lists
      .map(({ insurer, asOf }) => ({
        insurer,
        asOf,
        hospitals: ids.filter((id) => insurersOf(id).includes(insurer)).length,
      }))
      .filter(({ hospitals }) => hospitals > 0),
    isSample: index.isSample,
  };
}

/** The post office of the PIN code: empty for an unknown one. */
function areaName({ places }: HospitalIndex, pin: string): string {
  return places.pinAreas[findPin(places, Number(pin))] ?? '';
}

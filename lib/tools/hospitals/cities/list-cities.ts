/** Cities with enough hospitals for a page of their own, such as /cashless-hospital/in/pune. */
import { memoize } from '../../../text/memoize.ts';
import { toSlug } from '../../../text/words.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { findPin, type NamedPlace, toPlace } from '../places/places.ts';
import type { City, CityHospitals } from './city-hospitals.ts';

/** Fewer are a list that a search shows as well. */
const minHospitalsOfCity = 20;
/** The longest page that a phone renders without delay. */
const maxListed = 200;

type CityTable = {
  cities: readonly City[];
  /** Includes the plain name of a city that shares it with others. */
  bySlug: ReadonlyMap<string, City>;
};

/** One per index, and dropped with it: an import makes a new index. */
const cityTable = memoize(toCityTable);

/**
 * The cities, ordered by state and name. The sample list shows what a city's page looks like: its largest city alone.
 */
export function listCities(index: HospitalIndex): readonly City[] {
  return cityTable(index).cities;
}

/**
 * Cities of one name in two states have the state in their slug: patti-punjab, patti-uttar-pradesh. The places decide
 * that, not the lists, so no address changes with a list. The plain slug leads to the one with most hospitals.
 */
function toCityTable(index: HospitalIndex): CityTable {
  const sharedSlugs = findSharedSlugs(index);
  const plainSlugs = new Map<City, string>();
  const large = [...index.hospitalsByCity].flatMap(([id, { length: hospitals }]) => {
    const named = index.places.namedPlaces[id];
    const place = named && hospitals >= minHospitalsOfCity ? toPlace(index.places, named) : null;
    if (!named || !place) return [];
    const plain = plainSlug(named);
    const withState = `${named.names[0]}, ${place.state}`;
    const name = sharedSlugs.has(plain) ? withState : place.name;
    const city = { id, slug: toSlug(name), place: { ...place, name }, hospitals };
    plainSlugs.set(city, plain);
    return [city];
  });
  const inOrder = large.toSorted(
    (a, b) =>
      a.place.state.localeCompare(b.place.state) || a.place.name.localeCompare(b.place.name),
  );
  const bySize = inOrder.toSorted((a, b) => b.hospitals - a.hospitals);
  const cities = index.isSample ? bySize.slice(0, 1) : inOrder;
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  for (const city of bySize) {
    const plain = plainSlugs.get(city) ?? city.slug;
    if (cities.includes(city) && !bySlug.has(plain)) bySlug.set(plain, city);
  }
  return { cities, bySlug };
}

/** Plain slugs that two cities of the places have. */
function findSharedSlugs({ places }: HospitalIndex): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const place of places.namedPlaces) {
    if (place.kind !== 'city') continue;
    const slug = plainSlug(place);
    (seen.has(slug) ? shared : seen).add(slug);
  }
  return shared;
}

function plainSlug({ names }: NamedPlace): string {
  return toSlug(names[0] ?? '');
}

/** @returns null for a slug that leads to no city of `listCities`; a plain one of a shared name finds another slug. */
export function findCityHospitals(index: HospitalIndex, slug: string): CityHospitals | null {
  const city = cityTable(index).bySlug.get(slug);
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

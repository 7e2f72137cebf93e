/** Positions in the tables that the tables themselves contradict, put right before places are made of them. */
import { distanceKm } from '../../../lib/tools/hospitals/places/places.ts';
import { normalizeText } from '../../../lib/tools/hospitals/text/normalize-text.ts';
import type { PlaceSources, SourceRow } from './read-place-sources.ts';

/**
 * Middles of districts that are elsewhere, by the code of the Local Government Directory: all PIN codes of Kargil lie beyond
 * Leh in the tables, 150 km off. Of the town, from Wikipedia, read on 23 November 2026.
 */
const districtCentroids: Readonly<Record<string, Pick<SourceRow, 'latitude' | 'longitude'>>> = {
  '6': { latitude: '34.55', longitude: '76.13' },
};
/**
 * A town is this near to some PIN code of its district. Nearer ones are right more often than the PIN codes that would
 * gainsay them (looked at one by one: Nangal of Rupnagar, Gurh of Rewa, Bajna of Mathura).
 */
const maxTownDistanceKm = 45;
/** A PIN code of a town's name lies within this of the town. */
const maxSameTownKm = 20;

export function correctPositions(sources: PlaceSources): PlaceSources {
  const { districts, pins, towns } = correctCentroids(sources);
  return {
    ...sources,
    districts,
    pins,
    towns: correctTowns({ ...sources, districts, pins, towns }),
  };
}

/** PIN codes and towns that stand at a district's middle move with it. */
function correctCentroids({ districts, pins, towns }: PlaceSources) {
  const move = (code: string | undefined, row: SourceRow): SourceRow => {
    const was = districts.find(({ lgd_code }) => lgd_code === code);
    const middle = districtCentroids[code ?? ''];
    // The tables round one place differently.
    const isThere = was !== undefined && row.latitude && kmBetween(row, was) < 1;
    return middle && isThere ? { ...row, ...middle } : row;
  };
  return {
    districts: districts.map((row) => move(row.lgd_code, row)),
    pins: pins.map((row) => move(row.district_lgd_code, row)),
    towns: towns.map((row) => move(row.district_lgd_code, row)),
  };
}

/**
 * A town's position was looked up by its name and state, and so is that of another town of that name where there are two:
 * Goregaon of Gondia stood in Raigad, 760 km off. Far from every PIN code of its district, a town is where the
 * district's PIN code of that name is; else, where the state has two of that name, at the district's middle. The only one
 * of its name is where it was found, and its district has been divided since: it belongs to the PIN code there.
 */
function correctTowns({ towns, pins, districts }: PlaceSources): SourceRow[] {
  const placed = pins.filter((row) => row.latitude && row.coord_source !== 'district_centroid');
  const pinsByDistrict = Map.groupBy(placed, (row) => row.district_lgd_code ?? '');
  const pinsByState = Map.groupBy(placed, (row) => row.state ?? '');
  const townsByName = Map.groupBy(towns, nameInState);
  const middleOf = new Map(districts.map((row) => [row.lgd_code, row]));
  return towns.map((town) => {
    const { district_lgd_code: code = '', state = '' } = town;
    const own = pinsByDistrict.get(code) ?? [];
    if (!town.latitude || own.some((pin) => kmBetween(town, pin) <= maxTownDistanceKm)) return town;
    const named = own.find((pin) => isNamedFor(pin, town));
    if (named) return at(town, named);
    const middle = middleOf.get(code);
    const isOnly = (townsByName.get(nameInState(town)) ?? []).length === 1;
    if (!isOnly) return middle?.latitude ? at(town, middle) : town;
    const there = (pinsByState.get(state) ?? []).find(
      (pin) => isNamedFor(pin, town) && kmBetween(town, pin) <= maxSameTownKm,
    );
    return there ? { ...town, district_lgd_code: there.district_lgd_code ?? '' } : town;
  });
}

function isNamedFor(pin: SourceRow, town: SourceRow): boolean {
  return `${normalizeText(pin.area ?? '')} `.startsWith(`${normalizeText(town.town ?? '')} `);
}

function nameInState({ town, state }: SourceRow): string {
  return `${normalizeText(town ?? '')}/${state}`;
}

function at(row: SourceRow, { latitude = '', longitude = '' }: SourceRow): SourceRow {
  return { ...row, latitude, longitude };
}

function kmBetween(one: SourceRow, other: SourceRow): number {
  const from = { latitude: Number(one.latitude), longitude: Number(one.longitude) };
  return distanceKm(from, Number(other.latitude), Number(other.longitude));
}

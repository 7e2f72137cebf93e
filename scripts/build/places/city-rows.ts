/**
 * Cities and towns. Those whose names people write in several ways come first and have rank 3; a town of 100,000
 * has rank 2, a smaller one rank 1. The search prefers the higher rank where several places share a name.
 */
import { normalizeName } from '../../../lib/tools/hospitals/text/normalize-text.ts';
import {
  aliasesOf,
  type PlaceCells,
  type PlaceSources,
  placeRow,
  positionOf,
  type SourceRow,
  splitNames,
  uniqueNames,
} from './read-place-sources.ts';

/** Cities that no town, post office or district is named for: the PIN code of their middle. */
const mainPins: Readonly<Record<string, string>> = {
  Amaravati: '522020',
  Dombivli: '421201',
  'Greater Noida': '201310',
  Kalyan: '421301',
  'Nava Raipur': '492101',
  'Pimpri-Chinchwad': '411018',
  Yanam: '533464',
};
const minPopulationOfTown = 100_000;

/** @param onProblem told of a city that has no position and is left out. */
export function cityRows(sources: PlaceSources, onProblem: (text: string) => void): PlaceCells[] {
  const taken = new Set<string>();
  const districtCodes = new Set(sources.districts.map((row) => row.lgd_code));
  const rows: PlaceCells[] = [];
  const add = (rank: string, names: string[], state: string, at: SourceRow, district: string) => {
    for (const name of names) taken.add(keyOf(name, state));
    const cells = { ...positionOf(at), names: names.join('|') };
    rows.push(placeRow({ kind: 'city', within: district, rank, ...cells }));
  };

  const locate = locator(sources);
  for (const { name, state } of knownCities(sources)) {
    const names = uniqueNames(name, aliasesOf(sources, 'city', name, state));
    const { at, district } = locate(names, state);
    if (at && districtCodes.has(district)) add('3', names, state, at, district);
    else onProblem(`left out, no position: ${name}, ${state}`);
  }
  for (const row of sources.towns) {
    const { town: name = '', state = '', district_lgd_code: district = '' } = row;
    if (!row.latitude || !districtCodes.has(district) || taken.has(keyOf(name, state))) continue;
    const rank = Number(row.population_geonames || 0) >= minPopulationOfTown ? '2' : '1';
    add(rank, uniqueNames(name, splitNames(row.aliases)), state, row, district);
  }
  return rows;
}

/** Each once, in the order of the table of aliases. */
function knownCities({ aliases }: PlaceSources): { name: string; state: string }[] {
  const cities = aliases
    .filter((row) => row.kind === 'city')
    .map(({ canonical: name = '', state = '' }) => [`${name}/${state}`, { name, state }] as const);
  return [...new Map(cities).values()];
}

/** Where a city is: its largest town, else its post office, else the district that is named for it. */
function locator({ towns, districts, pins }: PlaceSources) {
  const townsByKey = Map.groupBy(
    towns.flatMap((row) =>
      [row.town ?? '', ...splitNames(row.aliases)].map((name) => ({
        row,
        key: keyOf(name, row.state),
      })),
    ),
    ({ key }) => key,
  );
  const districtsByKey = new Map(
    districts.flatMap((row) =>
      [row.district ?? '', ...splitNames(row.aliases)].map(
        (name) => [keyOf(name, row.state), row] as const,
      ),
    ),
  );
  const pinsByArea = Map.groupBy(pins, (row) => keyOf(row.area ?? '', row.state));

  return (names: readonly string[], state: string) => {
    const keys = names.map((name) => keyOf(name, state));
    const town = keys
      .flatMap((key) => townsByKey.get(key) ?? [])
      .map(({ row }) => row)
      .filter((row) => row.latitude)
      .sort((a, b) => Number(b.population_geonames) - Number(a.population_geonames))[0];
    const area =
      pins.find((row) => row.pincode === mainPins[names[0] ?? '']) ??
      keys.flatMap((key) => pinsByArea.get(key) ?? [])[0];
    const district = keys.map((key) => districtsByKey.get(key)).find(Boolean);
    return {
      at: [town, area, district].find((row) => row?.latitude),
      district: town?.district_lgd_code ?? area?.district_lgd_code ?? district?.lgd_code ?? '',
    };
  };
}

function keyOf(name: string, state: string | undefined): string {
  return `${normalizeName(name)}/${state}`;
}

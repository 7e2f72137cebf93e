/** The tables of places.tsv. Not in read-places.server.ts, which a browser test cannot import. */
import { normalizeName } from '../../../text/search/normalize-text.ts';
import { appendToList } from '../text/term-dictionary.ts';
import { splitArea } from './localities.ts';
import type { PlaceTables } from './places.ts';
import { type NamedPlace, wellKnownRank } from './places.ts';

/** Path from the project root. */
export const placesFile = 'lib/tools/hospitals/places/places.tsv';
export const placeColumns = [
  'kind',
  'code',
  'within',
  'rank',
  'latitude',
  'longitude',
  'names',
] as const;

/** Why places.tsv cannot be used, in one line for the operator. */
export class PlacesFileError extends Error {
  override name = 'PlacesFileError';
  constructor(reason: string, options?: ErrorOptions) {
    super(`${placesFile} ${reason}. Restore it from the repository.`, { ...options });
  }
}

export type PlaceRow = Record<(typeof placeColumns)[number], string>;

export function parsePlaceRows(text: string): { namedRows: PlaceRow[]; pins: PlaceRow[] } {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  if (lines[first] !== placeColumns.join('\t')) throw new PlacesFileError('has no header');
  const namedRows: PlaceRow[] = [];
  const pins: PlaceRow[] = [];
  lines.slice(first + 1).forEach((line, index) => {
    if (line === '') return;
    const cells = line.split('\t');
    const row = Object.fromEntries(
      placeColumns.map((column, at) => [column, cells[at]]),
    ) as PlaceRow;
    if (cells.length !== placeColumns.length || !/^(state|district|city|pin)$/.test(row.kind))
      throw new PlacesFileError(`cannot be read at line ${first + index + 2}`);
    (row.kind === 'pin' ? pins : namedRows).push(row);
  });
  if (namedRows.length === 0 || pins.length === 0) throw new PlacesFileError('is cut off');
  return { namedRows, pins };
}

// Parses places.tsv into tables. A row is a state, a district, a city or a PIN code; `within` holds the code
// of its state or district; `names` holds the name first, of a PIN code its post office, then other, old and
// Hindi ones. Pure.
export function parsePlaces(text: string): PlaceTables {
  const rows = parsePlaceRows(text);
  const { namedPlaces, states, districts, districtByCode } = namedTables(rows.namedRows);
  const pins = pinTables(rows.pins, districtByCode);
  const stateMiddles = stateCentroids(pins, districts);
  return {
    states,
    districts,
    namedPlaces: namedPlaces.map((place) =>
      place.kind === 'state'
        ? { ...place, position: stateMiddles.get(place.state) ?? null }
        : place,
    ),
    placeIdsByName: idsByName(namedPlaces),
    ...pins,
    areasByKey: pinsByArea(pins),
  };
}

/** A row names its state or district by code, so the file has these first. */
function namedTables(rows: readonly PlaceRow[]) {
  const namedPlaces: NamedPlace[] = [];
  const states: string[] = [];
  const stateByCode = new Map<string, number>();
  const districts: PlaceTables['districts'][number][] = [];
  const districtByCode = new Map<string, number>();
  for (const row of rows) {
    const names = row.names.split('|');
    const place = {
      id: namedPlaces.length,
      names,
      rank: Number(row.rank || wellKnownRank),
      position: positionOf(row),
    };
    if (row.kind === 'state') {
      const state = states.push(names[0] ?? '') - 1;
      stateByCode.set(row.code, state);
      namedPlaces.push({ ...place, kind: 'state', state, district: -1 });
    } else if (row.kind === 'district') {
      const state = stateByCode.get(row.within) ?? -1;
      const { position, id: placeId } = place;
      const district = districts.push({ name: names[0] ?? '', state, position, placeId }) - 1;
      districtByCode.set(row.code, district);
      namedPlaces.push({ ...place, kind: 'district', state, district });
    } else {
      const district = districtByCode.get(row.within) ?? -1;
      const state = districts[district]?.state ?? -1;
      namedPlaces.push({ ...place, kind: 'city', state, district });
    }
  }
  return { namedPlaces, states, districts, districtByCode };
}

function positionOf({ latitude, longitude }: PlaceRow): NamedPlace['position'] {
  return latitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) };
}

type PinTables = Pick<
  PlaceTables,
  'pinCodes' | 'pinLatitudes' | 'pinLongitudes' | 'pinDistricts' | 'pinAreas' | 'otherPinAreas'
>;

function pinTables(
  rows: readonly PlaceRow[],
  districtByCode: ReadonlyMap<string, number>,
): PinTables {
  const degrees = (text: string) => (text === '' ? Number.NaN : Number(text));
  const names = rows.map((row) => row.names.split('|'));
  return {
    pinCodes: Int32Array.from(rows, ({ code }) => Number(code)),
    pinLatitudes: Float32Array.from(rows, ({ latitude }) => degrees(latitude)),
    pinLongitudes: Float32Array.from(rows, ({ longitude }) => degrees(longitude)),
    pinDistricts: Int16Array.from(rows, ({ within }) => districtByCode.get(within) ?? -1),
    pinAreas: names.map(([postOffice = '']) => postOffice),
    otherPinAreas: new Map(
      names.flatMap(([, ...others], pin) => (others.length > 0 ? [[pin, others]] : [])),
    ),
  };
}

/** No source gives a state's position, so it is the mean of its PIN codes. */
function stateCentroids(
  { pinLatitudes, pinLongitudes, pinDistricts }: PinTables,
  districts: PlaceTables['districts'],
): Map<number, { latitude: number; longitude: number }> {
  const pinsByState = Map.groupBy(
    pinDistricts.keys(),
    (pin) => districts[pinDistricts[pin] ?? -1]?.state ?? -1,
  );
  const mean = (pins: readonly number[], degrees: Float32Array) =>
    Math.round((pins.reduce((sum, pin) => sum + (degrees[pin] ?? 0), 0) / pins.length) * 100) / 100;
  return new Map(
    [...pinsByState].map(([state, pins]) => [
      state,
      { latitude: mean(pins, pinLatitudes), longitude: mean(pins, pinLongitudes) },
    ]),
  );
}

function idsByName(namedPlaces: readonly NamedPlace[]): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const { id, names } of namedPlaces) {
    for (const key of new Set(names.map(normalizeName))) appendToList(byName, key, id);
  }
  return byName;
}

/** Names of up to three letters are skipped: they match half of all searches. */
const minAreaLetters = 4;

function pinsByArea({ pinAreas, otherPinAreas }: PinTables): Map<string, number[]> {
  const byArea = new Map<string, number[]>();
  pinAreas.forEach((area, pin) => {
    const names = [area, ...(otherPinAreas.get(pin) ?? [])];
    const keys = new Set(names.map((name) => splitArea(name).base));
    for (const key of keys) if (key.length >= minAreaLetters) appendToList(byArea, key, pin);
  });
  return byArea;
}

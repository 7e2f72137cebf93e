/** Which column holds what, in lists whose columns have any names and any order. */
import { ImportProblem } from './import-problem.ts';

export const fields = [
  'name',
  'address',
  'city',
  'district',
  'state',
  'pin',
  'phone',
  'latitude',
  'longitude',
] as const;
export type Field = (typeof fields)[number];

/** Column numbers of a field, from 0; an address may stand in several. */
export type Columns = Readonly<Partial<Record<Field, readonly number[]>>> & {
  /** The positions are the PIN codes' middles. */
  isPinPosition: boolean;
};
export type FoundColumns = { columns: Columns; headerRow: number; header: readonly string[] };

/** As they stand in the header, small letters and digits only; the better ones first. */
const namesOf: Readonly<Record<Field, readonly RegExp[]>> = {
  name: [
    /^(hospital|provider|facility|network(hospital|provider)|institution|centre|center|nursinghome)s?name$/,
    /^nameof(the)?(network)?(hospital|provider|facility|institution).*$/,
    /^(hospital|provider|facility)s?$/,
    /^hosp(ital)?name$/,
    /^name$/,
    /(hospital|provider).*name/,
  ],
  address: [
    /^(hospital|provider|full|complete|postal)?(address|addr|add)(line)?\d*$/,
    /^(street|locality|location|area|landmark)(address|name)?\d*$/,
    /address/,
  ],
  city: [/^(city|town|cityname|hospitalcity|citytown|citydistrict|providercity)$/, /^location$/],
  district: [/^(district|dist|districtname|hospitaldistrict)$/],
  state: [/^(state|statename|hospitalstate|stateut|providerstate|statename)$/],
  pin: [
    /^(pin|pincode|postalcode|postcode|zip|zipcode|pinno|pincodeno|hospitalpincode|areapin)$/,
    /pincode$/,
  ],
  phone: [
    /^(phone|telephone|contact|mobile|landline|tel)(no|nos|number|numbers|details)?\d*$/,
    /^(hospital|provider)?(phone|contact|landline|telephone)(no|number)?\d*$/,
  ],
  latitude: [/^(lat|latitude|hospitallatitude|pinlat|pinlatitude|geolat)$/],
  longitude: [/^(lng|lon|long|longitude|hospitallongitude|pinlng|pinlongitude|geolong)$/],
};
/** Junk that stands above a header: titles, dates, "List of network hospitals". */
const mostRowsAbove = 30;

/** @param map field to column, by its name or number from 1; overrules what the header says. */
export function findColumns(
  rows: readonly (readonly string[])[],
  map: ReadonlyMap<string, string> = new Map(),
): FoundColumns {
  for (const field of map.keys())
    if (!fields.some((one) => one === field))
      throw new ImportProblem(`--map knows no "${field}": it takes ${fields.join(', ')}.`);
  const known = [...map.values()];
  let best: { row: number; columns: Map<Field, number[]>; score: number } | null = null;
  for (const [row, cells] of rows.slice(0, mostRowsAbove).entries()) {
    const columns = columnsIn(cells);
    for (const [field, column] of map) {
      const at = columnNamed(cells, column);
      if (at >= 0) columns.set(field as Field, [at]);
    }
    const named = known.filter((column) => columnNamed(cells, column, false) >= 0).length;
    const score = columns.size + named * 2;
    if (columns.has('name') && score >= 2 && score > (best?.score ?? 0))
      best = { row, columns, score };
  }
  const header = rows[best?.row ?? 0] ?? [];
  if (!best)
    throw new ImportProblem(
      `No column holds the hospitals' names. Say which with --map name=COLUMN; the first row has: ${shorten(header)}.`,
    );
  for (const [field, column] of map)
    if (columnNamed(header, column) < 0)
      throw new ImportProblem(
        `--map ${field}=${column}: there is no such column. There are: ${shorten(header)}.`,
      );
  const places = ['address', 'city', 'pin'] as const;
  if (!places.some((field) => best.columns.has(field)))
    throw new ImportProblem(
      `No column holds an address, a city or a PIN code. Say which with --map address=COLUMN; there are: ${shorten(header)}.`,
    );
  const latitude = header[best.columns.get('latitude')?.[0] ?? -1] ?? '';
  return {
    columns: { ...Object.fromEntries(best.columns), isPinPosition: /pin/i.test(latitude) },
    headerRow: best.row,
    header,
  };
}

function columnsIn(cells: readonly string[]): Map<Field, number[]> {
  const found = new Map<Field, number[]>();
  const taken = new Set<number>();
  const keys = cells.map(keyOf);
  for (const field of fields) {
    for (const pattern of namesOf[field]) {
      const at = keys.flatMap((key, index) =>
        pattern.test(key) && !taken.has(index) ? [index] : [],
      );
      if (at.length === 0) continue;
      const all = field === 'address' ? at : at.slice(0, 1);
      found.set(field, all);
      for (const index of all) taken.add(index);
      break;
    }
  }
  return found;
}

function columnNamed(cells: readonly string[], column: string, mayBeNumber = true): number {
  const key = keyOf(column);
  const at = cells.findIndex((cell) => keyOf(cell) === key && key !== '');
  if (at >= 0 || !mayBeNumber || !/^\d{1,3}$/.test(column)) return at;
  const number = Number(column) - 1;
  return number >= 0 && number < cells.length ? number : -1;
}

function keyOf(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function shorten(header: readonly string[]): string {
  return header
    .filter((cell) => cell.trim() !== '')
    .slice(0, 20)
    .map((cell) => cell.trim().slice(0, 40))
    .join(', ');
}

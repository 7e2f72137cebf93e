/** The official tables that places.tsv is made from, and one of its rows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { placeColumns } from '../../../lib/tools/hospitals/places/parse-place-rows.ts';
import { normalizeName } from '../../../lib/tools/hospitals/text/normalize-text.ts';

export type SourceRow = Readonly<Record<string, string>>;
export type PlaceSources = Readonly<
  Record<'states' | 'districts' | 'towns' | 'pins' | 'aliases', readonly SourceRow[]>
>;
export type PlaceCells = string[];

export function readPlaceSources(folder: string): PlaceSources {
  const read = (name: string): SourceRow[] =>
    parse(readFileSync(join(folder, name)), { columns: true, bom: true });
  return {
    states: read('states.csv'),
    districts: read('districts.csv'),
    towns: read('towns.csv'),
    pins: read('pincodes.csv'),
    aliases: read('place_aliases.csv'),
  };
}

/** A row in the order of `placeColumns`. */
export function placeRow(
  cells: Partial<Record<(typeof placeColumns)[number], string>>,
): PlaceCells {
  const { kind = '', code = '', within = '', rank = '' } = cells;
  const { latitude = '', longitude = '', names = '' } = cells;
  return [kind, code, within, rank, latitude, longitude, names];
}

/** To 0.01 degree, about a kilometre; empty where the source gives none. */
export function positionOf(row: SourceRow | undefined): { latitude: string; longitude: string } {
  if (!row?.latitude) return { latitude: '', longitude: '' };
  return { latitude: round(row.latitude), longitude: round(row.longitude ?? '') };
}

function round(degrees: string): string {
  return String(Math.round(Number(degrees) * 100) / 100);
}

/** A name and the others that are not the same once they are normalized. */
export function uniqueNames(name: string, others: readonly string[]): string[] {
  const seen = new Set([normalizeName(name)]);
  const unique = [name];
  for (const other of others) {
    const key = normalizeName(other);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    unique.push(other);
  }
  return unique;
}

export function splitNames(text: string | undefined): string[] {
  return (text ?? '').split('|').filter(Boolean);
}

export function aliasesOf(
  { aliases }: PlaceSources,
  kind: 'state' | 'district' | 'city',
  name: string,
  state: string,
): string[] {
  return aliases
    .filter((row) => row.kind === kind && row.canonical === name && row.state === state)
    .map((row) => row.alias ?? '');
}

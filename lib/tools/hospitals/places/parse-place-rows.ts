/** The rows of places.tsv, by name. Pure. */

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
    const [kind = '', code = '', within = '', rank = ''] = cells;
    const [latitude = '', longitude = '', names = ''] = cells.slice(4);
    if (cells.length !== placeColumns.length || !/^(state|district|city|pin)$/.test(kind))
      throw new PlacesFileError(`cannot be read at line ${first + index + 2}`);
    (kind === 'pin' ? pins : namedRows).push({
      kind,
      code,
      within,
      rank,
      latitude,
      longitude,
      names,
    });
  });
  if (namedRows.length === 0 || pins.length === 0) throw new PlacesFileError('is cut off');
  return { namedRows, pins };
}

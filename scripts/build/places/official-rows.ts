/** States, districts and PIN codes: one row for each that the official tables have. */
import {
  aliasesOf,
  type PlaceCells,
  type PlaceSources,
  placeRow,
  positionOf,
  splitNames,
  uniqueNames,
} from './read-place-sources.ts';

export function stateRows(sources: PlaceSources): PlaceCells[] {
  return sources.states.map((row) => {
    const { name = '', lgd_code: code = '', name_hi: hindi = '' } = row;
    const others = [hindi, ...splitNames(row.aliases), ...aliasesOf(sources, 'state', name, name)];
    return placeRow({ kind: 'state', code, names: uniqueNames(name, others).join('|') });
  });
}

export function districtRows(sources: PlaceSources): PlaceCells[] {
  return sources.districts.map((row) => {
    const { district: name = '', lgd_code: code = '', name_hi: hindi = '', state = '' } = row;
    const aliases = aliasesOf(sources, 'district', name, state);
    const names = uniqueNames(name, [hindi, ...splitNames(row.aliases), ...aliases]).join('|');
    const within = row.state_lgd_code ?? '';
    return placeRow({ kind: 'district', code, within, ...positionOf(row), names });
  });
}

/** Ascending: the search looks PIN codes up by halving. */
export function pinRows({ pins, districts }: PlaceSources): PlaceCells[] {
  const districtCodes = new Set(districts.map((row) => row.lgd_code));
  return pins
    .toSorted((a, b) => Number(a.pincode) - Number(b.pincode))
    .map((row) => {
      const district = row.district_lgd_code ?? '';
      return placeRow({
        kind: 'pin',
        code: row.pincode ?? '',
        within: districtCodes.has(district) ? district : '',
        ...positionOf(row),
        names: toAreaName(row.area ?? ''),
      });
    });
}

/** A post office's name as a place: without what tells offices apart ("Bandra(East)", "eCOM Nodal Delivery Centre"). */
function toAreaName(text: string): string {
  return text
    .replace(/\bE?-?COM\b.*$/i, '')
    .replace(/\b(NDC|Nodal Delivery Centre|Delivery Hub)\b.*$/i, '')
    .replace(/\b(H\.?O|S\.?O|B\.?O|G\.?P\.?O|R\.?S|MDG|Head Office|Head Post Office)\.?\s*$/i, '')
    .replace(/\(([^)]*)\)?/g, ' $1')
    .replace(/[`\\|@]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

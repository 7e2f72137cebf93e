/**
 * Infers the district of a town that a list abbreviates: rows of the town with PIN codes give it for rows without.
 * "Tvm" is not in our tables, but its list has its district.
 */
import { normalizeName } from '../../../text/search/normalize-text.ts';
import { findPin, type PlaceTables } from '../places/places.ts';
import { appendToList } from '../text/term-dictionary.ts';
import type { Columns } from './find-columns.ts';
import { parsePin } from './parse-pin.ts';

const minRows = 2;
const minShare = 0.8;

type Row = readonly string[];

/** @returns `fill`, which writes the district into a row without PIN code whose town is known from other rows. */
export function inferDistricts(rows: readonly Row[], columns: Columns, places: PlaceTables) {
  const [cityAt] = columns.city ?? [];
  const [pinAt] = columns.pin ?? [];
  const [districtAt] = columns.district ?? [];
  const fill = (cells: Row): Row => cells;
  if (cityAt === undefined || pinAt === undefined) return { fill };
  const districtsByTown = new Map<string, number[]>();
  for (const cells of rows) {
    const city = normalizeName(cells[cityAt] ?? '');
    if (city === '' || places.placeIdsByName.has(city)) continue;
    const pin = parsePin(places, cells[pinAt] ?? '')?.pin;
    const district = pin ? (places.pinDistricts[findPin(places, Number(pin))] ?? -1) : -1;
    if (district < 0) continue;
    appendToList(districtsByTown, city, district);
  }
  if (districtsByTown.size === 0) return { fill };
  return {
    fill(cells: Row): Row {
      const city = cells[cityAt] ?? '';
      if ((cells[pinAt] ?? '').trim() !== '' || (districtAt !== undefined && cells[districtAt]))
        return cells;
      const district = places.districts[mostCommon(districtsByTown.get(normalizeName(city)) ?? [])];
      if (!district) return cells;
      const filled = [...cells];
      // Without a district column the district goes into the city's cell.
      if (districtAt === undefined) filled[cityAt] = district.name;
      else filled[districtAt] = district.name;
      return filled;
    },
  };
}

function mostCommon(districts: readonly number[]): number {
  const counts = [...Map.groupBy(districts, (one) => one)].map(([one, { length }]) => ({
    one,
    length,
  }));
  const best = counts.sort((a, b) => b.length - a.length)[0];
  const isDecisive =
    best !== undefined && best.length >= minRows && best.length >= districts.length * minShare;
  return isDecisive ? best.one : -1;
}

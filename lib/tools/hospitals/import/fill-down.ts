/** Fills in city, district and state that a list writes once, above all the rows they apply to. */
import type { Columns } from './find-columns.ts';

const minBlankShare = 0.1;

/**
 * Applied only where the layout is unambiguous: no row has a PIN code, the cells are blank together, no row repeats the
 * one above, and the rows of a city are contiguous. In any other list a blank cell means an unknown value.
 */
export function fillDown(rows: readonly (readonly string[])[], columns: Columns): string[][] {
  const at = [columns.city, columns.district, columns.state].flatMap((one) => one ?? []);
  const places = rows.map((row) => at.map((one) => row[one]?.trim() ?? ''));
  const hasPins = rows.some((row) => columns.pin?.some((one) => row[one]?.trim()));
  if (hasPins || !isWrittenOnce(places)) return rows.map((row) => [...row]);
  let last: readonly string[] = [];
  return rows.map((row, index) => {
    const placeCells = places[index] ?? [];
    if (placeCells.some(Boolean)) last = placeCells;
    const filled = [...row];
    at.forEach((one, nth) => {
      filled[one] = last[nth] ?? '';
    });
    return filled;
  });
}

function isWrittenOnce(places: readonly (readonly string[])[]): boolean {
  const filledPlaces = places.filter((cells) => cells.some(Boolean));
  const isBlankTogether = filledPlaces.every((cells) => cells.every(Boolean));
  const blankShare = 1 - filledPlaces.length / places.length;
  if (!isBlankTogether || !places[0]?.some(Boolean) || blankShare < minBlankShare) return false;
  const isRepeated = filledPlaces.some(
    (cells, nth) => cells.join('|') === filledPlaces[nth - 1]?.join('|'),
  );
  const firstOfCity = filledPlaces.filter((cells, nth) => cells[0] !== filledPlaces[nth - 1]?.[0]);
  return !isRepeated && new Set(firstOfCity.map(([city]) => city)).size === firstOfCity.length;
}

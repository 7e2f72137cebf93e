/**
 * Realigns a row whose cells are shifted by one column, because an address was split or a cell is missing. Detected by
 * the PIN code: its column has none, the neighbouring one has a known one, and the state has moved with it.
 */
import { findState } from '../lists/locate-entry.ts';
import type { PlaceTables } from '../places/places.ts';
import type { Columns } from './find-columns.ts';
import { parsePin } from './parse-pin.ts';

/** @returns the realigned cells; null for a row that is in order, or where the shift is ambiguous. */
export function realignRow(
  cells: readonly string[],
  columns: Columns,
  places: PlaceTables,
): string[] | null {
  const [pinAt] = columns.pin ?? [];
  const [addressAt] = columns.address ?? [];
  const [nameAt] = columns.name ?? [];
  if (pinAt === undefined || addressAt === undefined || nameAt === undefined) return null;
  if (hasPin(cells[pinAt], places) || addressAt >= pinAt) return null;
  const [stateAt] = columns.state ?? [];
  for (const by of [1, -1]) {
    if (!hasPin(cells[pinAt + by], places)) continue;
    if (stateAt !== undefined && findState(places, cells[stateAt + by] ?? '') < 0) continue;
    if (by < 0)
      return stateAt === undefined
        ? null
        : shiftRight(cells, isAddressStart(cells[nameAt]) ? nameAt : addressAt);
    // An extra cell at the start of the row shifts the name as well. Otherwise a comma has split the address.
    if ((cells[nameAt] ?? '').trim() === '' && nameAt < addressAt)
      return [...cells.slice(0, nameAt), ...cells.slice(nameAt + 1)];
    const address = [cells[addressAt], cells[addressAt + 1]].filter(Boolean).join(', ');
    return [...cells.slice(0, addressAt), address, ...cells.slice(addressAt + 2)];
  }
  return null;
}

/** Lists leave out the address; where its cell holds a house number, the name is missing. */
function shiftRight(cells: readonly string[], missingAt: number): string[] {
  return [...cells.slice(0, missingAt), '', ...cells.slice(missingAt)];
}

function isAddressStart(cell = ''): boolean {
  return /^\s*(?:(?:plot|house|shop|flat|h)\b\W*)?(?:no\b\W*)?\d/i.test(cell);
}

function hasPin(cell: string | undefined, places: PlaceTables): boolean {
  // A telephone number in the next column is longer.
  return /^\s*[1-9]\d{2}\s?\d{3}\s*$/.test(cell ?? '') && parsePin(places, cell ?? '') !== null;
}

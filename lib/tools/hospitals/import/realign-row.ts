/**
 * A row whose cells stand a column beside their own, because an address was cut in two or a cell is missing. Told by its
 * PIN code: the column has none, the one beside it has one that the post knows, and the state moved with it.
 */
import { findState } from '../lists/locate-entry.ts';
import type { Places } from '../places/places.ts';
import type { Columns } from './find-columns.ts';
import { parsePin } from './parse-pin.ts';

/** @returns the cells in their columns; null for a row that needs none of this, or where nothing tells. */
export function realignRow(
  cells: readonly string[],
  columns: Columns,
  places: Places,
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
    // A cell before all others moves the name too; else the address was cut in two.
    if ((cells[nameAt] ?? '').trim() === '' && nameAt < addressAt)
      return [...cells.slice(0, nameAt), ...cells.slice(nameAt + 1)];
    const address = [cells[addressAt], cells[addressAt + 1]].filter(Boolean).join(', ');
    return [...cells.slice(0, addressAt), address, ...cells.slice(addressAt + 2)];
  }
  return null;
}

/** The address is what lists leave out; where its cell holds the number of a house, the name. */
function shiftRight(cells: readonly string[], missingAt: number): string[] {
  return [...cells.slice(0, missingAt), '', ...cells.slice(missingAt)];
}

function isAddressStart(cell = ''): boolean {
  return /^\s*(?:(?:plot|house|shop|flat|h)\b\W*)?(?:no\b\W*)?\d/i.test(cell);
}

function hasPin(cell: string | undefined, places: Places): boolean {
  // A telephone beside the column is longer.
  return /^\s*[1-9]\d{2}\s?\d{3}\s*$/.test(cell ?? '') && parsePin(places, cell ?? '') !== null;
}

/**
 * Parses PIN codes as lists write them. Rule: none is invented. A number in an address counts only if it is a known PIN
 * code; in the PIN column a known prefix is enough, because the list may be newer than our table.
 */
import { restoreNumber } from '../../../imports/spreadsheets/cell-text.ts';
import { findPin, type PlaceTables } from '../places/places.ts';

export type ListedPin = { pin: string; isInPostList: boolean };

const maxCellLetters = 80;

/** "560 034", "560,034", "5.60034E+05", "0560034", "560034.0", "PIN-560034", "560034/560035". */
export function parsePin(places: PlaceTables, text: string): ListedPin | null {
  const cell = text.slice(0, maxCellLetters);
  const [all, ...parts] = [
    [cell],
    cell.split(/[/;&|]|\bor\b|\band\b/i),
    cell.split(/[\s,/;&|]+/),
  ].map((pieces) => pieces.flatMap(digitsOf));
  const candidates = [...(all ?? []), ...parts.flat()];
  const listedPin = candidates.find((pin) => isInPostList(places, pin));
  if (listedPin) return { pin: listedPin, isInPostList: true };
  // A number that a spreadsheet abbreviated has lost its last digits.
  const likely = /e/i.test(cell)
    ? undefined
    : candidates.find((pin) => isInSortingDistrict(places, pin));
  return likely ? { pin: likely, isInPostList: false } : null;
}

/**
 * "101-102, Shivam Apartments" are two flats: split digits count only after "PIN" or a dash, or at the very end.
 * @param state of the list; a PIN code of another state is some other number.
 */
export function findPinInAddress(places: PlaceTables, address: string, state: string): string {
  const found = [...address.matchAll(/(?<![\d/+])([1-9]\d{2})([ \u00a0-]?)(\d{3})(?![\d/])/g)];
  for (const { 0: text, 1: first, 2: parting, 3: last, index } of found.reverse()) {
    const pin = `${first}${last}`;
    const at = findPin(places, Number(pin));
    if (at < 0) continue;
    const ofPin = places.states[places.districts[places.pinDistricts[at] ?? -1]?.state ?? -1];
    if (state !== '' && ofPin !== undefined && places.states.includes(state) && ofPin !== state)
      continue;
    const isAtEnd = /^[\s.,;)]*$/.test(address.slice(index + text.length));
    const isAnnounced = /(?:pin\s?(?:code)?[\s.:-]*|[^\d\s]\s*[-–]\s*)$/i.test(
      address.slice(0, index),
    );
    if (parting === '' || isAnnounced || (isAtEnd && parting !== '-')) return pin;
  }
  return '';
}

function digitsOf(text: string): string[] {
  const digits = restoreNumber(text).replace(/\D/g, '').replace(/^0+/, '');
  return /^[1-9]\d{5}$/.test(digits) ? [digits] : [];
}

function isInPostList(places: PlaceTables, pin: string): boolean {
  return findPin(places, Number(pin)) >= 0;
}

/** The first three digits name the sorting district. */
function isInSortingDistrict({ pinCodes }: PlaceTables, pin: string): boolean {
  const first = Number(pin.slice(0, 3)) * 1000;
  return pinCodes.some((code) => code >= first && code < first + 1000);
}

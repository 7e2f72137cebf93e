/** A position as four characters: hundredths of a degree, in a number to the base 64. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const south = 500;
const west = 6500;

/** "AAAA" stands for no position. India lies between 5° and 40° north, 65° and 100° east. */
export function placeText(at: { latitude: number; longitude: number } | null): string {
  if (!at) return 'AAAA';
  const row = Math.round(at.latitude * 100) - south;
  const column = Math.round(at.longitude * 100) - west;
  if (row < 0 || row >= 4096 || column < 0 || column >= 4096) throw new Error('outside India');
  return [row >> 6, row & 63, column >> 6, column & 63].map((digit) => digits[digit]).join('');
}

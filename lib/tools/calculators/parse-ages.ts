/** Ages of several people on one line. */
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';

const [yearWords, monthWords] = [
  'years?|yrs?|y|साल|वर्ष',
  'months?|mths?|mos?|m|महीने|महीना|माह',
].map((words) => `\\s*(?:${words})(?![\\p{L}\\p{M}])\\.?`);
const months = `(?<!\\d)(?:\\d|1[01])${monthWords}`;
const parts = {
  /** "4 years 6 months" is one child of four. */
  years: new RegExp(`(?<=\\d)${yearWords}(?:\\s*${months})?`, 'giu'),
  /** A baby counts as zero years old. */
  months: new RegExp(months, 'giu'),
};

/** "62, 65", "62 and 65", "4 7", "62yrs", "6 months": whole years, the eldest first. Empty text gives an empty list. */
export function parseAges(typed: string): number[] | null {
  const words = toAsciiDigits(typed)
    .replace(parts.years, ' ')
    .replace(parts.months, '0')
    .split(/(?:[\s,;/&+]|\band\b)+/i)
    .filter((word) => word !== '');
  if (!words.every((word) => /^\d{1,3}$/.test(word))) return null;
  return words.map(Number).sort((a, b) => b - a);
}

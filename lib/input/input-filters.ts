/**
 * The reusable input rules (docs/specification.md, section 5). Each `keep…` filters a field while typing: it drops
 * invalid characters, and writes digits of any script as 0 to 9; each `is…` validates a finished value.
 */
import { toAsciiDigits } from '../text/to-ascii-digits.ts';

/** Text, @, domain, dot, at least two letters. 254 is the longest address mail can carry. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[\p{L}\p{M}]{2,}$/u.test(text);
}

/** Letters of any script (with their vowel signs) and spaces. */
export function keepLettersAndSpaces(text: string): string {
  return text.replace(/[^\p{L}\p{M} ]/gu, '');
}

export function keepLettersAndDigits(text: string): string {
  return toAsciiDigits(text).replace(/[^A-Za-z0-9]/g, '');
}

/** Policy numbers: letters, digits, slash and hyphen. */
export function keepPolicyNumber(text: string): string {
  return toAsciiDigits(text).replace(/[^A-Za-z0-9/-]/g, '');
}

export function keepDigits(text: string): string {
  return toAsciiDigits(text).replace(/[^0-9]/g, '');
}

/** Indian grouping while typing: "1234567" is "12,34,567". Whole numbers: decimals and leading zeros are dropped. */
export function groupThousands(text: string): string {
  const digits = keepDigits(text.split('.')[0] ?? '').replace(/^0+(?=\d)/, '');
  const tail = digits.slice(-3);
  const head = digits.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',');
  return head ? `${head},${tail}` : tail;
}

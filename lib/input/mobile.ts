/** Parses mobile numbers as people type, paste and dictate them to ten digits. */
import { toAsciiDigits } from '../text/to-ascii-digits.ts';

/** Longest accepted input: "tel:+91 (98765) 43-210" and the spaces of a table it was copied from. */
const maxTypedLength = 200;
/** The field accepts too many digits, so that the number is refused and not cut; beyond this it drops them. */
const maxDigits = 20;

/**
 * Digits only, while typing or pasting: a country code or trunk 0 before ten digits is removed. Nothing is cut to
 * length: an eleventh digit stays and the number is refused, because a cut could give a stranger's number.
 */
export function sanitizeMobileInput(text: string): string {
  const digits = digitsOf(text);
  return (nationalDigits(digits) ?? withoutCode(digits)).slice(0, maxDigits);
}

/** The ten digits, or null if it is not a mobile number. Stricter than the field: nothing is dropped either. */
export function parseMobile(text: string): string | null {
  if (text.length > maxTypedLength) return null;
  // Dashes of any width, and invisible marks that address books put around a number.
  const plain = toAsciiDigits(withoutMarks(text)).replace(/\p{Pd}/gu, '-');
  if (!/^\s*\+?[0-9()\-.\s]*$/.test(plain)) return null;
  return nationalDigits(digitsOf(plain));
}

function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/^\s*tel:/i, '');
}

/** "+" becomes 00, behind words too: without it "WhatsApp: +65 9123 4567" would read as ten digits. */
function digitsOf(text: string): string {
  return toAsciiDigits(text)
    .replace(/^[^0-9]*?[+＋﹢⁺](?=[\s(]*(?:[0-9]|$))/, '00')
    .replace(/[^0-9]/g, '');
}

/**
 * The digits after +91, 0091, 91 and a trunk 0, if they are ten. A leading 0 is never part of the number itself; 91
 * without "+" is a country code only before a digit that starts a mobile: otherwise two digits too many were typed.
 */
function nationalDigits(digits: string): string | null {
  return /^(?:0091|0?91(?=0?[6-9]))?0?([1-9]\d{9})$/.exec(digits)?.[1] ?? null;
}

/**
 * The field shows +91 in front, so an incomplete number loses its own country code with its first digit, but only one
 * written with "+" or 00: 91 alone may be the start of the number.
 */
function withoutCode(digits: string): string {
  return digits.replace(/^00910?(?=[6-9])/, '');
}

/** The last two digits alone, for lists. */
export function maskMobile(mobile: string): string {
  return `${'•'.repeat(Math.max(0, mobile.length - 2))}${mobile.slice(-2)}`;
}

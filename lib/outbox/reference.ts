/**
 * References that a person can read out on the phone: two groups of four characters from an alphabet without
 * look-alikes (no 0/O, 1/I/L, U); the last character is a check character.
 */
import { toAsciiDigits } from '../text/to-ascii-digits.ts';

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const bodyLength = 7;

/** Prefix of call-backs. */
export const callBackPrefix = 'CB';
/** Prefix of all other requests. */
export const requestPrefix = 'SR';

/** @param prefix kind of record. About 34 bits: the database enforces uniqueness; it is not a secret. */
export function createReference(prefix: string): string {
  let body = '';
  while (body.length < bodyLength) {
    // More bytes than needed in one call: a call costs more than its bytes.
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * bodyLength))) {
      // 240 is the largest multiple of 30 in a byte: dropping the rest keeps every character equally likely.
      if (byte < 240 && body.length < bodyLength) body += alphabet[byte % alphabet.length];
    }
  }
  return format(prefix, body + checkCharacter(body));
}

/** Either kind: a visitor need not know which it is. */
export function parseAnyReference(typed: string): string | null {
  return parseReference(requestPrefix, typed) ?? parseReference(callBackPrefix, typed);
}

/** The reference in its written form, or null if it is invalid, as after a typing error. */
export function parseReference(prefix: string, typed: string): string | null {
  const letters = toAsciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  if (!letters.startsWith(prefix)) return null;
  const code = letters.slice(prefix.length);
  const body = code.slice(0, bodyLength);
  if (code.length !== bodyLength + 1 || [...body].some((letter) => !alphabet.includes(letter)))
    return null;
  return checkCharacter(body) === code.at(-1) ? format(prefix, code) : null;
}

function format(prefix: string, code: string): string {
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Weighted sum modulo 30 with weights coprime to it: any single wrong character changes the sum. */
function checkCharacter(body: string): string {
  const weights = [1, 7, 11, 13, 17, 19, 23];
  const sum = [...body].reduce(
    (total, letter, index) => total + alphabet.indexOf(letter) * (weights[index] ?? 1),
    0,
  );
  return alphabet[sum % alphabet.length] ?? '';
}

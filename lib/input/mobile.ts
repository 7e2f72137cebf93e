/** Mobile numbers as people type, paste and dictate them, and the ten digits they mean. */

const mobileDigits = 10;

/** Longest text worth reading as a number: "+91 (98765) 43-210" and some spaces. */
const maxTypedLength = 40;
const digitZeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];

/** Digits of Indian scripts (९, ৯, ൯ …) as 0 to 9; everything else unchanged. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = digitZeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * Digits only, for a field as it is typed or pasted into: +91, 0091 and a leading 0 go, ten digits stay. An
 * eleventh digit stays too while a country code may be on its way key by key: cutting it off would leave
 * a stranger's number, and eleven digits are refused.
 */
export function sanitizeMobileInput(text: string): string {
  const digits = withoutPrefix(westernDigits(text.slice(0, maxTypedLength)).replace(/[^0-9]/g, ''));
  const mayBecomeLonger = digits.length === mobileDigits + 1 && digits.startsWith('91');
  return mayBecomeLonger ? digits : digits.slice(0, mobileDigits);
}

/** The ten digits, or null when this is not a mobile number. Stricter than the field: nothing is cut off. */
export function parseMobile(text: string): string | null {
  if (text.length > maxTypedLength) return null;
  // Marks and hyphens that address books put around a number and nobody sees.
  const western = westernDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-');
  if (!/^[0-9+()\-.\s]*$/.test(western)) return null;
  const digits = withoutPrefix(western.replace(/[^0-9]/g, ''));
  return digits.length === mobileDigits && Number(digits) !== 0 ? digits : null;
}

/** Only a number that is too long can carry a country code or trunk 0: ten digits are left as they are. */
function withoutPrefix(digits: string): string {
  return digits.length > mobileDigits ? digits.replace(/^(?:0{0,2}91|0)(?=\d{10})/, '') : digits;
}

/** For people who look at a list: the last two digits. */
export function maskMobile(mobile: string): string {
  return `${'•'.repeat(Math.max(0, mobile.length - 2))}${mobile.slice(-2)}`;
}

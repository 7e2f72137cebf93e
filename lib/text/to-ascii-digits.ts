/** Digits of every script (९, ௯, ９ …) as 0 to 9; everything else unchanged. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : String(digitValue(digit))));
}

/** Unicode lists each script's digits in a row from its zero; adjacent rows are whole tens. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Converts digits of Indian scripts, as phones type them and Hindi lists print them: "४११००१" becomes "411001". */

/** Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam: each block has 128 code points. */
const firstScript = 0x0900;
const signsOfScript = 0x80;
const zeroInScript = 0x66;

/** Some keyboards produce full-width digits. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[\u0900-\u0d7f]/g, (sign) => {
      const digit = ((sign.charCodeAt(0) - firstScript) % signsOfScript) - zeroInScript;
      return digit >= 0 && digit <= 9 ? String(digit) : sign;
    })
    .replace(/[\uff10-\uff19]/g, (sign) => String(sign.charCodeAt(0) - 0xff10));
}

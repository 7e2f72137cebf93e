/**
 * One line of a calendar file (RFC 5545), escaped and folded. Our own, because the `ics` package folds after 75
 * characters and not 75 octets, which breaks Devanagari, and does not escape control characters.
 */

export const lineEnd = '\r\n';
const maxLineOctets = 75;

/** Section 3.3.11: escapes backslash, semicolon, comma and line end; other control characters are not allowed. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be removed
      .replace(/[\u0000-\u001f\u007f]/g, '')
  );
}

/** Section 3.1: no line is longer than 75 octets; it continues after a line end and a space. Characters stay whole. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxLineOctets) {
      folded += `${lineEnd} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Reads values that a spreadsheet or a database has changed before the export. */

/** Placeholders for an empty value in lists, databases and broken formulas. */
const emptyValue =
  /^(?:n\.?a\.?|n\/a|nil|null|none|unknown|not (?:available|applicable)|\\n|-+|\.|#(?:n\/a|ref!|value!|name\?|null!|div\/0!|num!))$/i;

export function isEmptyValue(text: string): boolean {
  return emptyValue.test(text);
}

/** Blanks and invisible characters, which spreadsheets skip. */
const skippedStart = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/**
 * A spreadsheet may run it: OWASP's list, of which the full-width signs are = + - @ in NFKC, and | and %, with which
 * some begin a formula.
 */
export function isFormula(text: string): boolean {
  const [first = ''] = text.replace(skippedStart, '');
  return /^[=+\-@|%]/.test(first.normalize('NFKC')) || /^[\t\r\n]/.test(text);
}

/** Drops the apostrophe by which a spreadsheet or our guard against formulas marks a text: not that of a quotation. */
export function withoutTextMark(cell: string): string {
  const isMark =
    cell.startsWith("'") && (isFormula(cell.slice(1)) || !/^'[^']*\p{L}'(?!\p{L})/u.test(cell));
  return isMark ? cell.slice(1) : cell;
}

/** "9.820059580E+09", "1E+15". */
const scientific = /(?<![\d.,])(\d)(?:[.,](\d+)E\+?|E\+)(\d{1,2})(?!\d)/i;
/** A spreadsheet stores fifteen digits of a number. */
const maxDigits = 15;

/** The number is written with a power of ten, so digits or leading zeros may be lost. */
export function isScientific(text: string): boolean {
  return scientific.test(text);
}

/**
 * Restores the digits of a number: "9820059580.0" and "9.820059580E+09" are 9820059580. Rule: no digit is invented; a
 * number that was rounded, such as "9.82E+09", is removed from the text.
 */
export function restoreNumber(text: string): string {
  return text
    .replace(new RegExp(scientific, 'gi'), (_, first: string, rest = '', power: string) =>
      Number(power) < maxDigits && rest.slice(Number(power)).replace(/0+/, '') === ''
        ? wholeDigits(first + rest, Number(power))
        : '',
    )
    .replace(/(?:\.0+|,0{1,2})\s*$/, '');
}

function wholeDigits(digits: string, power: number): string {
  return digits.length > power ? digits.slice(0, power + 1) : '';
}

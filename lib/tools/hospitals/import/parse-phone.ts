/** Parses telephone numbers as lists write them into numbers that people can dial. */
import { restoreNumber } from '../../../imports/spreadsheets/cell-text.ts';

const maxCellLetters = 200;
const maxExtensionDigits = 5;

/**
 * The first usable number of a row; null where there is none.
 * @param code the STD code, where it has a column of its own.
 */
export function parsePhone(cells: readonly string[], code: string): string | null {
  const std = restoreNumber(code).replace(/\D/g, '').replace(/^0+/, '');
  for (const cell of cells) {
    for (const part of cell.slice(0, maxCellLetters).split(/[,/;|&\n]|\bor\b/i)) {
      const phone = parsePart(part, std);
      if (phone) return phone;
    }
  }
  return null;
}

function parsePart(part: string, std: string): string | null {
  const [text = '', extension] = restoreNumber(part).split(
    /\b(?:extension|extn?)\b[\s.:]*(?=\d)|(?<=\d\s{1,3})x[\s.:]*(?=\d{2,5}\b)/i,
  );
  const digits = text.replace(/\D/g, '');
  const number = toDialableNumber(digits, std) ?? firstCompleteNumber(text);
  if (!number) return null;
  const normalized = text.trim().replace(/\s+/g, ' ');
  const isReadable = /^[\d ()-]{10,20}$/.test(normalized) && digits === number.replace(/\D/g, '');
  const extensionDigits = extension?.replace(/\D/g, '').slice(0, maxExtensionDigits);
  return `${isReadable ? normalized : number}${extensionDigits ? ` ext. ${extensionDigits}` : ''}`;
}

/** The first complete number in "9820059580 9820059581", "022 66285000-5004" or "9820059580 (24x7)". */
function firstCompleteNumber(text: string): string | null {
  const groups = text.match(/\d+/g) ?? [];
  for (let from = 0; from < groups.length; from++)
    for (let to = from + 1; to <= groups.length; to++) {
      const digits = groups
        .slice(from, to)
        .join('')
        .replace(/^0*91(?=[6-9]\d{9}$)/, '');
      if (/^(?:0?[6-9]\d{9}|0[1-5]\d{9}|18[06]0\d{7})$/.test(digits)) return digits;
    }
  return null;
}

function toDialableNumber(digits: string, std: string): string | null {
  const nationalDigits = digits.replace(/^0*91(?=\d{10}$)/, '');
  if (/^(?:1800\d{6,7}|1860\d{7})$/.test(nationalDigits) || /^0\d{10}$/.test(nationalDigits))
    return nationalDigits;
  // No mobile number starts so: it is an STD code without its 0, which mobiles need.
  if (/^\d{10}$/.test(nationalDigits))
    return /^[1-5]/.test(nationalDigits) ? `0${nationalDigits}` : nationalDigits;
  if (std.length >= 2 && std.length <= 5 && std.length + nationalDigits.length === 10)
    return `0${std}-${nationalDigits}`;
  return null;
}

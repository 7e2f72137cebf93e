/**
 * Parses one cell of a rate table, or says why it is rejected. Rule: nothing is guessed; a misread price would be shown
 * as the insurer's.
 */
import type { IsoDate } from '../../../dates/iso-date.ts';
import { isFormula, restoreNumber } from '../../../imports/spreadsheets/cell-text.ts';
import { parsePrintedDate } from '../../../input/parse-calendar-date.ts';
import { parseRupees } from '../../../input/rupees.ts';
import { bannedWordsIn } from '../../../site/banned-words.ts';
import { productRoutes } from '../../../site/find-route.ts';
import type { ProductPath } from '../../../site/routes.ts';

/** Why a cell is rejected, as the end of a sentence: "is empty". */
export class CellError extends Error {
  override name = 'CellError';
}

const maxAge = 120;
const maxSum = 1_000_000_000;
const maxPremium = 20_000_000;
const maxTerm = 366;

/** Marks of our prose, of HTML and of writing direction: the page must print exactly the cell's text. */
const marks = /[<>[\]*`{}\\\u202a-\u202e\u2066-\u2069\ufffd]|(?<!\w)_|_(?!\w)/;
const signedNumber = /^[+-]\s*[\d.,]+%?$/;
const sheetError = /^#(REF|N\/A|VALUE|NAME\?|DIV\/0|NUM|NULL)!?/i;

export function parsePlainText(maxLength: number) {
  return (text: string): string => {
    rejectFormula(text);
    if (marks.test(text)) throw new CellError('contains a character that is not plain text');
    if (text.length > maxLength) throw new CellError(`is longer than ${maxLength} letters`);
    return text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ');
  };
}

/** Words banned on this site are banned in an insurer's text as well. */
export function parseAllowedText(maxLength: number) {
  const parse = parsePlainText(maxLength);
  return (text: string): string => {
    const [banned] = bannedWordsIn(text);
    if (banned) throw new CellError(`says “${banned}”, which this site never says`);
    return parse(text);
  };
}

export function parseUin(text: string): string {
  rejectFormula(text);
  const number = text.toUpperCase().replace(/\s+/g, '');
  if (!/^[A-Z0-9][A-Z0-9/-]{5,39}$/.test(number) || !/\d/.test(number))
    throw new CellError('is not a UIN');
  return number;
}

export function parseDay(text: string): IsoDate {
  const date = parsePrintedDate(text);
  if (!date) throw new CellError('is not a date, such as 2026-11-01');
  return date;
}

/** "yes", "no"; empty is no. */
export function parseYes(text: string): boolean {
  if (/^(yes|y)$/i.test(text)) return true;
  if (/^(no|n)?$/i.test(text)) return false;
  throw new CellError('is neither yes nor no');
}

/** "/term-insurance", or several separated by commas. */
export function parseProducts(text: string): ProductPath[] {
  const paths = text.split(/[\s,;]+/).filter(Boolean);
  const productPaths = paths.map((path) => {
    const route = productRoutes.find((one) => one.path === `/${path.replace(/^\//, '')}`);
    if (!route) throw new CellError(`names “${path.slice(0, 60)}”, which is not a product page`);
    return route.path as ProductPath;
  });
  return [...new Set(productPaths)].sort();
}

/** "34", "26-35", "66 and above": whole years. */
export function parseAgeRange(text: string): readonly [number, number] {
  const plain = text.replace(/\b(years?|yrs?)\b/gi, '').trim();
  const [, from, to] = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?$/i.exec(plain) ?? [];
  const [, open] = /^(\d{1,3})\s*(?:\+|and (?:above|over)|or more)$/i.exec(plain) ?? [];
  const range = [Number(from ?? open), Number(to ?? (open ? maxAge : from))] as const;
  if (!from && !open) throw new CellError('is not an age in whole years, such as 34 or 26-35');
  if (range[0] > range[1] || range[1] > maxAge)
    throw new CellError(`is not a range of ages up to ${maxAge}`);
  return range;
}

export function parseAge(text: string): number {
  const [from, to] = parseAgeRange(text);
  if (from !== to) throw new CellError('is not a single age');
  return from;
}

export function parseSum(text: string): number {
  rejectFormula(text);
  const amount = parseRupees(text.replace(/^(?:US)?\$/, ''));
  if (amount === null || amount < 1 || amount > maxSum)
    throw new CellError('is not a sum, such as 500000 or 5 lakh');
  return amount;
}

export function parseTerm(text: string): number {
  const [, number = ''] = /^([\d.]+)\s*(?:years?|yrs?|days?)?$/i.exec(text) ?? [];
  const digits = restoreNumber(number);
  const length = Number(digits);
  if (!/^\d{1,3}$/.test(digits) || length < 1 || length > maxTerm)
    throw new CellError('is not a term in whole years (of travel: days)');
  return length;
}

/** "₹11,800.50" in paise. */
export function parsePremium(text: string): number {
  rejectFormula(text);
  const plain = text.replace(/^(?:₹|rs\.?|inr)\s*/i, '').replace(/\s*\/-$/, '');
  const [, whole, part = ''] = /^(\d[\d,]*)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (!whole) throw new CellError('is not a premium in rupees above zero');
  if (part.replace(/0+$/, '').length > 2) throw new CellError('has more than two decimals');
  const paise = Number(whole.replaceAll(',', '')) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  if (paise < 1 || paise > maxPremium * 100)
    throw new CellError('is not a premium in rupees above zero');
  return paise;
}

function rejectFormula(text: string): void {
  if (sheetError.test(text)) throw new CellError('is an error of the spreadsheet');
  if (isFormula(text) && !signedNumber.test(text))
    throw new CellError('is a formula, or begins like one, and no value');
}

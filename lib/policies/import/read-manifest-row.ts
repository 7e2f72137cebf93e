/** Parses one row of a desk's list: a policy and perhaps a document, or the reason to skip it. */

import { isEmptyValue, isScientific, restoreNumber } from '../../imports/spreadsheets/cell-text.ts';
import { cellOf } from '../../imports/spreadsheets/named-columns.ts';
import { parseMobile } from '../../input/mobile.ts';
import { parsePrintedDate } from '../../input/parse-calendar-date.ts';
import { parseEmail } from '../../input/parse-field-text.ts';
import {
  type DocumentKind,
  documentTitles,
  normalizePolicyNumber,
  type PolicyContacts,
  type PolicyDetails,
  type PolicyKind,
} from '../policy-types.ts';
import type { ManifestColumns, ManifestField } from './manifest-columns.ts';

export type ManifestDocument = { file: string; kind: DocumentKind; title: string };
export type ManifestRow = {
  kind: 'row';
  details: PolicyDetails;
  contacts: PolicyContacts;
  document: ManifestDocument | null;
};
export type SkippedRow = { kind: 'skipped'; reason: string };

const maxCellLetters = 500;

const kindWords: readonly (readonly [PolicyKind, RegExp])[] = [
  ['bike', /two.?wheeler|bike|scooter|\b2w\b/i],
  ['car', /private car|\bcar\b|motor|vehicle|\b4w\b/i],
  ['travel', /travel|overseas/i],
  ['accident', /accident|\bpa\b/i],
  ['health', /health|medi|hospital|floater|critical/i],
  ['life', /life|term|endowment|ulip|money.?back|pension|annuity|saving/i],
];

/** @param insurer for lists of one insurer without a column for it. */
export function readManifestRow(
  cells: readonly string[],
  columns: ManifestColumns,
  insurer: string | null,
): ManifestRow | SkippedRow {
  const cell = (field: ManifestField) =>
    cellOf(columns, field, cells)
      .normalize('NFC')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, maxCellLetters);
  const number = cell('number');
  const company = cell('insurer') || insurer || '';
  const [from, to] = [parsePrintedDate(cell('from')), parsePrintedDate(cell('to'))];
  const holders = [...new Set([cell('holder'), cell('proposer'), cell('secondHolder')])].filter(
    Boolean,
  );
  const read = readContacts(cell('mobile'), cell('secondMobile'), cell('email'));
  const contacts = read.kind === 'contacts' ? read.contacts : { mobiles: [], emails: [] };
  // All of them at once: the desk mends a row once.
  const reasons = [
    numberError(number),
    !company && 'no insurer',
    !from && 'no start date that can be read',
    !to && 'no end date that can be read',
    from && to && to < from && 'it ends before it starts',
    holders.length === 0 && 'no name',
    read.kind === 'skipped'
      ? read.reason
      : contacts.mobiles.length + contacts.emails.length === 0 &&
        'no mobile number and no mail address',
  ].filter((reason) => typeof reason === 'string');
  if (!from || !to || reasons.length > 0) return skipped(reasons.join('; '));
  const product = cell('product');
  const description = `${cell('kind')} ${product}`;
  const kind = kindWords.find(([, words]) => words.test(description))?.[0] ?? 'other';
  const printed = { insurer: company, number, product, kind, holders, from, to };
  const others = {
    covered: cell('covered'),
    sumInsured: cell('sumInsured'),
    premium: cell('premium'),
  };
  const file = cellOf(columns, 'file', cells).trim();
  const document = file ? readDocument(file, cell('documentKind'), cell('documentTitle')) : null;
  return { kind: 'row', details: { ...printed, ...others }, contacts, document };
}

function readDocument(file: string, kindText: string, titleText: string): ManifestDocument {
  const kind = documentKindOf(kindText || file);
  return { file, kind, title: titleText || documentTitles[kind] };
}

function numberError(number: string): string | null {
  const { length } = normalizePolicyNumber(number);
  if (length === 0) return 'no policy number';
  if (length < 3) return 'a policy number of fewer than three letters and digits';
  return isScientific(number) ? 'a policy number that a spreadsheet has rounded' : null;
}

function skipped(reason: string): SkippedRow {
  return { kind: 'skipped', reason };
}

/**
 * The values of a cell may be separated by a slash, a comma or "and". An invalid one may be mistyped, and the sign-in
 * would never find it: the row is skipped.
 */
function readContacts(
  first: string,
  second: string,
  email: string,
): { kind: 'contacts'; contacts: PolicyContacts } | SkippedRow {
  const mobiles = [first, second]
    .flatMap((text) => valuesIn(text, /[/,;]|\band\b/))
    .map((text) => parseMobile(restoreNumber(text)));
  if (mobiles.some((mobile) => mobile === null || !/^[6-9]/.test(mobile)))
    return skipped('a mobile number that cannot be read');
  const emails = valuesIn(email.toLowerCase(), /[\s/,;]+(?:and\s)?/).map(parseEmail);
  // Browsers accept "f@x" as an address, but no mail of a customer arrives there.
  if (emails.some((address) => address === null || !/@.+\../.test(address)))
    return skipped('a mail address that cannot be read');
  return {
    kind: 'contacts',
    contacts: { mobiles: sortedOnce(mobiles), emails: sortedOnce(emails) },
  };
}

function valuesIn(cell: string, separator: RegExp): string[] {
  if (isEmptyValue(cell)) return [];
  return cell.split(separator).filter((one) => one.trim());
}

function sortedOnce(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((one) => one !== null))].sort();
}

function documentKindOf(text: string): DocumentKind {
  const plain = text.toLowerCase().replace(/[\s_]+/g, '-');
  if (/e-?card|health-card|id-card/.test(plain)) return 'e-card';
  if (/renewal/.test(plain)) return 'renewal-notice';
  if (/endorsement/.test(plain)) return 'endorsement';
  return /schedule/.test(plain) ? 'schedule' : 'policy';
}

/** Parses one row of a desk's list: a policy and perhaps a document, or the reason to skip it. */
import { parseMobile } from '../../input/mobile.ts';
import { parsePrintedDate } from '../../input/parse-printed-date.ts';
import {
  normalizePolicyNumber,
  type PolicyContacts,
  type PolicyDetails,
} from '../policy-details.ts';
import type { DocumentKind, PolicyKind } from '../policy-types.ts';
import type { ManifestColumns, ManifestField } from './manifest-columns.ts';

export type ManifestDocument = { file: string; kind: DocumentKind; title: string };
export type ManifestRow = {
  kind: 'read';
  details: PolicyDetails;
  contacts: PolicyContacts;
  document: ManifestDocument | null;
};

const maxCellLetters = 500;

const kindWords: readonly (readonly [PolicyKind, RegExp])[] = [
  ['bike', /two.?wheeler|bike|scooter|\b2w\b/i],
  ['car', /private car|\bcar\b|motor|vehicle|\b4w\b/i],
  ['travel', /travel|overseas/i],
  ['accident', /accident|\bpa\b/i],
  ['health', /health|medi|hospital|floater|critical/i],
  ['life', /life|term|endowment|ulip|money.?back|pension|annuity|saving/i],
];

const documentTitles: Readonly<Record<DocumentKind, string>> = {
  policy: 'Policy',
  schedule: 'Policy schedule',
  endorsement: 'Endorsement',
  'e-card': 'E-card',
  'renewal-notice': 'Renewal notice',
};

/** @param insurer for lists of one insurer without a column for it. */
export function readManifestRow(
  cells: readonly string[],
  { at }: ManifestColumns,
  insurer: string | null,
): ManifestRow | { kind: 'skipped'; reason: string } {
  const cell = (field: ManifestField) =>
    (cells[at.get(field) ?? -1] ?? '')
      .normalize('NFC')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, maxCellLetters);
  const number = cell('number');
  if (normalizePolicyNumber(number).length < 3)
    return { kind: 'skipped', reason: 'no policy number' };
  if (/^\d([.,]\d+)?E\+\d+$/i.test(number))
    return { kind: 'skipped', reason: 'a policy number that a spreadsheet has rounded' };
  const company = cell('insurer') || insurer;
  if (!company) return { kind: 'skipped', reason: 'no insurer' };
  const [from, to] = [parsePrintedDate(cell('from')), parsePrintedDate(cell('to'))];
  if (!from) return { kind: 'skipped', reason: 'no start date that can be read' };
  if (!to) return { kind: 'skipped', reason: 'no end date that can be read' };
  if (to < from) return { kind: 'skipped', reason: 'it ends before it starts' };
  const holders = [...new Set([cell('holder'), cell('proposer'), cell('secondHolder')])].filter(
    Boolean,
  );
  if (holders.length === 0) return { kind: 'skipped', reason: 'no name' };
  const contacts = readContacts(cell('mobile'), cell('secondMobile'), cell('email'));
  if (contacts === null) return { kind: 'skipped', reason: 'a mobile number that cannot be read' };
  if (contacts.mobiles.length + contacts.emails.length === 0)
    return { kind: 'skipped', reason: 'no mobile number and no mail address' };
  const product = cell('product');
  const description = `${cell('kind')} ${product}`;
  const kind = kindWords.find(([, words]) => words.test(description))?.[0] ?? 'other';
  const printed = { insurer: company, number, product, kind, holders, from, to };
  const others = {
    covered: cell('covered'),
    sumInsured: cell('sumInsured'),
    premium: cell('premium'),
  };
  const file = (cells[at.get('file') ?? -1] ?? '').trim();
  if (!file) return { kind: 'read', details: { ...printed, ...others }, contacts, document: null };
  const documentKind = documentKindOf(cell('documentKind') || file);
  const title = cell('documentTitle') || documentTitles[documentKind];
  return {
    kind: 'read',
    details: { ...printed, ...others },
    contacts,
    document: { file, kind: documentKind, title },
  };
}

/** Numbers in one cell are separated by a slash, a comma or "and". Null if one is invalid: it may be mistyped. */
function readContacts(first: string, second: string, email: string): PolicyContacts | null {
  const typed = [first, second]
    .flatMap((text) => text.split(/[/,;]|\band\b/))
    .filter((one) => one.trim());
  const mobiles = typed.map((text) => parseMobile(text.replace(/\.0$/, '')));
  if (mobiles.some((mobile) => mobile === null || !/^[6-9]/.test(mobile))) return null;
  const emails = email
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((text) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text));
  return { mobiles: [...new Set(mobiles as string[])].sort(), emails: [...new Set(emails)].sort() };
}

function documentKindOf(text: string): DocumentKind {
  const plain = text.toLowerCase().replace(/[\s_]+/g, '-');
  if (/e-?card|health-card|id-card/.test(plain)) return 'e-card';
  if (/renewal/.test(plain)) return 'renewal-notice';
  if (/endorsement/.test(plain)) return 'endorsement';
  return /schedule/.test(plain) ? 'schedule' : 'policy';
}

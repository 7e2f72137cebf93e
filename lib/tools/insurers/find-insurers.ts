/**
 * Filters and sorts the list of insurers. Runs in the browser, so it imports only types of the content. Rule: rows
 * arrive in alphabetical order, and only a published figure changes it.
 */
import type { InsurerKind } from '../../content/insurers.ts';

const measures = ['paid-by-number', 'paid-by-amount', 'incurred-claims'] as const;
export type InsurerMeasure = (typeof measures)[number];

/** Per cent, the latest year first; null where only one year is published. */
type TwoYears = readonly [latest: number, before: number | null];

export type InsurerRow = {
  id: string;
  kind: InsurerKind;
  /** The short name that people know; the alphabetical order uses it. */
  brand: string;
  legalName: string;
  registrationNumber: string;
  formerNames?: readonly string[];
  website?: string;
  figures: { readonly [measure in InsurerMeasure]?: TwoYears };
  /** Why a figure is missing or unsteady, or that the insurer sells no new policies. */
  note?: string;
  /** Its figure is shown but too unsteady to sort by. */
  isUnsteady?: boolean;
};

/** Empty: alphabetical, the original order. */
export type InsurerSort = InsurerMeasure | '';
export type InsurerChoice = { q: string; kind: InsurerKind | ''; sort: InsurerSort };

export const noInsurerFilter: InsurerChoice = { q: '', kind: '', sort: '' };

export const insurerKinds: readonly InsurerKind[] = ['life', 'general', 'standalone-health'];

/** Reads the choice from a query or a form; an unknown value counts as missing. */
export function parseInsurerChoice(source: URLSearchParams | FormData): InsurerChoice {
  const kind = insurerKinds.find((one) => one === source.get('kind')) ?? '';
  const sort = measures.find((one) => one === source.get('sort')) ?? '';
  return { q: `${source.get('q') ?? ''}`, kind, sort };
}

/** Every word of `q` must be a prefix of a word of a name, a former name or the registration number. */
export function findInsurers(
  rows: readonly InsurerRow[],
  { q, kind, sort }: InsurerChoice,
): readonly InsurerRow[] {
  const words = parseTerms(normalizeSpelling(q));
  const matchingRows = rows.filter((row) => {
    const { brand, legalName, registrationNumber, formerNames = [] } = row;
    const names = [brand, legalName, registrationNumber, ...formerNames].join(' ');
    return (
      (!kind || row.kind === kind) &&
      matchesAllTerms(normalizeForSearch(normalizeSpelling(names)), words)
    );
  });
  return sort ? matchingRows.sort((a, b) => rank(b, sort) - rank(a, sort)) : matchingRows;
}

/** The tables of a search: those with a short name that matches first. Within each the order is the rows' own. */
export function sortGroups<Group extends { kind: InsurerKind }>(
  groups: readonly Group[],
  found: readonly InsurerRow[],
  { q }: InsurerChoice,
): readonly Group[] {
  const words = parseTerms(normalizeSpelling(q));
  if (words.length === 0) return groups;
  const isNamed = (group: Group) =>
    found.some(
      ({ kind, brand }) =>
        kind === group.kind && matchesAllTerms(normalizeForSearch(normalizeSpelling(brand)), words),
    );
  return [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))];
}

/** Rows without a steady figure come last, in alphabetical order. */
function rank({ figures, isUnsteady }: InsurerRow, measure: InsurerMeasure): number {
  return isUnsteady ? -1 : (figures[measure]?.[0] ?? -1);
}

/** "Ltd." is "Limited"; "IndiaFirst" matches as one word and as two, like "co-pay". */
function normalizeSpelling(text: string): string {
  return text
    .replace(/\./g, '')
    .replace(/\bltd\b/gi, 'Limited')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-');
}

/** Text for matching: lower case, no signs, hyphenated words both split and joined. */
export function normalizeForSearch(text: string): string {
  const small = text.toLowerCase().replace(/[’']/g, '');
  return ` ${plain(small)} ${plain(small.replace(/-/g, ''))} `;
}

export function parseTerms(query: string): string[] {
  return plain(query.toLowerCase().replace(/[’']/g, ''))
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/** The query for display; empty if it has no word, because then nothing is searched. */
export function searchableQuery(query: string): string {
  return parseTerms(query).length > 0 ? query.trim() : '';
}

/**
 * A term of two letters must be a whole word, or "co pay" would match every company; the last term may be
 * incomplete.
 * @param text made by `normalizeForSearch`.
 */
export function matchesAllTerms(
  text: string,
  words: readonly string[],
  isBeingTyped = true,
): boolean {
  return words.every((word, index) => {
    const isUnfinished = isBeingTyped && index === words.length - 1;
    return text.includes(word.length > 2 || isUnfinished ? ` ${word}` : ` ${word} `);
  });
}

function plain(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}₹]+/gu, ' ').trim();
}

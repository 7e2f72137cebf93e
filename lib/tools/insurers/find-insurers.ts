/**
 * What a visitor may ask of the list of insurers, and which rows answer. Runs in the browser, so of
 * the content it imports types only. Rule: rows arrive in alphabetical order, and only a published figure changes it.
 */
import type { InsurerKind } from '../../content/insurers.ts';
import { matchesAllTerms, normalizeForSearch, parseTerms } from '../../input/match-terms.ts';

export type Measure = 'paid-by-number' | 'paid-by-amount' | 'incurred-claims';

/** Per cent, the latest year first; null where only one year is published. */
type TwoYears = readonly [latest: number, before: number | null];

export type InsurerRow = {
  id: string;
  kind: InsurerKind;
  /** Short name people know; the alphabetical order follows it. */
  brand: string;
  /** Two letters in place of a logo. */
  monogram: string;
  legalName: string;
  registrationNumber: string;
  formerNames?: readonly string[];
  website?: string;
  figures: { readonly [measure in Measure]?: TwoYears };
  /** Why a figure is missing or unsteady, or that the insurer sells nothing new. */
  note?: string;
  /** Its figure is shown but too unsteady to sort by. */
  isUnsteady?: boolean;
};

/** Empty: alphabetical, as the rows came. */
export type InsurerSort = Measure | '';
export type InsurerChoice = { q: string; kind: InsurerKind | ''; sort: InsurerSort };

export const noInsurerFilter: InsurerChoice = { q: '', kind: '', sort: '' };

export const insurerKinds: readonly InsurerKind[] = ['life', 'general', 'standalone-health'];

const measures: readonly Measure[] = ['paid-by-number', 'paid-by-amount', 'incurred-claims'];

/** Whatever the query or the form holds; a value that is not on offer counts as not given. */
export function parseInsurerChoice(source: URLSearchParams | FormData): InsurerChoice {
  const kind = insurerKinds.find((one) => one === source.get('kind')) ?? '';
  const sort = measures.find((one) => one === source.get('sort')) ?? '';
  return { q: `${source.get('q') ?? ''}`, kind, sort };
}

/** Every word of `q` has to begin a word of a name, of an older name or the registration number. */
export function findInsurers(
  rows: readonly InsurerRow[],
  { q, kind, sort }: InsurerChoice,
): readonly InsurerRow[] {
  const words = parseTerms(normalizeSpelling(q));
  const found = rows.filter((row) => {
    const { brand, legalName, registrationNumber, formerNames = [] } = row;
    const names = [brand, legalName, registrationNumber, ...formerNames].join(' ');
    return (
      (!kind || row.kind === kind) &&
      matchesAllTerms(normalizeForSearch(normalizeSpelling(names)), words)
    );
  });
  return sort ? found.sort((a, b) => rank(b, sort) - rank(a, sort)) : found;
}

/** Rows without a steady figure come last and keep their alphabetical order. */
function rank({ figures, isUnsteady }: InsurerRow, measure: Measure): number {
  return isUnsteady ? -1 : (figures[measure]?.[0] ?? -1);
}

/** "Ltd." is "Limited"; "IndiaFirst" is found as one word and as two, as "co-pay" is. */
function normalizeSpelling(text: string): string {
  return text
    .replace(/\./g, '')
    .replace(/\bltd\b/gi, 'Limited')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-');
}

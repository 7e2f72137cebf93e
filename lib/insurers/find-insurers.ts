/**
 * What a visitor may ask of the list of insurers, and which rows answer. Runs in the browser, so it
 * imports types only. Rule: rows arrive in alphabetical order, and only a published figure changes it.
 */
import type { InsurerKind } from '../content/insurers.ts';

export type Measure = 'paid-by-number' | 'paid-by-amount' | 'incurred-claims';

/** Per cent, the latest year first; null where only one year is published. */
export type TwoYears = readonly [latest: number, before: number | null];

export type InsurerRow = {
  id: string;
  kind: InsurerKind;
  /** Short name people know; the alphabetical order follows it. */
  brand: string;
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

export type InsurerSort = 'name' | Measure;
export type InsurerChoice = { q: string; kind: InsurerKind | ''; sort: InsurerSort };

export const everyInsurer: InsurerChoice = { q: '', kind: '', sort: 'name' };

export const insurerKinds: readonly InsurerKind[] = ['life', 'general', 'standalone-health'];

const measuresByKind: Record<InsurerKind, readonly Measure[]> = {
  life: ['paid-by-number', 'paid-by-amount'],
  general: ['incurred-claims'],
  'standalone-health': ['incurred-claims'],
};

export function measuresOf(kind: InsurerKind): readonly Measure[] {
  return measuresByKind[kind];
}

/** Whatever the address or the form holds; a value that is not on offer counts as not given. */
export function readInsurerChoice(given: URLSearchParams | FormData): InsurerChoice {
  const q = given.get('q');
  const kind = insurerKinds.find((one) => one === given.get('kind')) ?? '';
  const sort = insurerKinds.flatMap(measuresOf).find((one) => one === given.get('sort')) ?? 'name';
  return { q: typeof q === 'string' ? q : '', kind, sort };
}

/** Every word of `q` has to stand in a name, an older name or the registration number. */
export function findInsurers(
  rows: readonly InsurerRow[],
  { q, kind, sort }: InsurerChoice,
): readonly InsurerRow[] {
  const words = simplified(q).split(' ');
  const found = rows.filter((row) => {
    const { brand, legalName, registrationNumber, formerNames = [] } = row;
    const names = simplified([brand, legalName, registrationNumber, ...formerNames].join(' '));
    return (!kind || row.kind === kind) && words.every((word) => names.includes(word));
  });
  return sort === 'name' ? found : found.sort((a, b) => rank(b, sort) - rank(a, sort));
}

/** Rows without a steady figure come last and keep their alphabetical order. */
function rank({ figures, isUnsteady }: InsurerRow, measure: Measure): number {
  return isUnsteady ? -1 : (figures[measure]?.[0] ?? -1);
}

function simplified(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bltd\b/g, 'limited')
    .trim();
}

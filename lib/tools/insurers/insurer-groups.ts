/** The three kinds of insurer: how the list names them, and which published figures exist for each. */
import type { InsurerKind } from '../../content/insurers.ts';
import type { Measure } from './find-insurers.ts';

export type InsurerGroup = {
  kind: InsurerKind;
  name: string;
  /** The ratio by its own name; the two are never mixed up. */
  ratio: string;
  measures: readonly Measure[];
  /** Heads of the columns, in the order of `measures`. */
  heads: readonly string[];
};

const healthClaims = {
  ratio: 'Incurred claims ratio of health business.',
  measures: ['incurred-claims'],
  heads: ['Incurred claims ratio'],
} as const;

export const insurerGroups: readonly InsurerGroup[] = [
  {
    kind: 'life',
    name: 'Life insurers',
    ratio: 'Claim settlement ratio of individual death claims.',
    measures: ['paid-by-number', 'paid-by-amount'],
    heads: ['By\u00a0number', 'By\u00a0amount'],
  },
  { kind: 'general', name: 'General insurers', ...healthClaims },
  { kind: 'standalone-health', name: 'Standalone health insurers', ...healthClaims },
];

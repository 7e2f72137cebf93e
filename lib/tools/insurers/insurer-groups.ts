/** The three kinds of insurer: their names in the list, and the published figures of each. */
import type { InsurerKind } from '../../content/insurers.ts';
import type { InsurerMeasure } from './find-insurers.ts';

export type InsurerGroup = {
  kind: InsurerKind;
  name: string;
  /** The first is shown until a visitor sorts by another. */
  measures: readonly [InsurerMeasure, ...InsurerMeasure[]];
};

export const insurerGroups: readonly InsurerGroup[] = [
  { kind: 'life', name: 'Life insurers', measures: ['paid-by-number', 'paid-by-amount'] },
  { kind: 'general', name: 'General insurers', measures: ['incurred-claims'] },
  { kind: 'standalone-health', name: 'Standalone health insurers', measures: ['incurred-claims'] },
];

/** The three kinds of insurer: their names in the list, and the published figures of each. */
import { insurerKindNames } from '../../content/insurer-labels.ts';
import type { InsurerKind } from '../../content/insurers.ts';
import type { InsurerMeasure } from './find-insurers.ts';

export type InsurerGroup = {
  kind: InsurerKind;
  name: string;
  /** The first is shown until a visitor sorts by another. */
  measures: readonly [InsurerMeasure, ...InsurerMeasure[]];
};

export const insurerGroups: readonly InsurerGroup[] = [
  { kind: 'life', name: insurerKindNames.life, measures: ['paid-by-number', 'paid-by-amount'] },
  { kind: 'general', name: insurerKindNames.general, measures: ['incurred-claims'] },
  {
    kind: 'standalone-health',
    name: insurerKindNames['standalone-health'],
    measures: ['incurred-claims'],
  },
];

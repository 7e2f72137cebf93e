/** Fields that all saving goals share: assumptions that nobody publishes, for the visitor to change. */
import { maxRupees } from '../money/sum-field.ts';

export const savingsField = {
  kind: 'rupees',
  label: 'Saved so far',
  min: 0,
  max: maxRupees,
  start: '0',
} as const;

export const returnField = {
  kind: 'number',
  unit: '% a year',
  label: 'What your savings earn, after tax',
  hint: 'Only an assumption. Enter what your own deposit or fund may earn.',
  min: 0,
  max: 20,
  step: 0.01,
  start: '6',
  isDetail: true,
} as const;

export const raiseField = {
  kind: 'number',
  unit: '% a year',
  label: 'You raise the monthly sum by',
  hint: '0 if it stays the same.',
  min: 0,
  max: 20,
  step: 0.01,
  start: '0',
  isDetail: true,
} as const;

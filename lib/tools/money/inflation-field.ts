/**
 * The inflation field of every calculator. Its default is the only figure that an authority targets; the visitor can
 * change it.
 */
import { inflationTarget } from '../../content/figures/savings.ts';

export const inflationField = {
  kind: 'number',
  unit: '% a year',
  label: 'Prices rise by',
  hint: `The Reserve Bank aims at ${inflationTarget.text} a year. That is no forecast.`,
  min: 0,
  max: 20,
  step: 0.01,
  start: String(inflationTarget.share),
  isDetail: true,
} as const;

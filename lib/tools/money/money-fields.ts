import { inflationTarget } from '../../content/figures/savings.ts';

// The inflation field of every calculator. Its default is the only figure that an authority targets; the
// visitor can change it.
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
} as const; /** A field for a sum in rupees. */

/** A hundred crore: more is a slip of the finger. */
export const maxRupees = 1_000_000_000;

export const sumField = { kind: 'rupees', min: 0, max: maxRupees } as const;

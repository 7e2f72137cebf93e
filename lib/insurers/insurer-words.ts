/** What the list of insurers says about itself: what is shown, what is not, and in which order. */
import type { InsurerKind } from '../content/insurers.ts';
import { type InsurerChoice, type InsurerSort, type Measure, measuresOf } from './find-insurers.ts';

export const kindWords: Record<InsurerKind, string> = {
  life: 'Life insurers',
  general: 'General insurers',
  'standalone-health': 'Standalone health insurers',
};

/** The two measures keep their own names; neither is the other. */
export const measureWords: Record<Measure, string> = {
  'paid-by-number': 'Claim settlement ratio, by number',
  'paid-by-amount': 'Claim settlement ratio, by amount',
  'incurred-claims': 'Incurred claims ratio, health',
};

/** "99.70%": two decimals, as the handbook prints it. */
export function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}

/** One line over each table, whatever its order is. */
export function sayOrder(kind: InsurerKind, sort: InsurerSort, year: string): string {
  return `${orderWords(kind, sort, year)} The order recommends nobody.`;
}

function orderWords(kind: InsurerKind, sort: InsurerSort, year: string): string {
  if (sort === 'name') return 'Alphabetical by the name people know.';
  if (!measuresOf(kind).includes(sort)) {
    return 'Alphabetical: the figure you sort by does not exist for this kind of insurer.';
  }
  const measure = measureWords[sort].toLowerCase();
  return `Sorted by ${measure}, ${year}, from high to low; those without a steady figure come last.`;
}

/** What is shown and why the rest is not. */
export function sayShown(shown: number, all: number, { q, kind }: InsurerChoice): string {
  const asked = q.trim();
  if (!asked && !kind) return `All ${all} insurers are shown.`;
  const which = kind ? kindWords[kind].toLowerCase() : 'insurers';
  const matching = asked ? ` that match “${asked}”` : '';
  if (shown === 0) return `None of the ${which} on this list match “${asked}”.`;
  return `Shown: ${shown} of ${all} insurers, the ${which}${matching}. The others are hidden.`;
}

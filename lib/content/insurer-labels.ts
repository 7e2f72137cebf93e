/** Names and texts of the list of insurers that pages, browser and Markdown share; without the list itself. */
import type { InsurerKind } from './insurers.ts';

/** The names, in the order of the list. */
export const insurerKindNames: Readonly<Record<InsurerKind, string>> = {
  life: 'Life insurers',
  general: 'General insurers',
  'standalone-health': 'Standalone health insurers',
};

/** The regulator's table has no figure there. Never replaces one that it has, a zero included. */
export const missingFigureText = 'Not in the table';

/** "99.70%": two decimals, as the handbook prints it. */
export function formatPercent(value: number): string {
  return `${value.toFixed(2)}%`;
}

/** The insurance rule of a visa office where we have read it; otherwise where to ask. */
import {
  travelSchengenCover,
  travelSchengenMinimum,
  travelSchengenMultipleEntry,
  travelSchengenTerritory,
} from '../../content/figures/travel.ts';
import type { Figure } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { AnswerTable } from '../calculators/calculator.ts';

export const schengenVisa: readonly Figure[] = [
  travelSchengenMinimum,
  travelSchengenCover,
  travelSchengenTerritory,
  travelSchengenMultipleEntry,
];

export function visaTable(isSchengen: boolean): AnswerTable {
  const read = schengenVisa.map(({ label, text, from }) => [label, text, formatDate(from)]);
  const ask = [
    ['Any other visa', 'Ask the embassy or visa centre; we have read no official text', '–'],
  ];
  return {
    caption: 'What the visa office asks',
    columns: ['About', 'Rule', 'In force since'],
    rows: isSchengen ? read : ask,
  };
}

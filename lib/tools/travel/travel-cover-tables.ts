/** Tables of a trip's answer: what the sum is for, and both quotes by the number of trips. */
import { rupees } from '../../input/rupees.ts';
import type { AnswerTable } from '../calculators/calculator.ts';
import type { TripQuotes } from './travel-cover-policies.ts';

/** The uses of a sum abroad. Each line may have a limit of its own within the sum. */
export const medicalSumTable: AnswerTable = {
  caption: 'What the sum has to carry',
  columns: ['What', 'Ask the insurer'],
  rows: [
    ['Surgery and intensive care', 'Is there a limit for an operation, a day or an illness?'],
    [
      'A flight to a hospital, where the place or the ship has none for it',
      'Is evacuation inside the sum or beside it, and who decides on it?',
    ],
    ['The flight home as a patient', 'With a doctor on board, and for a companion too?'],
    ['Return of remains', 'Up to which sum?'],
    ['An illness one has already', 'Is it paid if life is in danger, and up to which sum?'],
  ],
};

const maxRows = 12;

export function policiesTable({ trips, single, annual }: TripQuotes): AnswerTable[] {
  if (single === null || annual === null) return [];
  const counts = Array.from({ length: Math.min(maxRows, trips + 2) }, (_, index) => index + 1);
  const visibleCounts = counts.includes(trips) ? counts : [...counts, trips];
  return [
    {
      caption: 'Both quotes by the number of trips',
      columns: ['Trips in the year', 'A policy each time', 'One for the year'],
      rows: visibleCounts.map((count) => [String(count), rupees(single * count), rupees(annual)]),
    },
  ];
}

/** Texts on the choice between single trips and an annual policy, and a chart of both on one scale. */
import type { Prose } from '../../content/types.ts';
import { rupees } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import type { AnswerTable, BarChart } from '../calculators/calculator.ts';
import type { PolicyChoice, TripQuotes } from './travel-cover-policies.ts';

export const priceSources: Prose =
  'Who can tell you a price: the hospital’s desk for foreign patients, people who live there, and the insurer, which can ask its assistance company what such stays cost.';

/** What a sum abroad is for. Each line may have a limit of its own inside the sum. */
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

/** Before the sum, in the verdict. */
export function policyVerdict(choice: PolicyChoice): string {
  if (choice.kind === 'too-long') return 'For this trip alone';
  if (choice.kind !== 'compared') return '';
  return { single: 'One trip at a time', annual: 'For a year', same: 'Either way' }[choice.better];
}

export function policyText(choice: PolicyChoice, { days, trips, mostDays }: TripQuotes): Prose[] {
  switch (choice.kind) {
    case 'too-long':
      return [
        `The yearly policy allows ${countText(mostDays ?? 0, 'day')} for one trip, and yours lasts ${countText(days, 'day')}. Take a policy for this trip.`,
      ];
    case 'no-quotes':
      return [
        'Single trip or a year? Enter both quotes below. Without them nobody can say: prices are each insurer’s own.',
      ];
    case 'half':
      return [
        choice.quoted === 'single'
          ? `At this quote the price of ${countText(trips, 'trip')} is ${rupees(choice.limit)}. A policy for a year is cheaper if it is quoted below that.`
          : `A year at this quote is ${rupees(choice.limit)} a trip. Single policies are cheaper if they are quoted below that.`,
      ];
    case 'compared':
      return [comparedText(choice, trips), ...sameTerms(mostDays)];
  }
}

function comparedText(
  { better, from, saved }: Extract<PolicyChoice, { kind: 'compared' }>,
  trips: number,
): string {
  const breakEven = `A year pays from ${countText(from, 'trip')} on.`;
  if (better === 'same') return `With ${countText(trips, 'trip')} both cost the same. ${breakEven}`;
  const cheaper = better === 'annual' ? 'The policy for a year' : 'A policy for each trip';
  return `${cheaper} costs ${rupees(saved)} less with ${countText(trips, 'trip')} a year. ${breakEven}`;
}

function sameTerms(mostDays: number | null): Prose[] {
  return mostDays === null
    ? ['A policy for a year limits the days of one trip. Read how many before you pay.']
    : [];
}

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

export function policiesChart({ trips, single, annual }: TripQuotes): BarChart | null {
  if (single === null || annual === null) return null;
  const bar = (label: string, amount: number) => ({
    label,
    parts: [{ label: 'Premium', amount, tone: 'own' as const }],
  });
  return {
    title: `The price of ${countText(trips, 'trip')}`,
    bars: [bar('A policy each time', single * trips), bar('One for the year', annual)],
  };
}

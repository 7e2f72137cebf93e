/**
 * How the medical sum of a trip is made up, the one drawing (quotes, bill, or the days of a trip), and the tables: what
 * the sum is for, and both quotes by the number of trips.
 */
import {
  travelDomesticTrip,
  travelSchengenMinimum,
  travelSchengenStay,
} from '../../content/figures/travel.ts';
import { rupees } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import type { AnswerTable, BarChart, Drawing, WorkingRow } from '../calculators/calculator.ts';
import { chartParts } from '../calculators/shared-answer-parts.ts';
import type { TripQuotes } from './travel-cover-policies.ts';
import { money, moneyInWords, ruleOf, type Trip } from './travel-cover-sum.ts';
import { singlePoliciesText } from './travel-cover-words.ts';

const billLabels = {
  ward: 'A bill for a few days in a ward',
  operation: 'A large hospital bill',
  unknown: 'A bill, not known for what',
} as const;

export function sumRows(trip: Trip, sum: number | null): WorkingRow[] {
  const { bill, flightHome } = trip;
  const named = (amount: number | null) =>
    amount === null ? 'not named yet' : money(trip.place, amount);
  return [
    ...(ruleOf(trip) === 'schengen'
      ? [{ label: 'Least that the visa asks for', value: travelSchengenMinimum.text }]
      : []),
    {
      label: billLabels[trip.billFor ?? (bill === null ? 'operation' : 'unknown')],
      value: named(bill),
    },
    { label: 'Flown to a hospital, or home, as a patient', value: named(flightHome) },
    {
      label: 'Both, rounded up',
      value: sum === null ? 'yours to name' : money(trip.place, sum),
      isTotal: true,
    },
  ];
}

/** Both quotes; else the sum and its parts; else the trip beside the longest that a rule allows. */
export function tripDrawing(trip: Trip, sum: number | null): Drawing {
  const chart = policiesChart(trip) ?? sumChart(trip, sum) ?? daysChart(trip);
  return chart ? { chart } : { noChart: 'no sum, no quotes and no rule on the days' };
}

function policiesChart({ trips, single, annual }: Trip): BarChart | null {
  if (single === null || annual === null) return null;
  const bar = (label: string, amount: number, other: number) => ({
    label,
    parts: chartParts([
      { label: 'you pay', amount, tone: 'insurer' },
      { label: 'you save', amount: other - amount, tone: 'gap' },
    ]),
  });
  return {
    title: `The price of ${countText(trips, 'trip')}`,
    bars: [
      bar(singlePoliciesText(trips), single * trips, annual),
      bar('A yearly policy', annual, single * trips),
    ],
  };
}

/** A bill alone, with no visa's minimum beside it, would repeat the number above. */
function sumChart(trip: Trip, sum: number | null): BarChart | null {
  const { place, bill, flightHome } = trip;
  const hasVisaSum = ruleOf(trip) === 'schengen';
  if (bill === null || (sum === null && !hasVisaSum)) return null;
  const flight = flightHome ?? 0;
  const roundedUp = Math.max(0, (sum ?? 0) - bill - flight);
  if (flight === 0 && roundedUp === 0 && !hasVisaSum) return null;
  const part = (label: string, amount: number, tone: 'insurer' | 'layer' | 'spare') => ({
    label,
    amount,
    value: moneyInWords(place, amount),
    tone,
  });
  const parts = chartParts([
    part('bill', bill, 'insurer'),
    part('flight', flight, 'layer'),
    part('rounded up', roundedUp, 'spare'),
  ]);
  const against = {
    label: 'The visa asks for',
    amount: travelSchengenMinimum.euros,
    value: travelSchengenMinimum.text,
  };
  const label = sum === null ? 'What you named' : 'The sum';
  return {
    title: sum === null ? 'What you named' : 'What the sum is made of',
    bars: [{ label, parts, ...(hasVisaSum && { against }) }],
  };
}

function daysChart(trip: Trip): BarChart | null {
  const rule = ruleOf(trip);
  if (rule === 'unread' || rule === 'america') return null;
  const [label, figure] =
    rule === 'none'
      ? ['Longest in the standard policy', travelDomesticTrip]
      : ['Short-stay visa, in any 180 days', travelSchengenStay];
  const part = (name: string, days: number, tone: 'insurer' | 'spare' | 'own') => ({
    label: name,
    amount: days,
    value: countText(days, 'day'),
    tone,
  });
  const { days } = figure.clock;
  return {
    title: 'Your longest trip',
    bars: [
      {
        label: 'Your longest trip',
        parts: chartParts([
          part('within it', Math.min(trip.days, days), 'insurer'),
          trip.days > days
            ? part('too long', trip.days - days, 'own')
            : part('left', days - trip.days, 'spare'),
        ]),
        against: { label, amount: days, value: figure.text },
      },
    ],
  };
}

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

const maxTableRows = 12;

export function policiesTable({ trips, single, annual }: TripQuotes): AnswerTable[] {
  if (single === null || annual === null) return [];
  const counts = Array.from({ length: Math.min(maxTableRows, trips + 2) }, (_, index) => index + 1);
  const visibleCounts = counts.includes(trips) ? counts : [...counts, trips];
  return [
    {
      caption: 'Both quotes by the number of trips',
      columns: ['Trips in the year', 'A policy each time', 'One for the year'],
      rows: visibleCounts.map((count) => [String(count), rupees(single * count), rupees(annual)]),
    },
  ];
}

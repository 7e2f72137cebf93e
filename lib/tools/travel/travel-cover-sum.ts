/** The medical sum to ask an insurer for, in the currency of the policy. */
import { travelSchengenMinimum } from '../../content/figures/travel.ts';
import { foreignAmount, rupees, rupeesInWords } from '../../input/rupees.ts';
import type { CalculatorInput } from '../calculators/calculator.ts';
import type { tripFields } from './travel-cover-fields.ts';
import { visaRuleOf } from './visa-rules.ts';

export type Trip = CalculatorInput<typeof tripFields>;
type Currency = '€' | '$' | '₹';

const currencies: Record<Trip['place'], Currency> = {
  schengen: '€',
  america: '$',
  elsewhere: '$',
  india: '₹',
};
/** Sums are rounded to multiples of this. */
const roundTo = 5000;

/**
 * The visitor's bill and flight, rounded up, in the policy's currency; null without the bill of an operation, which no
 * rule replaces: the cost of a few days in a ward is not a sum to insure, however large it looks.
 */
export function sumToAskFor({ bill, billFor, flightHome }: Trip): number | null {
  if (bill === null || billFor !== 'operation') return null;
  return Math.ceil((bill + (flightHome ?? 0)) / roundTo) * roundTo;
}

export function money(place: Trip['place'], amount: number): string {
  const currency = currencies[place];
  return currency === '₹' ? rupees(amount) : foreignAmount(currency, amount);
}

/** Like `money`, with lakh and crore: for everything but the working. */
export function moneyInWords(place: Trip['place'], amount: number): string {
  return place === 'india' ? rupeesInWords(amount) : money(place, amount);
}

export const ruleOf = ({ place, days }: Trip) => visaRuleOf(place, days);

/** The minimum of a visa is a rule of the consulate: it is never the sum to ask for. */
export const isBelowVisa = (trip: Trip) =>
  ruleOf(trip) === 'schengen' &&
  (trip.bill ?? 0) + (trip.flightHome ?? 0) < travelSchengenMinimum.euros;

export type TripQuotes = {
  /** The longest trip, in days. */
  days: number;
  trips: number;
  single: number | null;
  annual: number | null;
  /** Maximum days of a trip under the annual policy; null where unknown. */
  mostDays: number | null;
};

export type PolicyChoice =
  | { kind: 'too-long' }
  | { kind: 'no-quotes' }
  /** Only one quote is known: the other must stay below the limit. */
  | { kind: 'half'; quoted: 'single' | 'annual'; limit: number }
  | { kind: 'compared'; better: 'single' | 'annual' | 'same'; from: number; saved: number };

export function choosePolicy({ days, trips, single, annual, mostDays }: TripQuotes): PolicyChoice {
  if (mostDays !== null && days > mostDays) return { kind: 'too-long' };
  if (single === null && annual === null) return { kind: 'no-quotes' };
  if (annual === null) return { kind: 'half', quoted: 'single', limit: (single ?? 0) * trips };
  if (single === null) return { kind: 'half', quoted: 'annual', limit: Math.floor(annual / trips) };
  const difference = single * trips - annual;
  return {
    kind: 'compared',
    better: difference > 0 ? 'annual' : difference < 0 ? 'single' : 'same',
    from: tripsToBreakEven(single, annual),
    saved: Math.abs(difference),
  };
}

/** The lowest number of trips at which single policies cost as much as the annual one, or more. */
export function tripsToBreakEven(single: number, annual: number): number {
  return Math.max(1, Math.ceil(annual / single));
}

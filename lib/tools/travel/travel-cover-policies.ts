/**
 * Single-trip policies beside an annual one: the cost of both, and the number of trips from which the annual one is
 * cheaper.
 */

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

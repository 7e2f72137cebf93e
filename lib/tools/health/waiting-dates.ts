/** From which day a health policy pays for what: its waits counted from the start, less the months covered before. */
import { addDays, addMonths, type IsoDate } from '../../dates/iso-date.ts';

export type WaitingPeriods = {
  /** Days, for any illness. */
  first: number;
  /** Months, for the illnesses and operations that the policy lists. */
  listed: number;
  /** Months, for an illness that was there before and declared. */
  existing: number;
  /** Months, for a birth; null where the plan has no such cover, or nobody knows. */
  birth: number | null;
  /** Months until what was left off the form no longer counts. */
  moratorium: number;
};

export type WaitingDates = {
  accident: IsoDate;
  fresh: IsoDate;
  listed: IsoDate;
  existing: IsoDate;
  birth: IsoDate | null;
  undeclared: IsoDate;
};

/** @param before whole months of cover without a break, which are taken off every wait. */
export function waitingDates(start: IsoDate, waits: WaitingPeriods, before: number): WaitingDates {
  const after = (months: number) => dayAfterMonths(start, Math.max(0, months - before));
  const fresh = before > 0 ? start : addDays(start, waits.first);
  // No illness is paid for while any illness waits.
  const later = (date: IsoDate) => (date > fresh ? date : fresh);
  return {
    accident: start,
    fresh,
    listed: later(after(waits.listed)),
    existing: later(after(waits.existing)),
    birth: waits.birth === null ? null : later(after(waits.birth)),
    undeclared: after(waits.moratorium),
  };
}

/** The first day after whole months: those from 29 February 2028 to a 28 February end with it, so 1 March follows. */
export function dayAfterMonths(start: IsoDate, months: number): IsoDate {
  const date = addMonths(start, months);
  return date.slice(8) === start.slice(8) ? date : addDays(date, 1);
}

/** First day on which a health policy pays, by purpose: its waits from the start, less the months of cover before. */
import { addDays, addMonths, type IsoDate } from '../../dates/iso-date.ts';

export type WaitingPeriods = {
  /** Days, for any illness. */
  first: number;
  /** Months, for the illnesses and operations on the policy's list. */
  listed: number;
  /** Months, for a declared pre-existing disease. */
  existing: number;
  /** Months, for a birth; null where the plan has no such cover, or it is unknown. */
  birth: number | null;
  /** Months until non-disclosure can no longer be held against a claim (moratorium). */
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

/** @param before whole months of continuous cover, which are deducted from every wait. */
export function waitingDates(start: IsoDate, waits: WaitingPeriods, before: number): WaitingDates {
  const after = (months: number) => dayAfterMonths(start, Math.max(0, months - before));
  const fresh = before > 0 ? start : addDays(start, waits.first);
  // No illness is covered while the initial wait runs.
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

/** The first day after whole months: those from 29 February 2028 end with 28 February, so 1 March follows. */
export function dayAfterMonths(start: IsoDate, months: number): IsoDate {
  const date = addMonths(start, months);
  return date.slice(8) === start.slice(8) ? date : addDays(date, 1);
}

/**
 * When a health policy begins to pay, by purpose: its waits less the months of cover before, as a day of the calendar
 * and as a month of the policy.
 */
import { addDays, addMonths, type IsoDate } from '../../../dates/iso-date.ts';

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

/** The rest of a wait: in days only where the wait for any illness is the longest. */
export type WaitLeft = { count: number; unit: 'day' | 'month' };

/**
 * @param start decides only which ends later, a wait of days or one of months.
 * @returns null for a birth whose wait is unknown.
 */
export function waitLeft(
  need: keyof WaitingDates,
  start: IsoDate,
  waits: WaitingPeriods,
  before: number,
): WaitLeft | null {
  const { listed, existing, birth, moratorium } = waits;
  const days: WaitLeft = { count: before > 0 ? 0 : waits.first, unit: 'day' };
  const after = (wait: number): WaitLeft => ({ count: Math.max(0, wait - before), unit: 'month' });
  if (need === 'accident') return { count: 0, unit: 'day' };
  if (need === 'fresh') return days;
  if (need === 'undeclared') return after(moratorium);
  const printed = { listed, existing, birth }[need];
  if (printed === null) return null;
  const { fresh } = waitingDates(start, waits, before);
  const months = after(printed);
  // No illness is covered while the initial wait runs.
  return months.count > 0 && dayAfterMonths(start, months.count) >= fresh ? months : days;
}

/** "from month 37" */
export function fromText({ count, unit }: WaitLeft): string {
  return count === 0 ? 'from day 1' : `from ${unit} ${count + 1}`;
}

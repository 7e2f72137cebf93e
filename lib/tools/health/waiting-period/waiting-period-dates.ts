/**
 * When a health policy begins to pay, by purpose: its waits less the months of cover before, as a day of the calendar
 * and as a month of the policy.
 */
import { healthMoratorium } from '../../../content/figures/health.ts';
import type { DayClock, MonthClock } from '../../../dates/clock.ts';
import { dayInPeriod, type Period, periodFrom } from '../../../dates/clock.ts';
import type { IsoDate } from '../../../dates/iso-date.ts';
import { firstDayUnder } from '../../../figures/day-rules.ts';

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

/** The first day on which a wait is over, by the shorter count and by every count. */
export type WaitEnd = Pick<Period, 'over' | 'safe'>;

export type WaitingDates = {
  accident: WaitEnd;
  fresh: WaitEnd;
  listed: WaitEnd;
  existing: WaitEnd;
  birth: WaitEnd | null;
  undeclared: WaitEnd;
};

/** @param before whole months of continuous cover, which are deducted from every wait. */
export function waitingDates(start: IsoDate, waits: WaitingPeriods, before: number): WaitingDates {
  const after = (months: number) => endOfWait(start, { months: months - before }, before > 0);
  const fresh = endOfWait(start, { days: before > 0 ? 0 : waits.first });
  // No illness is covered while the initial wait runs.
  const later = ({ over, safe }: WaitEnd, than: WaitEnd = fresh) => ({
    over: over > than.over ? over : than.over,
    safe: safe > than.safe ? safe : than.safe,
  });
  const ruled = firstDayUnder(healthMoratorium, start);
  return {
    accident: { over: start, safe: start },
    fresh,
    listed: later(after(waits.listed)),
    existing: later(after(waits.existing)),
    birth: waits.birth === null ? null : later(after(waits.birth)),
    undeclared: later(after(waits.moratorium), { over: ruled, safe: ruled }),
  };
}

/**
 * Without a wait it pays from the first day on. Months that were served to the day end on that day by one count and
 * after it by the other, as in every wait.
 */
export function endOfWait(
  start: IsoDate,
  clock: DayClock | MonthClock,
  isServedBefore = false,
): WaitEnd {
  const [count = 0] = Object.values(clock);
  const isNone = count < 0 || (count === 0 && !isServedBefore);
  return isNone ? { over: start, safe: start } : periodFrom(start, clock, true);
}

/** How a wait stands on a day: `two-counts` on the day on which it is over by one count only. */
export type WaitStatus = 'none' | 'running' | 'two-counts' | 'over';

export function waitStatus(start: IsoDate, end: WaitEnd, today: IsoDate): WaitStatus {
  if (end.safe === start) return 'none';
  return ({ within: 'running', anniversary: 'two-counts', after: 'over' } as const)[
    dayInPeriod(today, end)
  ];
}

/** The rest of a wait: in days only where the wait for any illness is the longest. */
export type WaitLeft = {
  count: number;
  unit: 'day' | 'month';
  /** Served before, to the day. */
  isJustServed?: boolean;
};

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
  const after = (wait: number): WaitLeft => ({
    count: Math.max(0, wait - before),
    unit: 'month',
    isJustServed: before > 0 && wait === before,
  });
  if (need === 'accident') return { count: 0, unit: 'day' };
  if (need === 'fresh') return days;
  if (need === 'undeclared') return after(moratorium);
  const printed = { listed, existing, birth }[need];
  if (printed === null) return null;
  const { fresh } = waitingDates(start, waits, before);
  const months = after(printed);
  // No illness is covered while the initial wait runs.
  const end = endOfWait(start, { months: months.count });
  return months.isJustServed || (months.count > 0 && end.over >= fresh.over) ? months : days;
}

/** "from month 37" */
export function fromText({ count, unit, isJustServed }: WaitLeft): string {
  if (count > 0) return `from ${unit} ${count + 1}`;
  return isJustServed ? 'from day 2' : 'from day 1';
}

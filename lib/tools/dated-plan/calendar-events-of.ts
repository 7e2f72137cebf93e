/** The dates of a flow that are still ahead, as events of a calendar file. */
import type { FlowRow } from '../../content/dated-flow.ts';
import { daysBetween, type IsoDate } from '../../dates/iso-date.ts';
import { fillPlaceholders } from './build-dated-plan.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { applicableRowsOn, type ComputedFlow, isNearSafeDay, requireDate } from './flow-dates.ts';
import { reminderDays } from './reminder-days.ts';

type FlowEventsInput = {
  computedFlow: ComputedFlow;
  today: IsoDate;
  /** Prefix of each event's UID: "renewal-health-2026-11-12". */
  id: string;
  /** Prefix of each title: "Health policy". */
  titlePrefix: string;
};

/** Only rows with `reminds` become events; past dates are left out. */
export function calendarEventsOf({
  computedFlow,
  today,
  id,
  titlePrefix,
}: FlowEventsInput): CalendarEvent[] {
  const { dates } = computedFlow;
  return applicableRowsOn(computedFlow, today).flatMap((row) => {
    const date = row.at === null ? null : requireDate(dates, row.at);
    if (row.reminder === undefined || date === null || date < today) return [];
    return {
      id: `${id}-${row.id}`,
      date,
      title: `${titlePrefix}: ${row.calendarTitle ?? row.title}`,
      description: [fillPlaceholders(row.text, computedFlow, today)].filter(Boolean),
      remindDaysBefore: remindersOf(row, computedFlow, today, date),
    };
  });
}

function remindersOf(row: FlowRow, computedFlow: ComputedFlow, today: IsoDate, date: IsoDate) {
  if (row.reminder === 'on-the-day') return [0];
  return reminderDays(
    lengthInDays(row, computedFlow, today),
    daysBetween(today, date),
    isNearSafeDay(row, computedFlow, today),
  );
}

/** Days from the date that this one is counted from. The visitor's own date, and one counted back, count from today. */
function lengthInDays({ at }: FlowRow, { flow, dates }: ComputedFlow, today: IsoDate): number {
  if (at === null) return 0;
  const rule = flow.dates.find(({ name }) => name === at);
  const from = rule && !rule.isBefore ? requireDate(dates, rule.from ?? 'start') : today;
  return daysBetween(from, requireDate(dates, at));
}

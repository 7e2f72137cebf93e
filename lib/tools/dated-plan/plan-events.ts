/** The dates of a flow that are still ahead, as events of a calendar file. */

import type { FlowRow } from '../../content/dated-flow.ts';
import { daysBetween, type IsoDate } from '../../dates/iso-date.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { fillMarks } from './date-plan.ts';
import { dateNamed, type StartedFlow } from './flow-dates.ts';
import { reminderDays } from './reminder-days.ts';

type PlanEvents = {
  started: StartedFlow;
  today: IsoDate;
  /** Begins the identity of each event: "renewal-health-2026-11-12". */
  id: string;
  /** Stands before each title: "Health policy". */
  about: string;
};

/** Only rows with `remindDaysBefore` go into a calendar; what is past has no place there. */
export function planEvents({ started, today, id, about }: PlanEvents): CalendarEvent[] {
  const { flow, dates } = started;
  return flow.rows.flatMap((row) => {
    const date = row.at === null ? null : dateNamed(dates, row.at);
    if (row.remindDaysBefore === undefined || date === null || date < today) return [];
    return {
      id: `${id}-${row.id}`,
      date,
      title: `${about}: ${row.calendarTitle ?? row.title}`,
      description: fillMarks(row.text, started, today),
      // Zero is what opens on that day: there is nothing to be early for.
      remindDaysBefore:
        row.remindDaysBefore === 0
          ? [0]
          : reminderDays(lengthInDays(row, started, today), daysBetween(today, date)),
    };
  });
}

/** From what the date is counted from; the visitor's own date is as long as it is ahead. */
function lengthInDays({ at }: FlowRow, { flow, dates }: StartedFlow, today: IsoDate): number {
  if (at === null) return 0;
  const rule = flow.dates.find(({ name }) => name === at);
  return daysBetween(rule ? dateNamed(dates, rule.from ?? 'start') : today, dateNamed(dates, at));
}

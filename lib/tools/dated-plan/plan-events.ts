/** The dates of a flow that are still ahead, as events of a calendar file. */

import type { IsoDate } from '../../dates/iso-date.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { fillMarks } from './date-plan.ts';
import { dateNamed, type StartedFlow } from './flow-dates.ts';

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
      remindDaysBefore: row.remindDaysBefore,
    };
  });
}

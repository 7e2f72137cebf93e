/** The dates of a flow that are still ahead, as events of a calendar file. */

import type { FlowRow } from '../../content/dated-flow.ts';
import { plainText } from '../../content/plain-text.ts';
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

/** Only rows with `reminds` go into a calendar; what is past has no place there. */
export function planEvents({ started, today, id, about }: PlanEvents): CalendarEvent[] {
  const { flow, dates } = started;
  return flow.rows.flatMap((row) => {
    const date = row.at === null ? null : dateNamed(dates, row.at);
    if (row.reminds === undefined || date === null || date < today) return [];
    return {
      id: `${id}-${row.id}`,
      date,
      title: `${about}: ${row.calendarTitle ?? row.title}`,
      description: plainText(fillMarks(row.text, started, today)),
      remindDaysBefore:
        row.reminds === 'on-the-day'
          ? [0]
          : reminderDays(lengthInDays(row, started, today), daysBetween(today, date)),
    };
  });
}

/** From what it is counted from; the visitor's own date, and one counted back from it, are as long as they are ahead. */
function lengthInDays({ at }: FlowRow, { flow, dates }: StartedFlow, today: IsoDate): number {
  if (at === null) return 0;
  const rule = flow.dates.find(({ name }) => name === at);
  const from = rule && !rule.isBefore ? dateNamed(dates, rule.from ?? 'start') : today;
  return daysBetween(from, dateNamed(dates, at));
}

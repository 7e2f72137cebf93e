/** The calendar file of a tool whose answer counts from dates: its link, and the file behind it, from one query. */

import type { FlowRow } from '../../content/dated-flow.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { daysBetween } from '../../dates/iso-date.ts';
import { calendarHref } from '../../site/tool-paths.ts';
import { fillPlaceholders } from './build-dated-plan.ts';
import type { CalendarDownload, CalendarEvent } from './calendar-file.ts';
import { applicableRowsOn, type ComputedFlow, isNearSafeDay, requireDate } from './flow-dates.ts';

const longReminders = [60, 30, 7];
/** Up to this length a period is short: a reminder a week before would come almost at its start. */
const maxShortDays = 15;

/**
 * @param length of the whole period, in days
 * @param ahead days from now to the date: reminders in the past are left out
 * @param isNearSafeDay it rings tomorrow, before any other alarm of the file
 */
export function reminderDays(
  length: number,
  ahead: number,
  isNearSafeDay = false,
): readonly number[] {
  const long = length > maxShortDays ? longReminders.filter((days) => days < ahead) : [];
  const usual = long.length > 0 ? long : [Math.min(1, Math.max(0, ahead))];
  return isNearSafeDay ? [...new Set([Math.max(0, ahead - 1), ...usual])] : usual;
}

type CalendarDefinition<Input> = {
  /** `?for=<key>`. */
  key: string;
  /** The parser of the tool's page. */
  parse: (
    params: URLSearchParams,
    today: IsoDate,
  ) => { kind: 'valid'; input: Input } | { kind: 'invalid' };
  /** The query that `parse` reads. A file that is saved must not move: it names every day from which it counts. */
  search: (input: Input, today: IsoDate) => string;
  /** The calendar leaves out dates that are past. */
  build: (input: Input, today: IsoDate) => CalendarDownload;
};

export type ToolCalendar<Input> = {
  key: string;
  /** Null where a value is missing or invalid. */
  fileOf: (params: URLSearchParams, today: IsoDate) => CalendarDownload | null;
  /** Null where no date is ahead: the page then offers no file. */
  hrefOf: (input: Input, today: IsoDate) => string | null;
};

export function defineCalendar<Input>(definition: CalendarDefinition<Input>): ToolCalendar<Input> {
  const { key, parse, search, build } = definition;
  return {
    key,
    fileOf(params, today) {
      const query = parse(params, today);
      return query.kind === 'valid' ? build(query.input, today) : null;
    },
    hrefOf(input, today) {
      const { events } = build(input, today);
      return events.length > 0 ? calendarHref(key, search(input, today)) : null;
    },
  };
}

// The dates of a flow that are still ahead, as events of a calendar file.
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

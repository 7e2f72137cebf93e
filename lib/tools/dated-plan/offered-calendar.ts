/** A calendar file as a tool offers it: `GET /api/calendar?for=…` finds the maker in lib/tools/calendars. */
import type { IsoDate } from '../../dates/iso-date.ts';
import type { CalendarEvent } from './calendar-file.ts';

export type OfferedCalendar = {
  /** Letters, digits and hyphens; ".ics" is added. */
  fileName: string;
  events: readonly CalendarEvent[];
};

/** Null where a value is missing or not one of those the tool itself takes. */
export type CalendarMaker = (asked: URLSearchParams, today: IsoDate) => OfferedCalendar | null;

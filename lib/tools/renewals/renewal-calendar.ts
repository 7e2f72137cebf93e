/**
 * The renewal's dates as a calendar file: `?for=renewal&line=…&expiry=…&mode=…` and so on, parsed like the page's
 * query.
 */

import type { IsoDate } from '../../dates/iso-date.ts';
import { calendarEventsOf } from '../dated-plan/calendar-events.ts';
import type { CalendarDownload } from '../dated-plan/calendar-file.ts';
import { computeRenewalFlow } from './plan-renewal.ts';
import { renewalLines } from './renewal-lines.ts';
import { parseRenewalQuery, type RenewalInput, renewalSearch } from './renewal-query.ts';

export function renewalCalendar(params: URLSearchParams, today: IsoDate): CalendarDownload | null {
  const query = parseRenewalQuery(params, today);
  return query.kind === 'asked' ? buildCalendar(query.input, today) : null;
}

/** Null where no date is ahead: the page then offers no file. */
export function renewalCalendarHref(input: RenewalInput, today: IsoDate): string | null {
  const { events } = buildCalendar(input, today);
  return events.length > 0 ? `/api/calendar?for=renewal&${renewalSearch(input)}` : null;
}

function buildCalendar(input: RenewalInput, today: IsoDate): CalendarDownload {
  const { line, mode, part, kind, started, expiry } = input;
  const titlePrefix = renewalLines.find(({ value }) => value === line)?.label ?? line;
  // Both parts of a policy may end on one day, so each has its own entries.
  const id = ['renewal', line, part ?? mode, kind, started, expiry].filter(Boolean).join('-');
  const events = calendarEventsOf({
    computedFlow: computeRenewalFlow(input),
    today,
    id,
    titlePrefix,
  });
  return { fileName: `renewal-${line}-${expiry}`, events };
}

/**
 * The calendar files of `GET /api/calendar?for=…`, by the page that links to them. Each tool adds its own here. Rule: a
 * builder reads dates and choices from a fixed list, and no personal data.
 */
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { callCalendarKey } from '../../leads/call-date.ts';
import { claimCalendar, claimCalendarKey } from '../claims/claim-calendar.ts';
import { complaintCalendar } from '../complaints/complaint-calendar.ts';
import type { CalendarBuilder, CalendarDownload } from '../dated-plan/calendar-file.ts';
import { lifeEventCalendar } from '../life-events/life-event-calendar.ts';
import { refusalCalendar } from '../refusals/refusal-calendar.ts';
import { renewalCalendar } from '../renewals/renewal-calendar.ts';
import { callCalendar } from './call-calendar.ts';

const calendarsOfDates = [renewalCalendar, lifeEventCalendar, refusalCalendar, complaintCalendar];

const calendarBuilders = new Map<string, CalendarBuilder>([
  [claimCalendarKey, claimCalendar],
  [callCalendarKey, callCalendar],
  ...calendarsOfDates.map(({ key, fileOf }): [string, CalendarBuilder] => [
    key,
    (params, now) => fileOf(params, now.date),
  ]),
]);

export function findCalendar(params: URLSearchParams, now: LocalDateTime): CalendarDownload | null {
  const make = calendarBuilders.get(params.get('for') ?? '');
  const calendar = make?.(params, now) ?? null;
  return calendar && calendar.events.length > 0 ? calendar : null;
}

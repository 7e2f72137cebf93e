/**
 * The calendar files that `GET /api/calendar?for=…` offers, by the page that links to them. A tool adds its row
 * here. Rule: a maker reads dates and choices of a fixed list, never anything that names a person.
 */

import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { claimCalendar } from '../claims/claim-calendar.ts';
import { complaintCalendar } from '../complaints/complaint-calendar.ts';
import type { CalendarMaker, OfferedCalendar } from '../dated-plan/calendar-file.ts';
import { momentCalendar } from '../moments/moment-calendar.ts';
import { renewalCalendar } from '../renewals/renewal-calendar.ts';

const makers = new Map<string, CalendarMaker>([
  ['renewal', (asked, now) => renewalCalendar(asked, now.date)],
  ['claim', claimCalendar],
  ['joy', (asked, now) => momentCalendar(asked, now.date)],
  ['complaint', (asked, now) => complaintCalendar(asked, now.date)],
]);

export function offeredCalendar(
  asked: URLSearchParams,
  now: LocalDateTime,
): OfferedCalendar | null {
  const make = makers.get(asked.get('for') ?? '');
  const calendar = make?.(asked, now) ?? null;
  return calendar && calendar.events.length > 0 ? calendar : null;
}

/**
 * The calendar files of `GET /api/calendar?for=…`, by the page that links to them. Each tool adds its own here. Rule: a
 * builder reads dates and choices from a fixed list, and no personal data.
 */
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { parseTimeSlot, slotMinutes } from '../../lead-service/time-slots.ts';
import { callCalendarKey } from '../../leads/call-date.ts';
import { claimCalendar, claimCalendarKey } from '../claims/claim-calendar.ts';
import { complaintCalendar } from '../complaints/plan-complaint.ts';
import type { CalendarBuilder, CalendarDownload } from '../dated-plan/calendar-file.ts';
import { lifeEventCalendar } from '../life-events/plan-life-events.ts';
import { refusalCalendar } from '../refusals/plan-refusal.ts';
import { renewalCalendar } from '../renewals/plan-renewal.ts';

// The calendar file of a call-back's slot; its link is made by lib/leads/call-date.ts.
const callCalendar: CalendarBuilder = (query) => {
  const date = parseCalendarDate(query.get('on') ?? '');
  const slot = parseTimeSlot(query.get('slot') ?? '');
  if (!date || !slot) return null;
  const minutes = slotMinutes(slot);
  return {
    fileName: `call-${date}`,
    events: [
      {
        id: `call-${date}-${minutes.start}`,
        date,
        minutes,
        title: 'Call-back about insurance',
        // True also where the request reaches the call desk late, or was stopped.
        description: [
          'You asked for this call on our website. One expert calls once, within 15 minutes of the start of the slot; in the same slot of the next day if your request reached our call desk after it had begun.',
        ],
      },
    ],
  };
};

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

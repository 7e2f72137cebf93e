/** A complaint's dates as a calendar file: `?for=complaint&complained=…&to=…&answered=…`. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { calendarEventsOf } from '../dated-plan/calendar-events.ts';
import type { CalendarDownload } from '../dated-plan/calendar-file.ts';
import { type ComplaintInput, complaintSearch, parseComplaintQuery } from './complaint-query.ts';
import { computeComplaintFlow } from './plan-complaint.ts';

export function complaintCalendar(
  params: URLSearchParams,
  today: IsoDate,
): CalendarDownload | null {
  const query = parseComplaintQuery(params, today);
  return query.kind === 'asked' ? buildCalendar(query.input, today) : null;
}

/** Null where no date is ahead: the page then offers no file. */
export function complaintCalendarHref(input: ComplaintInput, today: IsoDate): string | null {
  const { events } = buildCalendar(input, today);
  return events.length > 0 ? `/api/calendar?for=complaint&${complaintSearch(input)}` : null;
}

function buildCalendar(input: ComplaintInput, today: IsoDate): CalendarDownload {
  const { complained, to, answered } = input;
  const events = calendarEventsOf({
    computedFlow: computeComplaintFlow(input),
    today,
    id: ['complaint', to, complained, answered].filter(Boolean).join('-'),
    titlePrefix: 'Complaint',
  });
  return { fileName: `complaint-${complained}`, events };
}

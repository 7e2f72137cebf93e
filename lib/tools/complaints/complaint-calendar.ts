/** A complaint's dates as a calendar file: `?for=complaint&complained=…&to=…&answered=…`. */
import type { IsoDate } from '../../dates/iso-date.ts';
import type { OfferedCalendar } from '../dated-plan/calendar-file.ts';
import { planEvents } from '../dated-plan/plan-events.ts';
import { type ComplaintAsked, complaintSearch, parseComplaintQuery } from './complaint-query.ts';
import { startComplaint } from './plan-complaint.ts';

export function complaintCalendar(asked: URLSearchParams, today: IsoDate): OfferedCalendar | null {
  const query = parseComplaintQuery((name) => asked.get(name) ?? '', today);
  return query.kind === 'asked' ? calendarOf(query.asked, today) : null;
}

/** Null where nothing is ahead any more: the page then offers no file. */
export function complaintCalendarHref(asked: ComplaintAsked, today: IsoDate): string | null {
  const { events } = calendarOf(asked, today);
  return events.length > 0 ? `/api/calendar?for=complaint&${complaintSearch(asked)}` : null;
}

function calendarOf(asked: ComplaintAsked, today: IsoDate): OfferedCalendar {
  const { complained, to, answered } = asked;
  const events = planEvents({
    started: startComplaint(asked),
    today,
    id: ['complaint', to, complained, answered].filter(Boolean).join('-'),
    about: 'Complaint',
  });
  return { fileName: `complaint-${complained}`, events };
}

/** The dates of a joint plan as one calendar file: `?for=joy&event=wedding&wedding=…`, parsed like the page's query. */
import { lifeEventOf } from '../../content/life-events/life-events.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { calendarEventsOf } from '../dated-plan/calendar-events.ts';
import type { CalendarDownload } from '../dated-plan/calendar-file.ts';
import { type LifeEventInput, lifeEventSearch, parseLifeEventQuery } from './life-event-query.ts';
import { computeLifeEventFlow } from './plan-life-events.ts';

export function lifeEventCalendar(
  params: URLSearchParams,
  today: IsoDate,
): CalendarDownload | null {
  const query = parseLifeEventQuery(params, today);
  return query.kind === 'asked' ? buildCalendar(query.input, today) : null;
}

/** Null where no date is ahead: the page then offers no file. */
export function lifeEventCalendarHref(
  input: readonly LifeEventInput[],
  today: IsoDate,
): string | null {
  const { events } = buildCalendar(input, today);
  return events.length > 0 ? `/api/calendar?for=joy&${lifeEventSearch(input)}` : null;
}

function buildCalendar(input: readonly LifeEventInput[], today: IsoDate): CalendarDownload {
  const events = input.flatMap((one) =>
    calendarEventsOf({
      computedFlow: computeLifeEventFlow(one),
      today,
      // An event keeps its UID whatever other events are in the query.
      id: `joy-${one.kind}-${one.date}`,
      titlePrefix: lifeEventOf(one.kind).label,
    }),
  );
  return { fileName: `joy-center-${input.map(({ kind }) => kind).join('-')}`, events };
}

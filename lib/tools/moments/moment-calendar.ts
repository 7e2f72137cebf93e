/** The dates of a joint plan as one calendar file: `?for=joy&event=wedding&wedding=…`, read as the page reads them. */
import { momentOf } from '../../content/moments/moments.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { OfferedCalendar } from '../dated-plan/calendar-file.ts';
import { planEvents } from '../dated-plan/plan-events.ts';
import { type AskedMoment, eventField, momentSearch, parseMoments } from './moment-query.ts';
import { startMoment } from './plan-moments.ts';

export function momentCalendar(asked: URLSearchParams, today: IsoDate): OfferedCalendar | null {
  const read = (name: string) => asked.get(name) ?? '';
  const query = parseMoments(asked.getAll(eventField), read, today);
  return query.kind === 'asked' ? calendarOf(query.asked, today) : null;
}

/** Null where nothing is ahead any more: the page then offers no file. */
export function momentCalendarHref(asked: readonly AskedMoment[], today: IsoDate): string | null {
  const { events } = calendarOf(asked, today);
  return events.length > 0 ? `/api/calendar?for=joy&${momentSearch(asked)}` : null;
}

function calendarOf(asked: readonly AskedMoment[], today: IsoDate): OfferedCalendar {
  const events = asked.flatMap((one) =>
    planEvents({
      started: startMoment(one),
      today,
      // An event keeps its entry whatever else is asked with it.
      id: `joy-${one.kind}-${one.date}`,
      about: momentOf(one.kind).label,
    }),
  );
  return { fileName: `joy-center-${asked.map(({ kind }) => kind).join('-')}`, events };
}

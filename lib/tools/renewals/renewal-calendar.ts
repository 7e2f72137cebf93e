/** The renewal's dates as a calendar file: `?for=renewal&line=…&expiry=…&mode=…&part=…`, read as the page reads them. */

import type { IsoDate } from '../../dates/iso-date.ts';
import type { OfferedCalendar } from '../dated-plan/calendar-file.ts';
import { planEvents } from '../dated-plan/plan-events.ts';
import { startRenewal } from './plan-renewal.ts';
import { renewalLines } from './renewal-lines.ts';
import { parseRenewalQuery, type RenewalAsked, renewalSearch } from './renewal-query.ts';

export function renewalCalendar(asked: URLSearchParams, today: IsoDate): OfferedCalendar | null {
  const query = parseRenewalQuery((name) => asked.get(name) ?? '', today);
  return query.kind === 'asked' ? calendarOf(query.asked, today) : null;
}

/** Null where nothing is ahead any more: the page then offers no file. */
export function renewalCalendarHref(asked: RenewalAsked, today: IsoDate): string | null {
  const { events } = calendarOf(asked, today);
  return events.length > 0 ? `/api/calendar?for=renewal&${renewalSearch(asked)}` : null;
}

function calendarOf(asked: RenewalAsked, today: IsoDate): OfferedCalendar {
  const { line, mode, part, expiry } = asked;
  const about = renewalLines.find(({ value }) => value === line)?.label ?? line;
  // Two parts of one policy may end on one day: each keeps entries of its own.
  const id = ['renewal', line, part ?? mode, expiry].join('-');
  const events = planEvents({ started: startRenewal(asked), today, id, about });
  return { fileName: `renewal-${line}-${expiry}`, events };
}

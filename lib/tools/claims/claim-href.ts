/** The URL of a claim's answer: the kind and the dates. Nothing else is allowed in it: no name, no number. */
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { type ClaimEventTimes, eventFieldName, eventsOf } from './claim-events.ts';

export function claimHref(type: ClaimType, eventTimes: ClaimEventTimes = {}): string {
  return `/claim?${claimSearch(type, eventTimes)}`;
}

/** Also the query of the calendar file. */
export function claimSearch(type: ClaimType, eventTimes: ClaimEventTimes): string {
  const query = new URLSearchParams([['type', type.id], ...eventParameters(type, eventTimes)]);
  return query.toString().replaceAll('%3A', ':');
}

/** The dates alone, as URL parameters. */
function eventParameters(type: ClaimType, eventTimes: ClaimEventTimes): [string, string][] {
  return eventsOf(type).flatMap(({ id }): [string, string][] => {
    const dateTime = eventTimes[id];
    if (!dateTime) return [];
    const { date, time } = dateTime;
    if (id !== 'happened') return [[eventFieldName(id), time ? `${date}T${time}` : date]];
    return [['date', date], ...(time ? [['time', time] as [string, string]] : [])];
  });
}

/** The URL of a step: kind, step and the dates given. Nothing else ever goes in: no name, no number. */
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { eventsOf, fieldOf, type GivenEvents } from './claim-events.ts';
import type { ClaimStepId } from './claim-steps.ts';

export function claimHref(type: ClaimType, step: ClaimStepId, given: GivenEvents = {}): string {
  return `/claim?${claimQuery(type, step, given)}`;
}

/** The dates alone, as they stand in the URL; also what the calendar file is asked for with. */
export function eventParameters(type: ClaimType, given: GivenEvents): [string, string][] {
  return eventsOf(type).flatMap(({ id }): [string, string][] => {
    const dateTime = given[id];
    if (!dateTime) return [];
    const { date, time } = dateTime;
    if (id !== 'happened') return [[fieldOf(id), time ? `${date}T${time}` : date]];
    return [['date', date], ...(time ? [['time', time] as [string, string]] : [])];
  });
}

function claimQuery(type: ClaimType, step: ClaimStepId, given: GivenEvents): string {
  return new URLSearchParams([['type', type.id], ['step', step], ...eventParameters(type, given)])
    .toString()
    .replaceAll('%3A', ':');
}

/** Selects events of the audit trail: of a day in India, of a staff member, of an action. */
import { addDays, startOfDayInIndia } from '../../dates/iso-date.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { deskEventActions } from '../../store/schema/desk-event-actions.ts';
import { keyShape } from '../desk-paths.ts';
import type { DeskEventFilter } from './audit-trail.server.ts';

/** Fields of the page's form; a marked address of it keeps its names. */
export type EventFields = { day: string; worker: string; action: string };

/** @param read gives the value of a field; one that is not understood filters nothing, and is left out of `fields`. */
export function parseEventFilter(read: (name: keyof EventFields) => string): {
  filter: Omit<DeskEventFilter, 'limit'>;
  fields: EventFields;
} {
  const day = parseCalendarDate(read('day'));
  const actorKey = keyShape.test(read('worker')) ? read('worker') : undefined;
  const action = deskEventActions.find((one) => one === read('action'));
  return {
    filter: {
      actorKey,
      action,
      ...(day && { since: startOfDayInIndia(day), before: startOfDayInIndia(addDays(day, 1)) }),
    },
    fields: { day: day ?? '', worker: actorKey ?? '', action: action ?? '' },
  };
}

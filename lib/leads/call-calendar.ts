/** The slot of a requested call in the visitor's calendar: `?for=call&on=2026-11-22&slot=…`, nothing of the visitor. */
import type { IsoDate } from '../dates/iso-date.ts';
import { parseCalendarDate } from '../input/parse-calendar-date.ts';
import { parseTimeSlot, slotMinutes } from '../lead-service/time-slots.ts';
import type { CalendarBuilder } from '../tools/dated-plan/calendar-file.ts';
import { calendarHref } from '../tools/dated-plan/define-calendar.ts';

export const callCalendarKey = 'call';

/** Undefined for a label that was removed from the list after the request. */
export function callCalendarHref(date: IsoDate, slot: string): string | undefined {
  const search = new URLSearchParams({ on: date, slot });
  return parseTimeSlot(slot) ? calendarHref(callCalendarKey, search.toString()) : undefined;
}

export const callCalendar: CalendarBuilder = (query) => {
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
        description:
          'You asked for this call on our website. One expert calls once, within 15 minutes of the start of the slot; in the same slot a day later if your request reached our call desk after it had begun.',
      },
    ],
  };
};

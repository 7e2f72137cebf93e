/** The calendar file of a call-back's slot; its link is made by lib/leads/call-date.ts. */
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { parseTimeSlot, slotMinutes } from '../../lead-service/time-slots.ts';
import type { CalendarBuilder } from '../dated-plan/calendar-file.ts';

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
        description: [
          'You asked for this call on our website. One expert calls once, within 15 minutes of the start of the slot; in the same slot of the next day if your request reached our call desk after it had begun.',
        ],
      },
    ],
  };
};

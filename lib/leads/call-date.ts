/**
 * On which day a call is made. A slot counts as today's while it has not begun: only then can a call "within 15
 * minutes of the start of the slot" still be kept (docs/decisions/055-slot-has-a-day.md). Days are India's.
 */
import { formatDay } from '../dates/format-date.ts';
import { addDays, type IsoDate, indiaOffsetMs, todayInIndia } from '../dates/iso-date.ts';
import { slotMinutes, slotWords, type TimeSlot, timeSlots } from '../lead-service/time-slots.ts';
import { slotsBegun } from './slots-begun.ts';

/** What is said of a call that is on record. */
export type ArrangedCall = {
  /** "Today, 22 November, 11:30 am to 12 noon". */
  when: string;
  /** The last day on which we may call: "29 November". */
  until: string;
  callDespiteDoNotDisturb: boolean;
  /** For the browser's own line about it, which may be read on the next day (booked-calls.ts). */
  slot?: { date: IsoDate; at: string; endsAt: string };
};

export function callDate(slot: TimeSlot, askedAt: Date): IsoDate {
  const today = todayInIndia(askedAt);
  return timeSlots.indexOf(slot) < slotsBegun(askedAt) ? addDays(today, 1) : today;
}

/** @param lead as it was written down: its own times rule, not the visitor's clock. */
export function arrangedCall(
  lead: {
    time_slot: string;
    created_at: string;
    expires_at: string;
    call_despite_do_not_disturb: 0 | 1;
  },
  now: Date,
): ArrangedCall {
  const slot = lead.time_slot as TimeSlot;
  const date = callDate(slot, new Date(lead.created_at));
  return {
    when: `${dayWords(date, todayInIndia(now))}, ${slotWords(slot)}`,
    until: formatDay(todayInIndia(new Date(lead.expires_at))),
    callDespiteDoNotDisturb: lead.call_despite_do_not_disturb === 1,
    slot: {
      date,
      at: slotWords(slot).split(' to ')[0] ?? '',
      endsAt: new Date(
        Date.parse(date) - indiaOffsetMs + slotMinutes(slot).end * 60_000,
      ).toISOString(),
    },
  };
}

function dayWords(date: IsoDate, today: IsoDate): string {
  if (date === today) return `Today, ${formatDay(date)}`;
  return date === addDays(today, 1) ? `Tomorrow, ${formatDay(date)}` : formatDay(date);
}

/**
 * The day of a call. A slot is today's until it starts: only then can a call "within 15 minutes of the start of the
 * slot" still be made (docs/rules.md, section 6). Days are India's.
 */
import type { BrokerDetails } from '../config/broker-details.ts';
import { isLicenceOver } from '../config/licence.ts';
import { formatDay } from '../dates/format-date.ts';
import {
  addDays,
  dayInIndia,
  type IsoDate,
  indiaOffsetMs,
  minuteMs,
  startOfDayInIndia,
  todayInIndia,
} from '../dates/iso-date.ts';
import { formatSlot, parseTimeSlot, slotMinutes } from '../lead-service/time-slots.ts';
import { calendarHref } from '../site/tool-paths.ts';
import { hasSlotStarted } from './started-slots.ts';

/** When a recorded call is made, in words and as dates. */
export type ScheduledCall = {
  /** "Today, 22 November, 11:30 am to 12 noon". */
  when: string;
  /** The promise in words: "today between 11:30 and 11:45 am". Absent in the reply of an older release. */
  within?: string;
  /** The last day on which we may call: "29 November". */
  until: string;
  callDespiteDoNotDisturb: boolean;
  /** The slot as a calendar file. */
  calendarHref?: string | undefined;
  /** For the browser's list of booked calls, which may be read on the next day (booked-calls.ts). */
  slot?: { date: IsoDate; at: string; endsAt: string };
};

/** @param slot its label at the time of the request: the list may have changed since. */
export function callDate(slot: string, requestedAt: Date): IsoDate {
  const today = todayInIndia(requestedAt);
  return hasSlotStarted(slot, requestedAt) ? addDays(today, 1) : today;
}

/** The columns from which the day of a call follows. */
export type CallDayColumns = {
  time_slot: string;
  created_at: string;
  state: string;
  settled_at: string | null;
};

/** Passed on after its slot has started, a call is made in the same slot of the next day, as its visitor was told. */
export function callDayOf({ time_slot, created_at, state, settled_at }: CallDayColumns): IsoDate {
  const passedOnAt = state === 'delivered' ? settled_at : null;
  return callDate(time_slot, new Date(passedOnAt ?? created_at));
}

/**
 * Whether a call that is passed on now would be made after the registration's last day: in the evening of that day the
 * next slot is tomorrow's.
 */
export function isCallAfterLicence(
  licence: BrokerDetails['licence'],
  slot: string,
  now: Date,
): boolean {
  return isLicenceOver(licence, startOfDayInIndia(callDate(slot, now)));
}

/** @param lead as recorded: its own timestamps count, not the visitor's clock. */
export function toScheduledCall(
  lead: CallDayColumns & {
    expires_at: string;
    call_despite_do_not_disturb: 0 | 1;
  },
  now: Date,
): ScheduledCall {
  const date = callDayOf(lead);
  const today = todayInIndia(now);
  return {
    when: `${formatRelativeDay(date, today)}, ${formatSlot(lead.time_slot)}`,
    within: formatPromise(date, today, slotMinutes(lead.time_slot).start),
    until: formatDay(dayInIndia(lead.expires_at)),
    callDespiteDoNotDisturb: lead.call_despite_do_not_disturb === 1,
    calendarHref: callCalendarHref(date, lead.time_slot),
    slot: {
      date,
      at: formatSlot(lead.time_slot).split(' to ')[0] ?? '',
      endsAt: new Date(
        Date.parse(date) - indiaOffsetMs + slotMinutes(lead.time_slot).end * minuteMs,
      ).toISOString(),
    },
  };
}

function formatRelativeDay(date: IsoDate, today: IsoDate): string {
  if (date === today) return `Today, ${formatDay(date)}`;
  return date === addDays(today, 1) ? `Tomorrow, ${formatDay(date)}` : formatDay(date);
}

/** From the start of the slot on: 15 minutes (docs/specification.md, section 9). */
const promisedMinutes = 15;

function formatPromise(date: IsoDate, today: IsoDate, start: number): string {
  const [from = '', half] = formatClock(start).split(' ');
  const until = formatClock(start + promisedMinutes);
  const day =
    date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : `on ${formatDay(date)}`;
  return `${day} between ${until.endsWith(` ${half}`) ? from : `${from} ${half}`} and ${until}`;
}

/** 810 as "1:30 pm". */
function formatClock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours % 24 < 12 ? 'am' : 'pm'}`;
}

/** `?for=call&on=2026-11-22&slot=…` */
export const callCalendarKey = 'call';

/** A calendar file of the slot, with nothing of the visitor. Undefined for a label that was removed from the list. */
function callCalendarHref(date: IsoDate, slot: string): string | undefined {
  const search = new URLSearchParams({ on: date, slot });
  return parseTimeSlot(slot) ? calendarHref(callCalendarKey, search.toString()) : undefined;
}

/**
 * By when the desk has to call or answer: the order of its first page, and what is overdue. What waits for a machine or
 * the visitor is never overdue.
 */
import 'server-only';
import { addDays, minuteMs, startOfDayInIndia } from '../../dates/iso-date.ts';
import { slotMinutes } from '../../lead-service/time-slots.ts';
import { type CallRecord, isForDesk, type RequestRecord } from './records.server.ts';

/** We promise the call within 15 minutes of the start of its slot (lib/content/call-promise.ts). */
const promisedMinutes = 15;

type Dated = CallRecord | RequestRecord;

/** The end of the time in which a call is promised. */
export function callDueTime({ callDate, timeSlot }: Pick<CallRecord, 'callDate' | 'timeSlot'>) {
  const minutes = slotMinutes(timeSlot).start + promisedMinutes;
  return startOfDayInIndia(callDate).getTime() + minutes * minuteMs;
}

/** An answer without a time limit is due last. */
function dueTime(record: Dated): number {
  if (record.kind === 'call') return callDueTime(record);
  return record.dueDate === null
    ? Number.POSITIVE_INFINITY
    : startOfDayInIndia(addDays(record.dueDate, 1)).getTime();
}

export function isOverdue(record: Dated, now: Date): boolean {
  return isForDesk(record) && now.getTime() >= dueTime(record);
}

export function byReceipt(a: Dated, b: Dated): number {
  return a.createdAt.localeCompare(b.createdAt);
}

/** What is due first is first. */
export function byDueTime(a: Dated, b: Dated): number {
  const [dueA, dueB] = [dueTime(a), dueTime(b)];
  return dueA === dueB ? byReceipt(a, b) : dueA - dueB;
}

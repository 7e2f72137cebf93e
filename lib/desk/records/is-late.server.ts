/**
 * Whether the desk is late: the slot of a call is over, or the last day of an answer. What waits for a machine or the
 * visitor is never late.
 */
import 'server-only';
import { minutesBetween, nowInIndia } from '../../dates/local-date-time.ts';
import { slotMinutes } from '../../lead-service/time-slots.ts';
import { type CallRecord, isForDesk, type RequestRecord } from './records.server.ts';

export function isLate(record: CallRecord | RequestRecord, now: Date): boolean {
  if (!isForDesk(record)) return false;
  const today = nowInIndia(now);
  if (record.kind === 'request') return record.dueDate !== null && record.dueDate < today.date;
  const { end } = slotMinutes(record.timeSlot);
  const midnight = { date: record.callDate, time: '00:00' };
  return minutesBetween(midnight, today) > end;
}

/** A call-back that is valid as JSON and as a parsed submission. A test overrides the field that it is about. */
import { type TimeSlot, timeSlots } from '../../lib/lead-service/time-slots.ts';

export const validCallBack = {
  product: 2,
  timeSlot: timeSlots[0],
  mobile: '9876543210',
} as const;

/** The latest of the day, and never that of `validCallBack`. */
export const lastTimeSlot: TimeSlot = timeSlots.at(-1) ?? timeSlots[0];

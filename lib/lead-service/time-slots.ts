/** The time slots of a call. The labels are sent to Lead.svc (docs/specification.md, section 3). */
export const timeSlots = [
  '9:30 AM - 10:00 AM',
  '10:30 AM - 11:00 AM',
  '11:30 AM - 12:00 PM',
  '12:30 PM - 1:00 PM',
  '1:30 PM - 2:00 PM',
  '2:30 PM - 3:00 PM',
  '3:30 PM - 4:00 PM',
  '4:30 PM - 5:00 PM',
  '5:30 PM - 6:30 PM',
] as const;

export type TimeSlot = (typeof timeSlots)[number];

export function parseTimeSlot(label: string): TimeSlot | null {
  return timeSlots.find((slot) => slot === label) ?? null;
}

/** Minutes after midnight in India. @param slot a label, also one that was removed from the list after the request. */
export function slotMinutes(slot: string): { start: number; end: number } {
  const [start = 0, end = 0] = slot.split(' - ').map(parseMinutesOfDay);
  return { start, end };
}

/** "9:30 AM", "9 pm": minutes after midnight; NaN for anything else. */
export function parseMinutesOfDay(clockTime: string): number {
  const [, hours, minutes = '0', half] =
    /^(1[0-2]|[1-9])(?::([0-5]\d))?\s*([ap])m$/i.exec(clockTime.trim()) ?? [];
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  return ((Number(hours) % 12) + afternoon) * 60 + Number(minutes);
}

/** "9:30 AM - 10:00 AM" as "9:30 am to 10 am"; 12 noon is named; a no-break space precedes "am". */
export function formatSlot(slot: string): string {
  return slot.split(' - ').map(formatSlotTime).join(' to ');
}

function formatSlotTime(clockTime: string): string {
  if (clockTime === '12:00 PM') return '12\u00a0noon';
  return clockTime.replace(':00', '').replace(' ', '\u00a0').toLowerCase();
}

/** When a call can be asked for. The labels are what Lead.svc is sent (docs/specification.md, section 3). */
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

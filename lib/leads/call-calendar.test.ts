import { timeSlots } from '../lead-service/time-slots.ts';
import { findCalendar } from '../tools/calendars/find-calendar.ts';
import { callCalendarHref } from './call-calendar.ts';

const now = { date: '2026-11-27', time: '10:00' } as const;
const fileOf = (href = '') => findCalendar(new URLSearchParams(href.split('?')[1]), now);

test('the file of every slot is that slot on that day, and its address has nothing else', () => {
  for (const slot of timeSlots) {
    const href = callCalendarHref('2026-11-28', slot);
    const file = fileOf(href);
    expect(file?.fileName).toBe('call-2026-11-28');
    expect(file?.events).toHaveLength(1);
    const [event] = file?.events ?? [];
    expect(event?.date).toBe('2026-11-28');
    const clock = (minutes = 0) =>
      `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`;
    expect(slot.replaceAll(/ [AP]M/g, '')).toBe(
      `${clock(event?.minutes?.start)} - ${clock(event?.minutes?.end)}`,
    );
    expect([...new URLSearchParams(href?.split('?')[1]).keys()]).toEqual(['for', 'on', 'slot']);
  }
});

test('a slot that is not in the list has no file', () => {
  expect(callCalendarHref('2026-11-28', '9 PM - 10 PM')).toBeUndefined();
  expect(fileOf('?for=call&on=2026-11-28&slot=9+PM+-+10+PM')).toBeNull();
  expect(fileOf('?for=call&on=2026-02-30&slot=9:30+AM+-+10:00+AM')).toBeNull();
});

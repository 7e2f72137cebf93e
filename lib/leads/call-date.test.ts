import { slotMinutes, timeSlots } from '../lead-service/time-slots.ts';
import { findCalendar } from '../tools/calendars/find-calendar.ts';
import { callDate, toScheduledCall } from './call-date.ts';
import { countStartedSlots } from './started-slots.ts';

// The day follows from the label. One that makes a calendar file must be listed (time-slots.ts).
const early = '9:30 AM - 10:00 AM';
const noon = '11:30 AM - 12:00 PM';
const last = '5:30 PM - 6:30 PM';

function inIndia(time: string): Date {
  return new Date(`${time}+05:30`);
}

test.each([
  ['well before it', '2026-11-22T08:00:00', noon, '2026-11-22'],
  ['in the second before it', '2026-11-22T11:29:59.999', noon, '2026-11-22'],
  ['as it begins', '2026-11-22T11:30:00', noon, '2026-11-23'],
  ['while it runs', '2026-11-22T11:40:00', noon, '2026-11-23'],
  ['as it ends', '2026-11-22T12:00:00', noon, '2026-11-23'],
  ['in the evening', '2026-11-22T20:00:00', noon, '2026-11-23'],
  ['at 23:59', '2026-11-22T23:59:59', early, '2026-11-23'],
  ['at 00:00', '2026-11-23T00:00:00', early, '2026-11-23'],
  ['at 00:01', '2026-11-23T00:01:00', early, '2026-11-23'],
  ['on the last day of a month', '2026-04-30T18:00:00', last, '2026-05-01'],
  ['on the last day of a year', '2026-12-31T18:00:00', last, '2027-01-01'],
  ['on 28 February', '2027-02-28T18:00:00', last, '2027-03-01'],
  ['on 28 February of a leap year', '2028-02-28T18:00:00', last, '2028-02-29'],
  ['on 29 February', '2028-02-29T18:00:00', last, '2028-03-01'],
  ['on 29 February, before it', '2028-02-29T17:29:00', last, '2028-02-29'],
])('requested %s, the call is on its day', (_, asked, slot, date) => {
  expect(callDate(slot, inIndia(asked))).toBe(date);
});

test('each slot is today’s before its start, and tomorrow’s during and after', () => {
  for (const slot of timeSlots) {
    const start = inIndia('2026-11-22T00:00:00').getTime() + slotMinutes(slot).start * 60_000;
    const dates = [-60_000, -1, 0, 60_000, 45 * 60_000].map((offset) =>
      callDate(slot, new Date(start + offset)),
    );
    expect({ slot, dates }).toEqual({
      slot,
      dates: ['2026-11-22', '2026-11-22', '2026-11-23', '2026-11-23', '2026-11-23'],
    });
  }
});

test.each([
  ['2026-11-24T08:00:00', '10:00 AM - 11:00 AM', '2026-11-24'],
  ['2026-11-24T10:30:00', '10:00 AM - 11:00 AM', '2026-11-25'],
  ['2026-11-24T17:00:00', '6:00 PM - 7:00 PM', '2026-11-24'],
])(
  'a call requested at %s in a slot that is no longer listed, %s, keeps its day',
  (asked, slot, date) => {
    expect(callDate(slot, inIndia(asked))).toBe(date);
  },
);

test('started slots are counted in Indian time, whatever the time zone of the clock', () => {
  expect(countStartedSlots(new Date('2026-11-21T18:30:00Z'))).toBe(0);
  const midnight = Date.parse('2026-11-21T18:30:00Z');
  timeSlots.forEach((slot, index) => {
    const start = midnight + slotMinutes(slot).start * 60_000;
    expect(countStartedSlots(new Date(start - 1))).toBe(index);
    expect(countStartedSlots(new Date(start))).toBe(index + 1);
  });
  expect(countStartedSlots(new Date('2026-11-22T18:29:59Z'))).toBe(timeSlots.length);
});

test.each([
  ['2026-11-22T10:00:00', 'Today, 22 November, 11:30 am to 12 noon'],
  ['2026-11-21T20:00:00', 'Today, 22 November, 11:30 am to 12 noon'],
  ['2026-11-22T12:10:00', 'Tomorrow, 23 November, 11:30 am to 12 noon'],
])('a call requested at %s and read on 22 November names its day', (asked, when) => {
  const lead = {
    time_slot: noon,
    created_at: inIndia(asked).toISOString(),
    expires_at: inIndia('2026-11-29T10:00:00').toISOString(),
    call_despite_do_not_disturb: 0,
  } as const;
  const call = toScheduledCall(lead, inIndia('2026-11-22T21:00:00'));
  expect({ ...call, when: call.when.replaceAll('\u00a0', ' ') }).toEqual({
    when,
    until: '29 November',
    callDespiteDoNotDisturb: false,
    calendarHref: `/api/calendar?for=call&on=2026-11-${when.includes('23') ? 23 : 22}&slot=11%3A30+AM+-+12%3A00+PM`,
    slot: {
      date: when.includes('23') ? '2026-11-23' : '2026-11-22',
      at: '11:30\u00a0am',
      endsAt: when.includes('23') ? '2026-11-23T06:30:00.000Z' : '2026-11-22T06:30:00.000Z',
    },
  });
  expect(toScheduledCall(lead, inIndia('2026-11-25T09:00:00')).when).toMatch(/^2[23] November, /);
});

const fileOf = (href = '') =>
  findCalendar(new URLSearchParams(href.split('?')[1]), { date: '2026-11-27', time: '10:00' });

const hrefOf = (slot: string) =>
  toScheduledCall(
    {
      time_slot: slot,
      created_at: inIndia('2026-11-27T23:00:00').toISOString(),
      expires_at: inIndia('2026-12-04T23:00:00').toISOString(),
      call_despite_do_not_disturb: 0,
    },
    inIndia('2026-11-27T23:00:00'),
  ).calendarHref;

test('the file of every slot is that slot on that day, and its address has nothing else', () => {
  for (const slot of timeSlots) {
    const href = hrefOf(slot);
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
  expect(hrefOf('9 PM - 10 PM')).toBeUndefined();
  expect(fileOf('?for=call&on=2026-11-28&slot=9+PM+-+10+PM')).toBeNull();
  expect(fileOf('?for=call&on=2026-02-30&slot=11:30+AM+-+12:00+PM')).toBeNull();
});

import type { IsoDate } from '../dates/iso-date.ts';
import { formatSlot, parseTimeSlot, slotMinutes, timeSlots } from '../lead-service/time-slots.ts';
import { findCalendar } from '../tools/calendars/find-calendar.ts';
import { callDate, callDayOf, isCallAfterLicence, toScheduledCall } from './call-date.ts';
import { countStartedSlots } from './started-slots.ts';

const [first] = timeSlots;
const middle = timeSlots[Math.floor(timeSlots.length / 2)] ?? first;
const last = timeSlots.at(-1) ?? first;

function inIndia(time: string): Date {
  return new Date(`${time}+05:30`);
}

/** So many minutes after the slot begins on that day, or before it. */
function fromStart(minutes: number, slot: string, day: string): Date {
  return new Date(
    inIndia(`${day}T00:00:00`).getTime() + (slotMinutes(slot).start + minutes) * 60_000,
  );
}

test.each([
  ['in the last second of a day', inIndia('2026-11-22T23:59:59'), first, '2026-11-23'],
  ['at 00:00', inIndia('2026-11-23T00:00:00'), first, '2026-11-23'],
  ['at 00:01', inIndia('2026-11-23T00:01:00'), first, '2026-11-23'],
  ['on the last day of a month', fromStart(1, last, '2026-04-30'), last, '2026-05-01'],
  ['on the last day of a year', fromStart(1, last, '2026-12-31'), last, '2027-01-01'],
  ['on 28 February', fromStart(1, last, '2027-02-28'), last, '2027-03-01'],
  ['on 28 February of a leap year', fromStart(1, last, '2028-02-28'), last, '2028-02-29'],
  ['on 29 February', fromStart(1, last, '2028-02-29'), last, '2028-03-01'],
  ['on 29 February, before it', fromStart(-1, last, '2028-02-29'), last, '2028-02-29'],
])('requested %s, the call is on its day', (_, asked, slot, date) => {
  expect(callDate(slot, asked)).toBe(date);
});

test('on the registration’s last day a call is made until its slot starts; then it would be tomorrow’s', () => {
  const isHeld = (minutes: number, validUntil: IsoDate) =>
    isCallAfterLicence(
      { number: '', category: '', mode: 'fixed_term', validUntil, feeDue: null },
      middle,
      fromStart(minutes, middle, '2026-11-22'),
    );
  expect([isHeld(-1, '2026-11-22'), isHeld(0, '2026-11-22')]).toEqual([false, true]);
  expect([isHeld(-1, '2026-11-21'), isHeld(0, '2026-11-23')]).toEqual([true, false]);
});

test('each slot is today’s before its start, and tomorrow’s during and after', () => {
  for (const slot of timeSlots) {
    const { start, end } = slotMinutes(slot);
    const dates = [-180, -1, -1 / 60_000, 0, 1, end - start, 120].map((minutes) =>
      callDate(slot, fromStart(minutes, slot, '2026-11-22')),
    );
    const [today, tomorrow] = ['2026-11-22', '2026-11-23'];
    expect({ slot, dates }).toEqual({
      slot,
      dates: [today, today, today, tomorrow, tomorrow, tomorrow, tomorrow],
    });
  }
});

// Outside the hours in which anybody may call: never listed.
test.each([
  ['2026-11-24T06:00:00', '7:00 AM - 8:00 AM', '2026-11-24'],
  ['2026-11-24T07:30:00', '7:00 AM - 8:00 AM', '2026-11-25'],
  ['2026-11-24T17:00:00', '9:00 PM - 10:00 PM', '2026-11-24'],
])(
  'a call requested at %s in a slot that is no longer listed, %s, keeps its day',
  (asked, slot, date) => {
    expect(parseTimeSlot(slot)).toBeNull();
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
  ['before its slot', fromStart(-90, middle, '2026-11-22'), 'Today', '2026-11-22'],
  ['the evening before', inIndia('2026-11-21T23:00:00'), 'Today', '2026-11-22'],
  ['while its slot runs', fromStart(1, middle, '2026-11-22'), 'Tomorrow', '2026-11-23'],
])('a call requested %s and read on 22 November names its day', (_, asked, word, date) => {
  const lead = {
    time_slot: middle,
    created_at: asked.toISOString(),
    expires_at: inIndia('2026-11-29T10:00:00').toISOString(),
    call_despite_do_not_disturb: 0,
    state: 'pending',
    settled_at: null,
  } as const;
  const call = toScheduledCall(lead, inIndia('2026-11-22T23:30:00'));
  const { start, end } = slotMinutes(middle);
  const day = `${Number(date.slice(-2))} November`;
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect({ ...call, when: plain(call.when) }).toEqual({
    when: `${word}, ${day}, ${plain(formatSlot(middle))}`,
    within: `${word.toLowerCase()} between 1:30 and 1:45 pm`,
    until: '29 November',
    callDespiteDoNotDisturb: false,
    calendarHref: `/api/calendar?${new URLSearchParams({ for: 'call', on: date, slot: middle })}`,
    slot: {
      date,
      at: formatSlot(middle).split(' to ')[0],
      endsAt: fromStart(end - start, middle, date).toISOString(),
    },
  });
  expect(toScheduledCall(lead, inIndia('2026-11-25T09:00:00')).when).toMatch(`${day}, `);
});

test.each([
  ['before its slot', 'delivered', fromStart(-1, middle, '2026-11-22'), '2026-11-22'],
  ['after its slot had started', 'delivered', fromStart(1, middle, '2026-11-22'), '2026-11-23'],
  ['before its slot of the next day', 'delivered', inIndia('2026-11-23T00:01:00'), '2026-11-23'],
  ['never: it has ended', 'expired', fromStart(1, middle, '2026-11-22'), '2026-11-22'],
])('a call that was passed on %s has its day', (_, state, settledAt, date) => {
  const created_at = fromStart(-90, middle, '2026-11-22').toISOString();
  const lead = { time_slot: middle, created_at, state, settled_at: settledAt.toISOString() };
  expect(callDayOf(lead)).toBe(date);
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
      state: 'pending',
      settled_at: null,
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
  const onNoDay = new URLSearchParams({ for: 'call', on: '2026-02-30', slot: middle });
  expect(fileOf(`?${onNoDay}`)).toBeNull();
});

import { formatSlot, parseMinutesOfDay, slotMinutes, timeSlots } from './time-slots.ts';

test('the slots in plain words, in order', () => {
  expect(timeSlots.map((slot) => formatSlot(slot).replaceAll('\u00a0', ' '))).toEqual([
    '9:30 am to 10 am',
    '10:30 am to 11 am',
    '11:30 am to 12 noon',
    '12:30 pm to 1 pm',
    '1:30 pm to 2 pm',
    '2:30 pm to 3 pm',
    '3:30 pm to 4 pm',
    '4:30 pm to 5 pm',
    '5:30 pm to 6:30 pm',
  ]);
});

test('nine slots, each 30 minutes but the last, which is 60, one after the other', () => {
  const minutes = timeSlots.map(slotMinutes);
  expect(minutes.map(({ start, end }) => end - start)).toEqual([
    30, 30, 30, 30, 30, 30, 30, 30, 60,
  ]);
  expect(minutes.map(({ start }) => start)).toEqual(
    [...minutes.map(({ start }) => start)].sort((a, b) => a - b),
  );
});

test('a time of the clock in minutes', () => {
  for (const [written, minutes] of [
    ['12:00 AM', 0],
    ['9 am', 540],
    ['9:30 AM', 570],
    ['12:00 PM', 720],
    ['12:30 pm', 750],
    ['9\u00a0pm', 1260],
  ] as const) {
    expect({ written, minutes: parseMinutesOfDay(written) }).toEqual({ written, minutes });
  }
  for (const wrong of ['', '13 pm', '0 am', '9', '9:60 am', 'nine am'])
    expect(parseMinutesOfDay(wrong)).toBeNaN();
});

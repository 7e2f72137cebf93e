import { readFileSync } from 'node:fs';
import { formatSlot, parseMinutesOfDay, slotMinutes, timeSlots } from './time-slots.ts';

const specification = readFileSync('docs/specification.md', 'utf8');

test('the slots are the specification’s', () => {
  const [, labels = ''] = /^Time slots \(labels\): (.+)\.$/m.exec(specification) ?? [];
  expect(labels.split('; ')).toEqual(timeSlots);
});

test('a slot is formatted for a sentence', () => {
  for (const [slot, words] of [
    ['9:30 AM - 10:00 AM', '9:30 am to 10 am'],
    ['11:30 AM - 12:00 PM', '11:30 am to 12 noon'],
    ['12:30 PM - 1:00 PM', '12:30 pm to 1 pm'],
    ['5:30 PM - 6:30 PM', '5:30 pm to 6:30 pm'],
  ] as const) {
    expect(formatSlot(slot).replaceAll('\u00a0', ' ')).toBe(words);
  }
});

test('the number and the length of the slots are the specification’s, one after the other', () => {
  const [, count, length, lastLength = length] =
    /^- Time slots: (\d+), each (\d+) minutes(?: except the last, which is (\d+) minutes)?\.$/m.exec(
      specification,
    ) ?? [];
  const minutes = timeSlots.map(slotMinutes);
  expect(minutes.map(({ start, end }) => end - start)).toEqual([
    ...Array(Number(count) - 1).fill(Number(length)),
    Number(lastLength),
  ]);
  expect(minutes.map(({ start }) => start)).toEqual(
    [...minutes.map(({ start }) => start)].sort((a, b) => a - b),
  );
});

test('a time of day is parsed to minutes', () => {
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

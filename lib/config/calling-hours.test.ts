import { coversSlots } from './calling-hours.ts';

test.each([
  ['9 am to 9 pm, every day', true],
  ['9:30 am to 6:30 pm, every day', true],
  ['9:30 AM to 6:30 PM, every day', true],
  ['9\u00a0am to 9\u00a0pm, every day', true],
  ['9:31 am to 9 pm, every day', false],
  ['9 am to 6 pm, every day', false],
  ['9 am to 9 pm, Monday to Saturday', false],
  ['9 am to 9 pm', false],
  ['9 to 21, every day', false],
  ['all day, every day', false],
  ['', false],
])('%j covers the slots: %s', (words, covers) => {
  expect(coversSlots(words)).toBe(covers);
});

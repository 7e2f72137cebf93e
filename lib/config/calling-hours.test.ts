import { timeSlots } from '../lead-service/time-slots.ts';
import { coversSlots } from './broker-details.ts';

const [opens] = timeSlots[0].split(' - ');
const closes = timeSlots.at(-1)?.split(' - ')[1];

test.each([
  ['9 am to 9 pm, every day', true],
  [`${opens} to ${closes}, every day`, true],
  [`${opens} to ${closes}, every day`.toLowerCase(), true],
  ['9\u00a0am to 9\u00a0pm, every day', true],
  [`${closes} to 9 pm, every day`, false],
  [`9 am to ${opens}, every day`, false],
  ['9 am to 9 pm, Monday to Saturday', false],
  ['9 am to 9 pm', false],
  ['9 to 21, every day', false],
  ['all day, every day', false],
  ['', false],
])('%j covers the slots: %s', (words, covers) => {
  expect(coversSlots(words)).toBe(covers);
});

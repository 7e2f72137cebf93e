import { callRecord, requestRecord } from '../../../testing/data/desk-records.ts';
import { isLate } from './is-late.server.ts';

const at = (time: string) => new Date(`2026-11-22T${time}:00+05:30`);
const call = callRecord({
  waitsFor: 'caller',
  callDate: '2026-11-22',
  timeSlot: '10:30 AM - 11:00 AM',
});
const request = requestRecord({ waitsFor: 'answer', dueDate: '2026-11-22' });

test('a call is late once its slot has ended', () => {
  expect(isLate(call, at('11:00'))).toBe(false);
  expect(isLate(call, at('11:01'))).toBe(true);
  expect(isLate({ ...call, waitsFor: 'second-try' }, at('11:01'))).toBe(true);
  expect(isLate({ ...call, callDate: '2026-11-23' }, at('11:01'))).toBe(false);
});

test('an answer is late from the day after it was promised, and never where none was promised', () => {
  expect(isLate(request, at('23:59'))).toBe(false);
  expect(isLate({ ...request, dueDate: '2026-11-21' }, at('00:00'))).toBe(true);
  expect(isLate({ ...request, dueDate: null }, at('00:00'))).toBe(false);
});

test.each(['code', 'queue', 'lead-service', null] as const)(
  'a call that waits for %s is never late',
  (waitsFor) => {
    expect(isLate({ ...call, waitsFor }, at('23:00'))).toBe(false);
  },
);

test.each(['mail', null] as const)('a request that waits for %s is never late', (waitsFor) => {
  expect(isLate({ ...request, waitsFor, dueDate: '2026-11-01' }, at('23:00'))).toBe(false);
});

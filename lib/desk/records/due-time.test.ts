import { callRecord, requestRecord } from '../../../testing/data/desk-records.ts';
import { isOverdue } from './due-time.server.ts';

const at = (time: string) => new Date(`2026-11-22T${time}:00+05:30`);
const call = callRecord({
  waitsFor: 'caller',
  callDate: '2026-11-22',
  timeSlot: '10:30 AM - 11:00 AM',
});
const request = requestRecord({ waitsFor: 'answer', dueDate: '2026-11-22' });

test('a call is overdue 15 minutes after its slot began', () => {
  expect(isOverdue(call, at('10:44'))).toBe(false);
  expect(isOverdue(call, at('10:45'))).toBe(true);
  expect(isOverdue({ ...call, waitsFor: 'second-try' }, at('10:45'))).toBe(true);
  expect(isOverdue({ ...call, callDate: '2026-11-23' }, at('10:45'))).toBe(false);
});

test('an answer is overdue from the day after it was promised, and never where none was promised', () => {
  expect(isOverdue(request, at('23:59'))).toBe(false);
  expect(isOverdue({ ...request, dueDate: '2026-11-21' }, at('00:00'))).toBe(true);
  expect(isOverdue({ ...request, dueDate: null }, at('00:00'))).toBe(false);
});

test.each(['code', 'queue', 'lead-service', null] as const)(
  'a call that waits for %s is never overdue',
  (waitsFor) => {
    expect(isOverdue({ ...call, waitsFor }, at('23:00'))).toBe(false);
  },
);

test.each(['mail', null] as const)('a request that waits for %s is never overdue', (waitsFor) => {
  expect(isOverdue({ ...request, waitsFor, dueDate: '2026-11-01' }, at('23:00'))).toBe(false);
});

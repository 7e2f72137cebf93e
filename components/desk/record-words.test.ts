import type { CallRecord, RequestRecord } from '@/lib/desk/records/records.server';
import { stateText } from './record-words';

const at = (time: string) => new Date(`2026-11-22T${time}:00+05:30`);

test('a call is late once its slot has ended, and not while it waits for a machine', () => {
  const call = {
    kind: 'call',
    waitsFor: 'caller',
    callDate: '2026-11-22',
    timeSlot: '10:30 AM - 11:00 AM',
  } as Partial<CallRecord> as CallRecord;
  expect(stateText(call, at('11:00'))).toBe('Your call');
  expect(stateText(call, at('11:01'))).toBe('Your call, late');
  expect(stateText({ ...call, waitsFor: 'queue' }, at('11:01'))).toBe('A free place in the queue');
});

test('an answer is late from the day after it was promised, and never where none was promised', () => {
  const request = {
    kind: 'request',
    waitsFor: 'answer',
    dueDate: '2026-11-22',
  } as Partial<RequestRecord> as RequestRecord;
  expect(stateText(request, at('23:59'))).toBe('Your answer');
  expect(stateText({ ...request, dueDate: '2026-11-21' }, at('00:00'))).toBe('Your answer, late');
  expect(stateText({ ...request, dueDate: null }, at('00:00'))).toBe('Your answer');
});

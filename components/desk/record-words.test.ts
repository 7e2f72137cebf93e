import { callRecord, deskNow, requestRecord } from '@/testing/data/desk-records';
import { aboutText, dueText, stateText } from './record-words';

const day = '2026-11-21';

test('what waits for the desk says that it is overdue', () => {
  const call = callRecord({ waitsFor: 'caller', callDate: day });
  expect(stateText(call, deskNow)).toBe('Your call, overdue');
  expect(stateText({ ...call, callDate: '2026-11-23' }, deskNow)).toBe('Your call');
  expect(stateText({ ...call, waitsFor: 'queue' }, deskNow)).toBe('A free place in the queue');
  const request = requestRecord({ waitsFor: 'answer', dueDate: day });
  expect(stateText(request, deskNow)).toBe('Your answer, overdue');
});

test.each([
  [{ withdrawnAt: deskNow.toISOString() }, 'Nothing: withdrawn'],
  [{ lastCall: { at: deskNow.toISOString(), outcome: 'called' } }, 'Nothing: call made'],
  [{ state: 'refused' }, 'Nothing: Lead.svc refused it'],
  [
    { state: 'refused', lastCall: { at: deskNow.toISOString(), outcome: 'closed' } },
    'Nothing: closed without a call',
  ],
  [{ followUp: 'check', waitsFor: 'check' }, 'Your check: does Lead.svc have it?'],
  [{ followUp: 'check', waitsFor: 'check', isOver: true }, 'Closing: do not ring'],
  [{ followUp: 'check', waitsFor: 'check', isStopped: true }, 'Closing: do not ring'],
  [{ state: 'expired', isStopped: true }, 'Nothing: the number wants no calls'],
  [{ state: 'expired' }, 'Nothing: ended'],
] as const)('a call with %j waits for "%s"', (changed, text) => {
  expect(stateText(callRecord(changed), deskNow)).toBe(text);
});

test.each([
  ['answered', 'Nothing: answered'],
  ['expired', 'Nothing: ended unanswered'],
  ['delivered', 'The visitor’s code'],
] as const)('a request that is %s and waits for nobody: "%s"', (state, text) => {
  expect(stateText(requestRecord({ state }), deskNow)).toBe(text);
});

test('a record says what it is about, and when', () => {
  expect(aboutText(callRecord())).toBe('Car');
  expect(dueText(callRecord({ callDate: '2026-11-22' }), deskNow)).toBe(
    'today, 9:30 AM - 10:00 AM',
  );
  expect(dueText(requestRecord({ dueDate: '2026-11-22' }), deskNow)).toBe('by today');
  expect(dueText(requestRecord(), deskNow)).toBe('');
});

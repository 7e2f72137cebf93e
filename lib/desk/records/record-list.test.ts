import { callRecord, policyRecord } from '../../../testing/data/desk-records.ts';
import { byReceipt } from './due-time.server.ts';
import { findNeighbors, parseRecordList, recordId, recordListText } from './record-list.ts';
import type { DeskRecord } from './records.server.ts';

const key = 'a'.repeat(64);

test.each([
  'follow-ups',
  'for-you',
  'not-yet',
  'day.2026-11-26',
  `mobile.${key}`,
  `email.${key}`,
  `policy.${key}`,
])('the list %s is in an address and read from it', (text) => {
  const list = parseRecordList(text);
  expect(list && recordListText(list)).toBe(text);
});

test.each([
  '',
  'day',
  'day.26-11-2026',
  'mobile.9876543210',
  'email.asha@example.in',
  'reference.x',
])('"%s" is no list', (text) => {
  expect(parseRecordList(text)).toBeNull();
});

const call = (reference: string, hour: number) =>
  callRecord({ reference, createdAt: `2026-11-26T0${hour}:00:00.000Z` });
const policy = policyRecord({ id: 'p' });
const [first, second, third] = [call('CB-1', 1), call('CB-2', 2), call('CB-3', 3)];

function around(records: readonly DeskRecord[], current: DeskRecord) {
  const { previous, next } = findNeighbors(records, current, byReceipt);
  return [previous && recordId(previous), next && recordId(next)];
}

test('the records before and after one, also when it has left the list', () => {
  const all = [first, second, third, policy];
  expect(around(all, first)).toEqual([null, 'CB-2']);
  expect(around(all, second)).toEqual(['CB-1', 'CB-3']);
  expect(around(all, policy)).toEqual(['CB-3', null]);
  expect(around([first, third], second)).toEqual(['CB-1', 'CB-3']);
  expect(around([first], third)).toEqual(['CB-1', null]);
  expect(around([policy], third)).toEqual([null, 'p']);
  expect(around([], policy)).toEqual([null, null]);
});

import { deskMessages, isError, messagePath, parseDeskMessage } from './desk-messages.ts';

test('a success is no error, and what changed nothing is one', () => {
  expect([isError('called'), isError('list-undone')]).toEqual([false, false]);
  const keys = Object.keys(deskMessages) as (keyof typeof deskMessages)[];
  const unchanged = keys.filter((key) =>
    /Nothing was (?:changed|saved|exported)/.test(deskMessages[key]),
  );
  expect(unchanged.filter((key) => !isError(key))).toEqual(['list-discarded']);
});

test('a page says only what is a message, not a text of its address', () => {
  expect(parseDeskMessage('called')).toBe('called');
  expect(['', 'toString', 'Call 9876543210'].map(parseDeskMessage)).toEqual([null, null, null]);
});

test('the address of a message keeps the query of its page', () => {
  expect(messagePath('/desk', 'role')).toBe('/desk?message=role#message');
  expect(messagePath('/desk/people?who=x', 'person-same', 'person')).toBe(
    '/desk/people?who=x&message=person-same#person',
  );
});

import { type EventFields, parseEventFilter } from './audit-trail.server.ts';

const key = 'a1'.repeat(32);
const parse = (typed: Partial<EventFields>) => parseEventFilter((name) => typed[name] ?? '');

test('a day is India’s, from midnight to midnight', () => {
  expect(parse({ day: '26/11/2026' })).toMatchObject({
    filter: { since: new Date('2026-11-25T18:30:00Z'), before: new Date('2026-11-26T18:30:00Z') },
    fields: { day: '2026-11-26' },
  });
});

test('a staff member is selected by the key, an action by its name', () => {
  expect(parse({ worker: key, action: 'erased' })).toMatchObject({
    filter: { actorKey: key, action: 'erased' },
    fields: { worker: key, action: 'erased' },
  });
});

test.each([
  ['a day', { day: 'yesterday' }],
  ['a key that is too short', { worker: key.slice(1) }],
  ['an address in place of a key', { worker: 'asha@example.in' }],
  ['an action', { action: 'slept' }],
])('%s that is not understood filters nothing', (_, typed) => {
  const { filter, fields } = parse(typed);
  expect(filter).toEqual({});
  expect(fields).toEqual({ day: '', worker: '', action: '' });
});

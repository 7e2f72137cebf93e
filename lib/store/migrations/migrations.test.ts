import { migrations } from './migrations.ts';

const names = Object.keys(migrations);
/** The last one with letters in place of the time. */
const lastLettered = '2026-11-26-b-call-notes';

test('a new migration sorts after those that databases have run: the migrator orders by name', () => {
  expect(names).toEqual(names.toSorted());
});

test('a new migration is named by date and time, and its function is in the file of its subject', () => {
  const recent = names.slice(names.indexOf(lastLettered) + 1);
  expect(recent.filter((name) => !/^\d{4}-\d\d-\d\d-\d{4}-[a-z][a-z-]*$/.test(name))).toEqual([]);
  // A method written in the list is called `up`.
  expect(recent.filter((name) => migrations[name]?.up.name === 'up')).toEqual([]);
});

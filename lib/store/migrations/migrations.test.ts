import { migrations } from './migrations.ts';

test('migrations are named by date and time, in order: databases have run them in the order of their names', () => {
  const names = Object.keys(migrations);
  expect(names.filter((name) => !/^\d{4}-\d\d-\d\d-\d{4}-[a-z][a-z-]*$/.test(name))).toEqual([]);
  expect(names).toEqual(names.toSorted());
});

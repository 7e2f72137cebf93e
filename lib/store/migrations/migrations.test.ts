import { migrations } from './migrations.ts';

test('a new migration sorts after those that databases have run: the migrator orders by name', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});

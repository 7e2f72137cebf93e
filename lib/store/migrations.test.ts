import { migrations } from './migrations.ts';

test('a new migration sorts behind those that databases in use have run: they go by its name', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});

import { readBatches } from './read-batches.ts';

test('batches are read until none is left, each after the work on the one before', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e'];
  const batches: string[][] = [];
  for await (const batch of readBatches(async () => rows.slice(0, 2))) {
    rows.splice(0, batch.length);
    batches.push(batch);
  }
  expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  for await (const batch of readBatches(async () => rows)) batches.push(batch);
  expect(batches).toHaveLength(3);
});

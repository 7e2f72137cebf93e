import { inBatches, readBatches } from './read-batches.ts';

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

test('every item comes once, in order, with the place of the first', () => {
  expect([...inBatches(['a', 'b', 'c', 'd', 'e'], 2)]).toEqual([
    { batch: ['a', 'b'], start: 0 },
    { batch: ['c', 'd'], start: 2 },
    { batch: ['e'], start: 4 },
  ]);
  expect([...inBatches(['a', 'b'], 2)]).toEqual([{ batch: ['a', 'b'], start: 0 }]);
  expect([...inBatches([], 2)]).toEqual([]);
});

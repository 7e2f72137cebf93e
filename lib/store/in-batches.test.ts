import { inBatches } from './read-batches.ts';

test('every item comes once, in order, with the place of the first', () => {
  expect([...inBatches(['a', 'b', 'c', 'd', 'e'], 2)]).toEqual([
    { batch: ['a', 'b'], start: 0 },
    { batch: ['c', 'd'], start: 2 },
    { batch: ['e'], start: 4 },
  ]);
  expect([...inBatches(['a', 'b'], 2)]).toEqual([{ batch: ['a', 'b'], start: 0 }]);
  expect([...inBatches([], 2)]).toEqual([]);
});

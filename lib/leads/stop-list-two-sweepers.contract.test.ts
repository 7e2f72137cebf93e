import { onDesk } from '../../testing/databases/on-desk.ts';
import { putLoadInForce, stopStoredBatches, storeBatches } from './stop-list-batches.server.ts';

onDesk((desk) => {
  test('the import and the sweeper put one load on the list at the same time', async () => {
    const { store } = desk.services;
    const keys = Array.from({ length: 4000 }, (_, index) => `key-${index}`);
    const loadId = await storeBatches(store, keys, desk.now());
    await store.db.transaction().execute((t) => putLoadInForce(t, loadId, desk.now()));
    const results = await Promise.allSettled([
      stopStoredBatches(store),
      stopStoredBatches(store),
      stopStoredBatches(store),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });
});

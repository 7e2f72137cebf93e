/**
 * Reads one batch after another until none is left. Rule: the caller deletes or changes a batch before it takes the
 * next, or the same one is read again.
 */
export async function* readBatches<Item>(read: () => Promise<Item[]>): AsyncGenerator<Item[]> {
  for (let batch = await read(); batch.length > 0; batch = await read()) yield batch;
}

/** Few enough that SQLite's one writer, for which every call and request waits, is free again at once. */
const idsPerBatch = 200;

/** @param query rows to change or delete, by their ids; read without a lock, so a row may have changed since. */
export function readIdBatches(
  query: { limit(size: number): { execute(): Promise<{ id: string }[]> } },
  size: number = idsPerBatch,
): AsyncGenerator<string[]> {
  return readBatches(async () => (await query.limit(size).execute()).map(({ id }) => id));
}

export function* inBatches<Item>(
  items: readonly Item[],
  size: number,
): Generator<{ batch: Item[]; start: number }> {
  for (let start = 0; start < items.length; start += size)
    yield { batch: items.slice(start, start + size), start };
}

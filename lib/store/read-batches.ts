/**
 * Reads one batch after another until none is left. Rule: the caller deletes or changes a batch before it takes the
 * next, or the same one is read again.
 */
export async function* readBatches<Item>(read: () => Promise<Item[]>): AsyncGenerator<Item[]> {
  for (let batch = await read(); batch.length > 0; batch = await read()) yield batch;
}

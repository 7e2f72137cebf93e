/**
 * Splits a list that is too long for one statement or one step into batches of at most `size`; `start` is the index of
 * the first item.
 */
export function* inBatches<Item>(
  items: readonly Item[],
  size: number,
): Generator<{ batch: Item[]; start: number }> {
  for (let start = 0; start < items.length; start += size)
    yield { batch: items.slice(start, start + size), start };
}

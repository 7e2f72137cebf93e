/** What is too long for one statement or one step, in parts of at most `size`; `start` is the place of the first. */
export function* inBatches<Item>(
  items: readonly Item[],
  size: number,
): Generator<{ batch: Item[]; start: number }> {
  for (let start = 0; start < items.length; start += size)
    yield { batch: items.slice(start, start + size), start };
}

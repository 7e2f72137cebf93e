import { distance } from 'fastest-levenshtein';

/** Letters to change, add or leave out to get from one word to the other; two neighbours swapped are one edit. */
export function countEdits(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && isSwap(a, b) ? 1 : edits;
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** `field=column` pairs, separated by commas, as for `--map`, by field; null if one is not a pair. */
export function parseColumnPairs(text: string): Map<string, string> | null {
  const map = new Map<string, string>();
  for (const pair of text.split(',')) {
    if (pair.trim() === '') continue;
    const at = pair.indexOf('=');
    const [field, column] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1 || field === '' || column === '') return null;
    map.set(field, column);
  }
  return map;
}

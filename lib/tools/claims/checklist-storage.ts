/** Which steps or papers of a claim are ticked, in the browser's own store. Where there is none, ticks last as long as the page. */

const keyOf = (name: string) => `claim-papers-${name}`;

export function readTicks(name: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is switched off, or holds what is not ours.
    return [];
  }
}

export function saveTicks(name: string, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(ids));
  } catch {
    // Storage is full or switched off: the boxes stay ticked on this page.
  }
}

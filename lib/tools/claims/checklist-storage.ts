/**
 * Ticked steps and papers of a claim, in the browser's localStorage. Without storage, ticks last as long as the page.
 */

const keyOf = (name: string) => `claim-papers-${name}`;

export function readTicks(name: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is disabled, or contains other data.
    return [];
  }
}

export function saveTicks(name: string, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(ids));
  } catch {
    // Storage is full or disabled: the boxes stay ticked on this page.
  }
}

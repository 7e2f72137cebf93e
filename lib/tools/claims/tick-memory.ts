/** Which papers of a claim are ticked, in the browser's own store. Where there is none, ticks last as long as the page. */

const keyOf = (claimType: string) => `claim-papers-${claimType}`;

export function readTicks(claimType: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(claimType)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is switched off, or holds what is not ours.
    return [];
  }
}

export function saveTicks(claimType: string, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(keyOf(claimType));
    else localStorage.setItem(keyOf(claimType), JSON.stringify(ids));
  } catch {
    // Storage is full or switched off: the boxes stay ticked on this page.
  }
}

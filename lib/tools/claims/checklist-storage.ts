/**
 * Ticked steps and papers of a claim, in the browser's localStorage. Without storage, ticks last as long as the page.
 */
import { readStored, writeStored } from '../../web-storage/stored-json.ts';

const keyOf = (name: string) => `claim-papers-${name}`;

export function readTicks(name: string): string[] {
  const stored = readStored('localStorage', keyOf(name));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export function writeTicks(name: string, ids: readonly string[]): void {
  writeStored('localStorage', keyOf(name), ids.length === 0 ? null : ids);
}

/** JSON in the browser's session or local storage, which may be disabled, blocked or full. */

type Area = 'sessionStorage' | 'localStorage';

/** Null without storage, and where it has no JSON. The value is not validated, and anybody can write there. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null removes the entry. Where nothing can be stored, nothing happens. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // The storage is disabled or full: the page works without it.
  }
}

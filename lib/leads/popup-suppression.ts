/**
 * When the exit popup stays away (docs/specification.md, section 4). The marker is a day of the month one day
 * ahead of the day it was set on, kept under the site's host name; it holds until that day is over.
 */

/** The day after `today`, counted as docs/specification.md does: 31 is followed by 1. */
export function dayMarker(today: Date): string {
  const day = today.getDate();
  return String(day === 31 ? 1 : day + 1);
}

/** Suppressed while the stored marker is the one that today would set; anything else lets the popup appear. */
export function isSuppressed(stored: string | null | undefined, today: Date): boolean {
  return stored === dayMarker(today);
}

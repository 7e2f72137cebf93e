/**
 * Whether the exit popup is suppressed today (docs/specification.md, section 4), stored in local storage and, after a
 * request, in a cookie. The marker is the day of the month after the day on which it was set, under the site's host
 * name; it is valid until that day is over.
 */
import { parseCookies, setCookie } from 'nookies';
import { dayMs } from '../../dates/iso-date.ts';

export function isPopupSuppressed(today: Date): boolean {
  return (
    isSuppressed(readStorage(), today) ||
    isSuppressed(parseCookies()[location.hostname], today) ||
    isSuppressed(pageMarker, today)
  );
}

/** For a page whose storage is full or disabled: the popup may appear on the next page, not again on this one. */
let pageMarker: string | null = null;

/** Called when the popup was closed. */
export function recordDismissal(today: Date): void {
  try {
    localStorage.setItem(location.host, dayMarker(today));
  } catch {
    pageMarker = dayMarker(today);
  }
}

/** Called after a successful request, also where storage is disabled. */
export function recordSuccessfulRequest(today: Date): void {
  recordDismissal(today);
  setCookie(null, location.hostname, dayMarker(today), {
    path: '/',
    maxAge: dayMs / 1000,
    sameSite: 'strict',
    secure: location.protocol === 'https:',
  });
}

/** The day after `today`, counted as the specification does: 31 is followed by 1. */
export function dayMarker(today: Date): string {
  return markerAfter(today.getDate());
}

/** @param day of the month. */
export function markerAfter(day: number): string {
  return String(day === 31 ? 1 : day + 1);
}

/** Suppressed while the stored marker is the one that today would set; with any other value the popup may appear. */
export function isSuppressed(stored: string | null | undefined, today: Date): boolean {
  return stored === dayMarker(today);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(location.host);
  } catch {
    return null;
  }
}

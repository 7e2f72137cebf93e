/**
 * Whether the exit popup is suppressed today (docs/specification.md, section 4), stored in local storage and, after a
 * request, in a cookie. The marker is under the site's host name, and valid until the day on which it was set is over.
 */
import { parseCookies, setCookie } from 'nookies';
import { dayMs } from '@/lib/dates/iso-date';
import { exitPopupMarker } from '@/lib/leads/submit/exit-popup-marker';

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

export function dayMarker(today: Date): string {
  return exitPopupMarker(today.getDate());
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

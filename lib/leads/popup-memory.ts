/** Where the browser remembers that the exit popup is not wanted today: local storage, and a cookie after a request. */
import { parseCookies } from 'nookies';
import { dayMarker, isSuppressed } from './popup-suppression.ts';

export function isPopupSuppressed(today: Date): boolean {
  return (
    isSuppressed(readStorage(), today) || isSuppressed(parseCookies()[location.hostname], today)
  );
}

/** After the popup was closed. */
export function rememberDismissal(today: Date): void {
  try {
    localStorage.setItem(location.host, dayMarker(today));
  } catch {
    // Storage can be switched off or full; then the popup may come once more on the next page.
  }
}

/** After a request went through: also where storage is switched off. */
export function rememberRequest(today: Date): void {
  rememberDismissal(today);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${location.hostname}=${dayMarker(today)}; Path=/; Max-Age=86400; SameSite=Strict${secure}`;
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(location.host);
  } catch {
    return null;
  }
}

/** Whether the window is as narrow as a phone's. Paper is narrow too: printing changes nothing. */

/** Same width as in the stylesheets. */
const phone = '(width < 48rem)';

let isPhone = false;

export function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function isPhoneWide(): boolean {
  if (!matchMedia('print').matches) isPhone = matchMedia(phone).matches;
  return isPhone;
}

/**
 * The sections that waited (app/globals.css) are laid out one by one while the browser is idle. Then every height is
 * true, for a reload, for "Back" and for screen readers.
 */
import { whenIdle } from './when-idle';

/** @returns a function that stops it. */
export function layOutLater(): () => void {
  const root = document.documentElement;
  const waiting = document.querySelectorAll<HTMLElement>('main section, [data-later]');
  const sections = 'fresh' in root.dataset ? [...waiting] : [];
  let stop = () => {};
  const layOutNext = async () => {
    const next = sections.find((each) => getComputedStyle(each).contentVisibility === 'auto');
    if (!next) {
      delete root.dataset.fresh;
      return;
    }
    next.style.contentVisibility = 'visible';
    stop = whenIdle(layOutNext);
  };
  stop = whenIdle(layOutNext);
  return () => stop();
}

/**
 * Lets a long page be painted before all of it is laid out, which takes a cheap phone half a second. A new visit
 * marks the page with `data-slices` (app/globals.css): what is far below waits, with a guessed height. After the
 * paint one part after another, from the top, is laid out in a frame of its own, until the page is whole.
 *
 * Only where nobody can notice: not for an address that points into the page or asks it something, not on reload
 * or return (browsers go back to a height in pixels), not in a browser that does not hold a reader's place while
 * heights above it change, and no longer once something is pressed.
 */
import { inlineScript } from './inline-script.ts';

const charset = '<meta charSet="utf-8"/>';

/** @returns the prerendered page with the marking early in its head: after the charset, which must be in the first kilobyte. */
export function layOutInSlices(html: string): string {
  const script = inlineScript(markAndLayOut);
  return html.includes(script) ? html : html.replace(charset, (meta) => meta + script);
}

/** Runs in the page, as it is written here. */
function markAndLayOut(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isPlainVisit = visit?.type === 'navigate' && !/[?#]/.test(visit.name);
  if (!isPlainVisit || !CSS.supports('overflow-anchor', 'auto')) return;

  const root = document.documentElement;
  const laidOut: Element[] = [];
  const presses = ['click', 'keydown'];
  const finish = () => {
    for (const press of presses) removeEventListener(press, finish, true);
    root.removeAttribute('data-slices');
    for (const part of laidOut.splice(0)) part.removeAttribute('data-laid-out');
  };
  const layOutNext = () => {
    if (!root.hasAttribute('data-slices')) return;
    const part = document.querySelectorAll('main > *, body > footer')[laidOut.length];
    if (!part) return finish();
    part.setAttribute('data-laid-out', '');
    laidOut.push(part);
    requestAnimationFrame(layOutNext);
  };
  root.setAttribute('data-slices', '');
  for (const press of presses) addEventListener(press, finish, true);
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(layOutNext)));
  });
}

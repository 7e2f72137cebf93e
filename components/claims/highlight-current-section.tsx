'use client';
/** Marks, in the line of jumps, the part of the page that one reads: the last whose heading has passed under the line. */
import { useEffect } from 'react';

export function HighlightCurrentSection() {
  useEffect(() => {
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('[data-strip] a'));
    let frame = 0;
    const mark = () => {
      const passed = links
        .map((link) => ({ link, top: topOf(link.hash.slice(1)) }))
        .filter(({ top }) => top <= innerHeight / 3);
      // Of two beside each other on a wide screen, the first.
      const last = Math.max(...passed.map(({ top }) => top));
      const current = passed.find(({ top }) => top === last)?.link ?? links[0];
      for (const link of links)
        if (link === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    };
    mark();
    addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
    };
  }, []);
  return null;
}

/** Of a folded part, where its heading stands. */
function topOf(id: string): number {
  const part = document.getElementById(id);
  const box = part?.parentElement?.closest('details') ?? part;
  return box?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

'use client';
/** Highlights the current section in the jump links: the last one whose heading is above the sticky line. */
import { useEffect } from 'react';

export function HighlightCurrentSection() {
  useEffect(() => {
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('[data-strip] a'));
    let frame = 0;
    const mark = () => {
      const passed = links
        .map((link) => ({ link, top: topOf(link.hash.slice(1)) }))
        .filter(({ top }) => top <= innerHeight / 3);
      // On a wide screen two sections can be side by side: the first one is highlighted.
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

/** A folded section counts from the position of its heading. */
function topOf(id: string): number {
  const part = document.getElementById(id);
  const box = part?.parentElement?.closest('details') ?? part;
  return box?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

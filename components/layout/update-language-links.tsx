'use client';
/** A search or calculator that answers without a navigation changes the URL: the links to the other language follow. */
import { useEffect } from 'react';

export function UpdateLanguageLinks() {
  useEffect(() => {
    document.addEventListener('click', updateLink);
    return () => document.removeEventListener('click', updateLink);
  }, []);
  return null;
}

function updateLink({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang$="-IN"]');
  if (!link) return;
  const { pathname, search, hash } = location;
  const path = link.hreflang === 'hi-IN' ? `/hi${pathname}` : pathname.replace(/^\/hi/, '');
  link.href = `${path.replace(/(.)\/$/, '$1') || '/'}${search}${hash}`;
}

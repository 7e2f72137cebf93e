'use client';
/** Opens the folded boxes around the place that the address names: not every browser opens them by itself. */
import { useEffect } from 'react';

export function OpenFragmentTarget() {
  useEffect(() => {
    openFragmentTarget();
    addEventListener('hashchange', openFragmentTarget);
    return () => removeEventListener('hashchange', openFragmentTarget);
  }, []);
  return null;
}

function openFragmentTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  let box = target?.closest('details');
  if (!target || !box) return;
  let wasOpened = false;
  for (; box; box = box.parentElement?.closest('details')) {
    wasOpened ||= !box.open;
    box.open = true;
  }
  if (wasOpened) target.closest('details')?.scrollIntoView();
}

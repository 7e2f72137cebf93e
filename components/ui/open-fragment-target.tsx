'use client';
/** Opens the `<details>` around the fragment's target: not every browser does so by itself. */
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
  if (!wasOpened) return;
  if (target instanceof HTMLInputElement) target.scrollIntoView({ block: 'center' });
  else target.closest('details')?.scrollIntoView();
}

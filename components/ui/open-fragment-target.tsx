'use client';
/**
 * Opens the `<details>` around the fragment's target, which not every browser does by itself, and puts the cursor of a
 * text field behind its text, because "Change" often adds words.
 */
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
  if (target instanceof HTMLInputElement && ['text', 'search'].includes(target.type))
    target.setSelectionRange(target.value.length, target.value.length);
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

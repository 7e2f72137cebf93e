'use client';
/**
 * Prints the page, or only the part around it that carries `data-print-part`: the style sheet then hides the
 * rest. Only there once a script can do it: without one, the browser's own menu prints.
 */
import { useSyncExternalStore } from 'react';
import { Button } from './button';

const never = () => () => undefined;

export function PrintButton({ label = 'Print' }: { label?: string }) {
  const canPrint = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!canPrint) return null;
  return (
    <Button variant="quiet" onClick={(event) => print(event.currentTarget)}>
      {label}
    </Button>
  );
}

function print(button: HTMLElement): void {
  const part = button.closest('[data-print-part]');
  part?.setAttribute('data-print-only', '');
  addEventListener('afterprint', () => part?.removeAttribute('data-print-only'), { once: true });
  window.print();
}

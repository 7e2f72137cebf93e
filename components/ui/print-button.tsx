'use client';
/**
 * Prints the page, or only the part around it that carries `data-print-part`: the style sheet then hides the
 * rest. Only there once a script can do it: without one, the browser's own menu prints.
 */
import { Button } from './button';
import { useIsScripted } from './use-is-scripted';

export function PrintButton({ label = 'Print' }: { label?: string }) {
  const isScripted = useIsScripted();
  if (!isScripted) return null;
  return (
    <Button
      variant="quiet"
      onClick={(event) => printPart(event.currentTarget.closest('[data-print-part]'))}
    >
      {label}
    </Button>
  );
}

/** Prints one part alone, or the page where there is none: the style sheet hides the rest while the mark is set. */
export function printPart(part: Element | null): void {
  part?.setAttribute('data-print-only', '');
  addEventListener('afterprint', () => part?.removeAttribute('data-print-only'), { once: true });
  window.print();
}

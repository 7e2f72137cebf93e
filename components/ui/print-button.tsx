'use client';
/**
 * Prints the page, or only the part around it that carries `data-print-part`: the style sheet then hides the
 * rest. Only there once a script can do it: without one, the browser's own menu prints.
 */
import { Button } from './button';
import { useIsHydrated } from './use-is-hydrated';

export function PrintButton({ label = 'Print' }: { label?: string }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <Button
      variant="quiet"
      onClick={(event) => printElement(event.currentTarget.closest('[data-print-part]'))}
    >
      {label}
    </Button>
  );
}

/** Prints one part alone, or the page where there is none: the style sheet hides the rest while the mark is set. */
export function printElement(element: Element | null): void {
  element?.setAttribute('data-print-only', '');
  addEventListener('afterprint', () => element?.removeAttribute('data-print-only'), { once: true });
  window.print();
}

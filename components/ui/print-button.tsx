'use client';
/**
 * Prints the page, or only the enclosing `data-print-part`: the style sheet then hides the rest. Without JavaScript the
 * browser's own menu prints.
 */
import { Button } from './button';

export function PrintButton({ label = 'Print' }: { label?: string }) {
  return (
    <Button
      variant="quiet"
      data-scripted=""
      onClick={(event) => printElement(event.currentTarget.closest('[data-print-part]'))}
    >
      {label}
    </Button>
  );
}

/**
 * Prints one part alone, or the page where there is none: the style sheet hides the rest while the attribute is set.
 */
export function printElement(element: Element | null): void {
  element?.setAttribute('data-print-only', '');
  addEventListener('afterprint', () => element?.removeAttribute('data-print-only'), { once: true });
  window.print();
}

'use client';
/** Prints the page. Only there once a script can do it: without one, the browser's own menu prints. */
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
    <Button variant="quiet" onClick={() => window.print()}>
      {label}
    </Button>
  );
}

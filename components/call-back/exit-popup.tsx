'use client';
/**
 * Waits for a mouse to leave through the top of the window, and only then loads the popup. Never on touch
 * devices (they have no pointer that leaves), never while it is suppressed, once per page at the most.
 * When it stays away is in lib/leads/exit-popup-memory.ts; which pages have it, in lib/site/routes.ts.
 */
import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentDetails } from '@/lib/content/consent';
import type { ProductCode } from '@/lib/lead-service/call-back-products';
import { announcePopupOpened } from '@/lib/leads/call-back-signals';
import type { ExitPopupDialogProps } from './exit-popup-dialog';

/** docs/specification.md, section 9: pointer y below this many pixels. */
const exitThresholdPx = 10;

type ExitPopupProps = {
  page: string;
  productCode?: ProductCode | undefined;
  consent: ConsentDetails;
};

export function ExitPopup(props: ExitPopupProps) {
  const [Dialog, setDialog] = useState<ComponentType<ExitPopupDialogProps> | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    let isLoading = false;
    async function onMouseOut(event: MouseEvent) {
      const leavesThroughTop = event.relatedTarget === null && event.clientY < exitThresholdPx;
      if (!leavesThroughTop || isLoading || document.querySelector('dialog[open]')) return;
      isLoading = true;
      try {
        const { isPopupSuppressed } = await import('@/lib/leads/exit-popup-memory');
        if (isPopupSuppressed(new Date())) return stop.abort();
        const { ExitPopupDialog } = await import('./exit-popup-dialog');
        stop.abort();
        setDialog(() => ExitPopupDialog);
        announcePopupOpened();
      } catch {
        isLoading = false;
      }
    }
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) {
      document.addEventListener('mouseout', onMouseOut, { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);

  return Dialog && <Dialog {...props} onClosed={() => setDialog(null)} />;
}

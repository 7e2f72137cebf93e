'use client';
/**
 * Waits until a mouse leaves through the top of the window (lib/browser/pre-hydration reports it), and only then loads
 * the popup. Never on touch devices, never while it is suppressed (exit-popup-suppression.ts), also on a
 * page that stays open past midnight. Which pages have it is in lib/site/routes.ts.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { isFilledIn } from '@/components/forms/is-filled-in';
import { exitEvent } from '@/lib/browser/pre-hydration/pre-hydration-script';
import type { ConsentDetails } from '@/lib/content/consent';
import type { ProductCode } from '@/lib/lead-service/call-back-products';
import { announcePopupOpened } from '@/lib/leads/status/call-back-signals';
import type { ExitPopupDialogProps } from './exit-popup-dialog';

const formSelector = 'form[action="/api/call-back"]';
/** A dialog is open or a request is being sent: do not ask somebody who has just submitted. */
const busySelector = `dialog[open], ${formSelector} [aria-busy="true"]`;

type ExitPopupProps = {
  page: string;
  productCode?: ProductCode;
  consent: ConsentDetails;
};

export function ExitPopup(props: ExitPopupProps) {
  const [Dialog, setDialog] = useState<ComponentType<ExitPopupDialogProps> | null>(null);

  useEffect(() => {
    // A touch screen alone has no pointer that leaves; the pre-hydration script tells a finger from a mouse.
    if (!matchMedia('(any-hover: hover) and (any-pointer: fine)').matches) return;
    const stop = new AbortController();
    let isLoading = false;
    async function onExit() {
      if (isLoading || isVisitorBusy()) return;
      isLoading = true;
      try {
        const { isPopupSuppressed } = await import('./exit-popup-suppression');
        if (isPopupSuppressed(new Date())) return;
        const { ExitPopupDialog } = await import('./exit-popup-dialog');
        if (stop.signal.aborted || isVisitorBusy()) return;
        setDialog(() => ExitPopupDialog);
        announcePopupOpened();
      } catch {
        // The network failed: the next exit tries again.
      } finally {
        isLoading = false;
      }
    }
    addEventListener(exitEvent, onExit, { signal: stop.signal });
    // The pointer left before hydration: the first exit counts.
    if (window.early?.hasLeft) void onExit();
    return () => stop.abort();
  }, []);

  return Dialog && <Dialog {...props} onClosed={() => setDialog(null)} />;
}

/** A visitor who fills in the page's own form is busy too: the popup would ask the same, and take the keys. */
function isVisitorBusy(): boolean {
  if (document.querySelector(busySelector)) return true;
  const form = document.activeElement?.closest<HTMLFormElement>(formSelector);
  return form ? [...form.elements].some(isFilledIn) : false;
}

'use client';
/** The exit popup: the call-back form in a native modal dialog. Closing it by any way keeps it away until the next day. */
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ConsentDetails } from '@/lib/content/consent';
import type { ProductCode } from '@/lib/lead-service/call-back-products';
import { rememberDismissal } from '@/lib/leads/exit-popup-memory';
import { CallBackForm } from './call-back-form';
import styles from './exit-popup-dialog.module.css';

export type ExitPopupDialogProps = {
  page: string;
  productCode?: ProductCode | undefined;
  consent: ConsentDetails;
  onClosed: () => void;
};

export function ExitPopupDialog({ page, productCode, consent, onClosed }: ExitPopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (Object.hasOwn(HTMLDialogElement.prototype, 'closedBy')) return;
    // Safari does not know `closedby` yet: a press on the backdrop lands on the dialog itself.
    // It must begin there too: text selected with the mouse may end outside.
    let isPressOnBackdrop = false;
    element?.addEventListener('pointerdown', (event) => {
      isPressOnBackdrop = event.target === element;
    });
    element?.addEventListener('click', (event) => {
      if (isPressOnBackdrop && event.target === element) element.close();
    });
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="exit-popup-heading"
      // The browser closes it on Escape and on a press outside.
      closedby="any"
      onClose={() => {
        rememberDismissal(new Date());
        onClosed();
      }}
    >
      <div className={styles.content}>
        <h2 id="exit-popup-heading" className={styles.heading}>
          Get a Call
        </h2>
        <p className={styles.promise}>
          One call about one product, in the slot you choose. Everything on this site stays open to
          you without it.
        </p>
        <CallBackForm page={page} productCode={productCode} source="popup" consent={consent} />
        <Button variant="quiet" isWide onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </dialog>
  );
}

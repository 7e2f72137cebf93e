'use client';
/** The exit popup: the call-back form in a native modal dialog. Closing it by any way keeps it away until the next day. */
import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ConsentDetails } from '@/lib/content/consent';
import type { ProductCode } from '@/lib/lead-service/call-back-products';
import { rememberDismissal } from '@/lib/leads/exit-popup-suppression';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const previousFocus = useRef<Element | null>(null);

  useEffect(() => {
    const element = dialog.current;
    previousFocus.current = document.activeElement;
    // The heading, not a field: keys still meant for the page behind it change nothing here.
    if (heading.current) heading.current.autofocus = true;
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
        if (dialog.current) restoreFocus(dialog.current, previousFocus.current);
        onClosed();
      }}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 ref={heading} id="exit-popup-heading" tabIndex={-1} className={styles.heading}>
            Get a Call
          </h2>
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <Icon node={X} size={20} />
            <span>Close</span>
          </button>
        </div>
        <p className={styles.promise}>
          One expert calls once, within 15 minutes of the start of the slot you choose. Everything
          on this site stays open to you without it.
        </p>
        <CallBackForm page={page} productCode={productCode} source="popup" consent={consent} />
      </div>
    </dialog>
  );
}

/** What had the focus may be hidden by now, behind a thank-you: then that has it, or the page's content. */
function restoreFocus(dialog: HTMLDialogElement, before: Element | null): void {
  if (!before || before === document.body || before === document.activeElement) return;
  const thanks = document.querySelectorAll<HTMLElement>('[id^="get-a-call-"][id$="-confirmation"]');
  const next =
    [...thanks].find((each) => !dialog.contains(each)) ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
}

'use client';
/**
 * The exit popup: the call-back form in a native modal dialog. However it is closed, it stays closed until the next
 * day.
 */
import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { callPromise } from '@/lib/content/call-promise';
import type { ConsentDetails } from '@/lib/content/consent';
import type { ProductCode } from '@/lib/lead-service/call-back-products';
import { CallBackForm } from './call-back-form';
import styles from './exit-popup-dialog.module.css';
import { recordDismissal } from './exit-popup-suppression';

export type ExitPopupDialogProps = {
  page: string;
  productCode?: ProductCode;
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
    // The heading gets the focus, not a field: keys typed for the page behind it change nothing here.
    if (heading.current) heading.current.autofocus = true;
    element?.showModal();
    if (Object.hasOwn(HTMLDialogElement.prototype, 'closedBy')) return;
    // Safari lacks `closedby`: a press on the backdrop has the dialog as its target. It must start there too, because a
    // text selection may end outside.
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
        recordDismissal(new Date());
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
        <p className={styles.promise}>{callPromise()}</p>
        <CallBackForm page={page} productCode={productCode} source="popup" consent={consent} />
      </div>
    </dialog>
  );
}

/** The element that had the focus may be hidden behind a confirmation: then focus that, or the page's content. */
function restoreFocus(dialog: HTMLDialogElement, before: Element | null): void {
  if (!before || before === document.body || before === document.activeElement) return;
  const confirmations = document.querySelectorAll<HTMLElement>(
    '[id^="get-a-call-"][id$="-confirmation"]',
  );
  const next =
    [...confirmations].find((each) => !dialog.contains(each)) ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
}

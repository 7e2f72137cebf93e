/** What happens next, once a request is on record: in the form's place, and in the popup's. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { productLabel } from '@/lib/lead-service/call-back-products';
import { announceConfirmation, type ConfirmedCallBack } from '@/lib/leads/call-back-signals';
import styles from './call-back-confirmation.module.css';
import { CallBackSummary } from './call-back-summary';

type CallBackConfirmationProps = {
  confirmation: ConfirmedCallBack;
  /** Learnt since: the call desk has it. */
  isPassedOn: boolean;
  source: string;
  /** The form is there again: where the reader should go on. */
  onAgain: () => void;
};

export function CallBackConfirmation(props: CallBackConfirmationProps) {
  const { confirmation, isPassedOn, source, onAgain } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, reference, product, call, isPaced = false } = confirmation;

  useEffect(() => {
    // Only where the person is: another form of the page shows the thank-you without pulling them there.
    const form = heading.current?.parentElement?.parentElement;
    if (form?.contains(document.activeElement) || document.activeElement === document.body) {
      heading.current?.focus();
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it goes
  useLayoutEffect(() => {
    const shown = heading.current?.parentElement;
    return () => {
      // Taken away while somebody is in it, because nobody calls: the form is where to go on.
      if (shown?.contains(document.activeElement)) queueMicrotask(onAgain);
    };
  }, []);

  return (
    <div className={styles.confirmation} role="status">
      <h3
        ref={heading}
        tabIndex={-1}
        id={`get-a-call-${source}-confirmation`}
        className={styles.heading}
      >
        Thank you. Your request is with us.
      </h3>
      <CallBackSummary
        reference={reference}
        product={productLabel(product)}
        call={call}
        isWaiting={status === 'queued' && !isPassedOn}
        isPaced={isPaced}
      />
      <Button
        variant="quiet"
        data-print="no"
        onClick={() => {
          flushSync(() => announceConfirmation(null));
          onAgain();
        }}
      >
        Ask about another product
      </Button>
    </div>
  );
}

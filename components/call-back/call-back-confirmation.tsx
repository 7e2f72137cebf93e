/** What happens next after a request was stored: in place of the form, and in the popup. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { ConsentDetails } from '@/lib/content/consent';
import { productLabel } from '@/lib/lead-service/call-back-products';
import { announceConfirmation, type ConfirmedCallBack } from '@/lib/leads/status/call-back-signals';
import { callBackConfirmationPath } from '@/lib/site/confirmation-paths';
import { CallBackSummary, OpeningUmbrella, ThanksHeading } from './call-back-summary';
import styles from './call-back-summary.module.css';

type CallBackConfirmationProps = {
  confirmation: ConfirmedCallBack;
  /** Set after the confirmation is shown, once the call desk has the request. */
  isPassedOn: boolean;
  source: string;
  caller: ConsentDetails;
  /** The form asks about one product only: another one is asked about elsewhere. */
  isProductFixed?: boolean;
  /** Called when the form is shown again, to move the focus there. */
  onAgain: () => void;
};

export function CallBackConfirmation(props: CallBackConfirmationProps) {
  const { confirmation, isPassedOn, source, caller, isProductFixed, onAgain } = props;
  const heading = useHeadingWithFocus(onAgain);
  const {
    status,
    reference,
    product,
    about = productLabel(product),
    call,
    isThrottled = false,
    notice,
    isAnswerShown = false,
    lastDigits,
  } = confirmation;
  const isWaiting = status === 'queued' && !isPassedOn;
  const [stopped, setStopped] = useState<string | null>(null);

  if (stopped !== null) {
    return (
      <div className={styles.thanks} role="status">
        <h3 ref={heading} tabIndex={-1} id={`get-a-call-${source}-confirmation`}>
          {stopped}
        </h3>
        <AskAgain isProductFixed={isProductFixed} onAgain={onAgain} />
      </div>
    );
  }
  return (
    <div className={styles.thanks} role="status">
      <OpeningUmbrella />
      <h3 ref={heading} tabIndex={-1} id={`get-a-call-${source}-confirmation`}>
        <ThanksHeading {...{ call, isWaiting, isThrottled, notice }} />
      </h3>
      <CallBackSummary
        reference={reference}
        about={about}
        call={call}
        caller={caller}
        isWaiting={isWaiting}
        isThrottled={isThrottled}
        lastDigits={lastDigits}
        onStopped={(result) => {
          flushSync(() => setStopped(result));
          heading.current?.focus();
        }}
        notice={notice}
        isAnswerShown={isAnswerShown}
      />
      <AskAgain isProductFixed={isProductFixed} onAgain={onAgain} />
    </div>
  );
}

/** The focus goes to the heading, and to the form when the confirmation is removed. */
function useHeadingWithFocus(onAgain: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Only where the focus already is: another form of the page shows the confirmation without taking the focus.
    const form = heading.current?.parentElement?.parentElement;
    if (form?.contains(document.activeElement) || document.activeElement === document.body) {
      const card = heading.current?.closest('section');
      heading.current?.focus({ preventScroll: Boolean(card) });
      // The confirmation is far shorter than the form was: without this the visitor sees what is above it.
      card?.scrollIntoView({ block: 'start' });
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useLayoutEffect(() => {
    const shown = heading.current?.parentElement;
    return () => {
      // Removed while it has the focus, because nobody calls: the form gets the focus.
      if (shown?.contains(document.activeElement)) queueMicrotask(onAgain);
    };
  }, []);

  return heading;
}

type AskAgainProps = Pick<CallBackConfirmationProps, 'isProductFixed' | 'onAgain'>;

function AskAgain({ isProductFixed, onAgain }: AskAgainProps) {
  if (isProductFixed) {
    return (
      <p data-print="no">
        <a href={callBackConfirmationPath}>Ask about another product</a>
      </p>
    );
  }
  return (
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
  );
}

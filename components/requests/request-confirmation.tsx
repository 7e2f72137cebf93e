/** What happens next after a request was stored: in place of the form. */
import { useEffect, useRef } from 'react';
import { localText } from '@/components/languages/local-text';
import { Button } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { withAnswerDay } from '@/lib/content/requests/with-answer-day';
import { formatDate } from '@/lib/dates/format-date';
import type { ConfirmedRequest } from './request-enhancement';
import styles from './request-form.module.css';
import { RequestReceipt } from './request-receipt';

type RequestConfirmationProps = {
  confirmation: ConfirmedRequest;
  next: readonly string[];
  onAgain: () => void;
};

export function RequestConfirmation({ confirmation, next, onAgain }: RequestConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference } = confirmation;
  const by = confirmation.by === null ? null : localText(formatDate(confirmation.by));
  return (
    <div className={styles.confirmation} role="status" data-print-part="">
      <h3 ref={heading} tabIndex={-1} className={styles.confirmationHeading}>
        Thank you. We have your request.
      </h3>
      <RequestReceipt reference={reference} by={by} steps={withAnswerDay(next, by)} />
      <p data-print="no">
        <a href="/contact-us#look-up">Look up the state of a request</a>
      </p>
      <div className={styles.actions} data-print="no">
        <PrintButton label="Print this" />
        <Button variant="quiet" onClick={onAgain}>
          Send another
        </Button>
      </div>
    </div>
  );
}

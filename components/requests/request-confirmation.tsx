/** What happens next, once a request is on record: in the form's place. */
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { formatDate } from '@/lib/dates/format-date';
import { withAnswerDay } from '@/lib/requests/answer-day';
import type { RequestConfirmation as Thanks } from '@/lib/requests/send-request';
import styles from './request-form.module.css';
import { RequestReceipt } from './request-receipt';

type RequestConfirmationProps = { thanks: Thanks; next: readonly string[]; onAgain: () => void };

export function RequestConfirmation({ thanks, next, onAgain }: RequestConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const by = thanks.by === null ? null : formatDate(thanks.by);
  return (
    <div className={styles.thanks} role="status" data-print-part="">
      <h3 ref={heading} tabIndex={-1} className={styles.thanksHeading}>
        Thank you. We have your request.
      </h3>
      <RequestReceipt reference={thanks.reference} by={by} steps={withAnswerDay(next, by)} />
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

'use client';
/**
 * Cancels the call of a confirmation: by script in the visit that asked for it; on a page that the server answered, by
 * a form with the token that stops it. Elsewhere the number has to be entered.
 */
import { useEffect, useState } from 'react';
import { PageField } from '@/components/forms/page-field';
import {
  type BookedCall,
  onBookedCallsChange,
  readBookedCalls,
  stopBookedCall,
} from '@/lib/leads/status/booked-calls';
import { requestConfirmationPath } from '@/lib/site/confirmation-paths';
import styles from './call-back-form.module.css';

export type CancelCallProps = {
  reference: string;
  /** Called with the result in words. */
  onStopped?: (result: string) => void;
  stopToken?: string;
};

export function CancelCall({ reference, onStopped, stopToken }: CancelCallProps) {
  // None until hydration, because the server does not know what this visit booked.
  const [call, setCall] = useState<BookedCall>();
  const [message, setMessage] = useState('');

  useEffect(() => {
    const refresh = () =>
      setCall(readBookedCalls(new Date()).find((one) => one.reference === reference));
    refresh();
    return onBookedCallsChange(refresh);
  }, [reference]);

  async function cancel(booked: BookedCall) {
    setMessage('Stopping …');
    const result = await stopBookedCall(booked);
    const isStopped = !readBookedCalls(new Date()).some((one) => one.reference === reference);
    if (isStopped) onStopped?.(result);
    else setMessage(result);
  }

  if (stopToken !== undefined) {
    return (
      <form method="post" action="/api/call-back/state" data-print="no">
        <PageField page={requestConfirmationPath} />
        <input type="hidden" name="stopPass" value={stopToken} />
        <span>Changed your mind?</span>{' '}
        <button type="submit" className={styles.stop}>
          Cancel this call
        </button>
      </form>
    );
  }
  return (
    <>
      <p data-print="no">
        <span>Changed your mind?</span>{' '}
        {call ? (
          <button type="button" className={styles.stop} onClick={() => cancel(call)}>
            Cancel this call
          </button>
        ) : (
          <a href="/contact-us#stop-calls">Stop our calls to your number</a>
        )}
      </p>
      <p aria-live="polite">{message}</p>
    </>
  );
}

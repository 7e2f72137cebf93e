'use client';
/** Cancels the call of a confirmation: in the visit that asked for it. Elsewhere its number has to be entered. */
import { useEffect, useState } from 'react';
import {
  type BookedCall,
  onBookedCallsChange,
  readBookedCalls,
  stopBookedCall,
} from '@/lib/leads/status/booked-calls';
import styles from './call-back-form.module.css';

type CancelCallProps = {
  reference: string;
  /** Called with the result in words; without it the page is read anew, and says so itself. */
  onStopped?: (result: string) => void;
};

export function CancelCall({ reference, onStopped }: CancelCallProps) {
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
    if (!isStopped) setMessage(result);
    else if (onStopped) onStopped(result);
    else location.reload();
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

/** The calls requested in this visit, shown above a form, each with a button to stop it. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { minuteMs } from '@/lib/dates/iso-date';
import {
  type BookedCall,
  describeBookedCall,
  onBookedCallsChange,
  readBookedCalls,
  stopBookedCall,
} from '@/lib/leads/status/booked-calls';
import { currentConfirmation, onConfirmation } from '@/lib/leads/status/call-back-signals';
import styles from './call-back-form.module.css';

export function BookedCalls() {
  // Empty until hydration, because the server does not know what this visit booked.
  const [calls, setCalls] = useState<readonly BookedCall[]>([]);
  const [stopMessage, setStopMessage] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The confirmation already shows the newest one.
    const refresh = () =>
      setCalls(
        readBookedCalls(new Date()).filter(
          ({ reference }) => reference !== currentConfirmation()?.reference,
        ),
      );
    refresh();
    const stops = [onConfirmation(refresh), onBookedCallsChange(refresh)];
    // A slot may end while the page is open or in the back/forward cache.
    const timer = setInterval(refresh, minuteMs);
    addEventListener('pageshow', refresh);
    return () => {
      for (const stop of stops) stop();
      clearInterval(timer);
      removeEventListener('pageshow', refresh);
    };
  }, []);

  async function stop(call: BookedCall, button: HTMLElement) {
    const hadFocus = button === document.activeElement;
    setStopMessage('Stopping …');
    const result = await stopBookedCall(call);
    flushSync(() => setStopMessage(result));
    // The button disappears with its call, and keyboard focus with the button.
    const isLost = !button.isConnected && document.activeElement === document.body;
    if (hadFocus && isLost) outcome.current?.focus();
  }

  if (calls.length === 0 && stopMessage === '') return null;
  return (
    <div className={styles.booked} data-print="no">
      {calls.map((call) => (
        <p key={call.reference}>
          <span>{describeBookedCall(call, new Date())}</span>{' '}
          <button
            type="button"
            className={styles.stop}
            onClick={({ currentTarget }) => stop(call, currentTarget)}
          >
            <span>Stop it</span>
            <span className="visually-hidden">{`: ${call.reference}`}</span>
          </button>
        </p>
      ))}
      <p ref={outcome} aria-live="polite" tabIndex={-1}>
        {stopMessage}
      </p>
    </div>
  );
}

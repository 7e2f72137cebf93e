/** The calls requested in this visit, shown above a form, each with a button to stop it. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localMeaning } from '@/components/languages/local-text';
import { minuteMs } from '@/lib/dates/iso-date';
import {
  type BookedCall,
  connectTabs,
  describeBookedCall,
  onAskForCalls,
  onBookedCallsChange,
  readBookedCalls,
  readCallsToCheck,
  readUnansweredPosts,
  settleLeftPosts,
  stopBookedCall,
} from '@/lib/leads/status/booked-calls';
import { currentConfirmation, onConfirmation } from '@/lib/leads/status/call-back-signals';
import styles from './call-back-form.module.css';
import { slowReason } from './call-back-summary';

/** Sent with a mistake, corrected after no answer, and the correction refused: this one stands. */
const foundText =
  'Its answer was lost on the way, but we have it. If its number or time is wrong, stop it.';

export function BookedCalls() {
  // Empty until hydration, because the server does not know what this visit booked.
  const [calls, setCalls] = useState<readonly BookedCall[]>([]);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The confirmation already shows the newest one.
    const refresh = () =>
      setCalls(
        readBookedCalls(new Date()).filter(
          ({ reference }) => reference !== currentConfirmation()?.reference,
        ),
      );
    let isMounted = true;
    const ask = async () => {
      const toCheck = readCallsToCheck(new Date(), currentConfirmation()?.reference);
      if (readUnansweredPosts().length === 0 && toCheck.length === 0) return;
      const { recheckCalls } = await import('./recheck-calls');
      const { isFound, ended } = await recheckCalls();
      if (!isMounted) return;
      if (ended.length > 0) setMessages(ended);
      if (isFound) flushSync(refresh);
      // Who has pressed the button sees the answer, which is above the form.
      if (isFound && box.current?.parentElement?.contains(document.activeElement))
        box.current.scrollIntoView({ block: 'center' });
    };
    const askNow = () => void ask().catch(() => undefined);
    const timers: ReturnType<typeof setTimeout>[] = [];
    const askAgain = () => readUnansweredPosts().length > 0 && askNow();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) settleLeftPosts();
      refresh();
      askNow();
      // A post that was sent as the page was left may arrive after the page that came back.
      timers.push(setTimeout(askAgain, 3_000));
    };
    refresh();
    askNow();
    timers.push(setTimeout(askAgain, 3_000));
    const stops = [
      onConfirmation(refresh),
      onBookedCallsChange(refresh),
      onAskForCalls(askNow),
      connectTabs(),
    ];
    // A slot may end while the page is open or in the back/forward cache.
    const timer = setInterval(() => {
      refresh();
      askAgain();
    }, minuteMs);
    addEventListener('pageshow', onShow);
    addEventListener('focus', askNow);
    return () => {
      isMounted = false;
      for (const stop of stops) stop();
      for (const each of [timer, ...timers]) clearTimeout(each);
      removeEventListener('pageshow', onShow);
      removeEventListener('focus', askNow);
    };
  }, []);

  async function stop(call: BookedCall, button: HTMLElement) {
    const hadFocus = button === document.activeElement;
    setMessages(['Stopping …']);
    const result = await stopBookedCall(call);
    flushSync(() => setMessages([result]));
    // The button disappears with its call, and keyboard focus with the button.
    const isLost = !button.isConnected && document.activeElement === document.body;
    if (hadFocus && isLost) outcome.current?.querySelector('p')?.focus();
  }

  if (calls.length === 0 && messages.length === 0) return null;
  return (
    <div ref={box} className={styles.booked} data-print="no">
      {calls.map((call) => (
        <p key={call.reference}>
          {call.about && (
            <>
              <b>{localMeaning('product', call.about)}</b>
              <span>: </span>
            </>
          )}
          <span>{describeBookedCall(call)}</span>{' '}
          {call.isLate && !call.notice && <span>{slowReason}</span>}{' '}
          {call.notice && <span>{call.notice}</span>}{' '}
          {call.digits && (
            <>
              <span>Your number ends in</span> <b>{call.digits}</b>{' '}
            </>
          )}
          {call.isFound && <span>{foundText}</span>}{' '}
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
      <div ref={outcome} aria-live="polite">
        {messages.map((message) => (
          <p key={message} tabIndex={-1}>
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}

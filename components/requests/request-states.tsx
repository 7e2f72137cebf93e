/** The states of a request as steps, each with its date. */
import { formatDate } from '@/lib/dates/format-date';
import type { CallView } from '@/lib/leads/status/read-call-view.server';
import type { RequestView } from '@/lib/requests/status/read-request-view.server';
import styles from './request-form.module.css';

type RequestStep = {
  label: string;
  /** ISO date; null until then. */
  on: string | null;
};

export function statesOfRequest({ receivedOn, sentOn, answeredOn }: RequestView): RequestStep[] {
  return [
    { label: 'Received', on: receivedOn },
    { label: 'Sent to our desk', on: sentOn },
    { label: 'Answered', on: answeredOn },
  ];
}

export function statesOfCall({ receivedOn, settledOn, ending, state }: CallView): RequestStep[] {
  const received = { label: 'Received', on: receivedOn };
  if (state === 'with-person')
    return [received, { label: 'With one of our people', on: settledOn }];
  return [
    received,
    { label: ending === null ? 'Passed on to our call desk' : 'Ended', on: settledOn },
  ];
}

export function RequestStates({ states }: { states: RequestStep[] }) {
  const current = states.findLastIndex(({ on }) => on !== null);
  return (
    <ol className={styles.states} aria-label="State of your request">
      {states.map(({ label, on }, index) => (
        <li
          key={label}
          data-done={on !== null ? 'yes' : 'no'}
          aria-current={index === current ? 'step' : undefined}
        >
          <strong>{label}</strong>
          <span>{on ? formatDate(on) : 'not yet'}</span>
        </li>
      ))}
    </ol>
  );
}

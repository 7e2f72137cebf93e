/** The three states of a request as steps: what has happened, and when. */
import { formatDate } from '@/lib/dates/format-date';
import type { RequestRecord } from '@/lib/requests/read-request-record.server';
import styles from './request-form.module.css';

export function RequestStates({ record }: { record: RequestRecord }) {
  const steps = [
    { label: 'Received', on: record.receivedOn },
    { label: 'Sent to our desk', on: record.sentOn },
    { label: 'Answered', on: record.answeredOn },
  ];
  const current = steps.findLastIndex(({ on }) => on !== null);
  return (
    <ol className={styles.states} aria-label="State of your request">
      {steps.map(({ label, on }, index) => (
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

/** The heading and words of the result page: thanks, a problem, or what to correct in the form below. */

import type { CallBackResult as Result } from '@/lib/call-back/result.server';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './call-back-result.module.css';
import { CallBackSummary } from './call-back-summary';

export function CallBackResult({ result, phone }: { result: Result; phone: string }) {
  if (result.kind === 'taken') {
    return (
      <div className={styles.result}>
        <h1>Thank you. Your request is with us.</h1>
        <CallBackSummary {...result} />
        {result.isWaiting && (
          <p>
            Our call desk’s system is slow to answer just now. Your request is saved here and is
            passed on by itself; you need not send it again.
          </p>
        )}
        <p>
          One expert calls you, once, within 7 days at the most. Changed your mind? Take your number
          off under <a href="/contact-us#stop-calls">stop calls</a>.
        </p>
      </div>
    );
  }
  const errors = result.kind === 'form' ? Object.entries(result.errors) : [];
  return (
    <div className={styles.result}>
      <h1>{result.kind === 'problem' ? 'Your request was not taken' : 'Get a Call'}</h1>
      {result.kind === 'problem' && <p className={styles.problem}>{result.message}</p>}
      {errors.length > 0 && (
        <div className={styles.summary} role="alert">
          <h2>There is a problem</h2>
          <ul>
            {errors.map(([field, message]) => (
              <li key={field}>
                <a href={`#get-a-call-page-${field === 'timeSlot' ? 'time-slot' : field}`}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        You can also ring us: <a href={telephoneHref(phone)}>{phone}</a>.
      </p>
    </div>
  );
}

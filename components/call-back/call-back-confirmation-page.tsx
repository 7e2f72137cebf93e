/** The heading and words of the result page: thanks, a problem, or what to correct in the form below. */
import { ErrorSummary } from '@/components/forms/error-summary';
import type { CallBackConfirmationPage as Result } from '@/lib/leads/read-call-back-confirmation.server';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './call-back-confirmation-page.module.css';
import { CallBackSummary } from './call-back-summary';

export function CallBackConfirmationPage({ result, phone }: { result: Result; phone: string }) {
  if (result.kind === 'taken') {
    return (
      <div className={styles.result}>
        <h1>Thank you. Your request is with us.</h1>
        <CallBackSummary {...result} />
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <h1>{result.kind === 'problem' ? 'Your request was not taken' : 'Get a Call'}</h1>
      {result.kind === 'problem' && <p className={styles.problem}>{result.message}</p>}
      {result.kind === 'form' && Object.keys(result.errors).length > 0 && (
        <ErrorSummary
          errors={result.errors}
          fieldIdOf={(name) => `get-a-call-page-${name === 'timeSlot' ? 'time-slot' : name}`}
        />
      )}
      <p>
        You can also ring us: <a href={telephoneHref(phone)}>{phone}</a>.
      </p>
    </div>
  );
}

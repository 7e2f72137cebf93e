/** The white card around the form: its title, the promise, and the notice below. */
import { consentDetails } from '@/lib/config/broker.server';
import { callPromise } from '@/lib/content/call-promise';
import styles from './call-back-card.module.css';
import { CallBackForm, type CallBackFormProps } from './call-back-form';

type CallBackCardProps = Omit<CallBackFormProps, 'consent'> & {
  /** Replaces the heading on a page that is itself called "Get a Call". */
  heading?: string;
};

/** One per page: every "Get a Call" link of the page leads to its id. */
export function CallBackCard({ source, heading = 'Get a Call', ...form }: CallBackCardProps) {
  return (
    <section
      id="get-a-call"
      className={styles.card}
      aria-labelledby={`get-a-call-${source}-heading`}
    >
      <h2 id={`get-a-call-${source}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.promise}>{callPromise()}</p>
      <CallBackForm {...form} source={source} consent={consentDetails()} />
    </section>
  );
}

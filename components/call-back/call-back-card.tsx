/** The white card around the form: its title, the promise, and the notice below. */
import { consentDetails } from '@/lib/config/broker.server';
import { callPromise } from '@/lib/content/call-promise';
import styles from './call-back-card.module.css';
import { CallBackForm, type CallBackFormProps } from './call-back-form';

type CallBackCardProps = Omit<CallBackFormProps, 'consent'> & {
  /** 1 on the page that is itself called "Get a Call". */
  headingLevel?: 1 | 2;
};

/** One per page: every "Get a Call" link of the page leads to its id. */
export function CallBackCard({ source, headingLevel = 2, ...form }: CallBackCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id="get-a-call"
      className={styles.card}
      aria-labelledby={`get-a-call-${source}-heading`}
    >
      <Heading id={`get-a-call-${source}-heading`} className={styles.heading}>
        Get a Call
      </Heading>
      <p className={styles.promise}>
        <span>{callPromise()}</span>{' '}
        <span className={styles.unscripted}>If it has passed today, we call tomorrow.</span>
      </p>
      <CallBackForm {...form} source={source} consent={consentDetails()} />
    </section>
  );
}

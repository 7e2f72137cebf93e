/** The white card around the form: what it is called, what is promised, and the notice below. */

import { broker, consentDetails } from '@/lib/config/broker.server';
import styles from './call-back-card.module.css';
import { CallBackForm, type CallBackFormProps } from './call-back-form';
import { CallBackNotice } from './call-back-notice';

/** One per page: its id is where every "Get a Call" link of the page leads. */
export function CallBackCard({ source, ...form }: CallBackFormProps) {
  const { callingHours } = broker();
  return (
    <section
      id="get-a-call"
      className={styles.card}
      aria-labelledby={`get-a-call-${source}-heading`}
    >
      <h2 id={`get-a-call-${source}-heading`} className={styles.heading}>
        Get a Call
      </h2>
      <p className={styles.promise}>
        An expert calls within 15 minutes of the start of the slot you choose. One call, about this
        product, in our calling hours: {callingHours}.
      </p>
      <CallBackForm {...form} source={source} />
      <CallBackNotice consent={consentDetails()} />
    </section>
  );
}

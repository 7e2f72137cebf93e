/** What was asked for, in rows: in the thank-you, and on the result page of a form sent without JavaScript. */
import styles from './call-back-thanks.module.css';

type CallBackSummaryProps = { reference: string; product: string; timeSlot: string };

export function CallBackSummary({ reference, product, timeSlot }: CallBackSummaryProps) {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>Reference</dt>
        <dd>
          <strong>{reference}</strong>
        </dd>
      </div>
      <div>
        <dt>Product</dt>
        <dd>{product}</dd>
      </div>
      <div>
        <dt>We call</dt>
        <dd>{timeSlot}: today if that is still ahead, otherwise the next day</dd>
      </div>
    </dl>
  );
}

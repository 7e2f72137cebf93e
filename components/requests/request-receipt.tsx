/** Reference, day of the answer and next steps: in the thank-you and on the result page. */
import { BulletList } from '@/components/ui/prose';
import styles from './request-form.module.css';

type RequestReceiptProps = {
  reference: string;
  /** As a reader sees it; null where there is no clock. */
  by: string | null;
  steps: readonly string[];
};

export function RequestReceipt({ reference, by, steps }: RequestReceiptProps) {
  return (
    <>
      <dl className={styles.receipt}>
        <div>
          <dt>Reference</dt>
          <dd>
            <strong>{reference}</strong>
          </dd>
        </div>
        {by && (
          <div>
            <dt>Answer by</dt>
            <dd>{by}</dd>
          </div>
        )}
      </dl>
      <BulletList items={steps} />
    </>
  );
}

/** The small type beneath a request's button: who, what for, how long, and the two links that matter. */
import { Inline } from '@/components/ui/prose';
import styles from './request-form.module.css';

export function RequestNotice({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.notice} data-print="no">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Inline text={paragraph} />
        </p>
      ))}
      <p className={styles.links}>
        <a href="/privacy-policy#service-requests">How we use this</a>
        <a href="/contact-us#stop-calls">Stop calls</a>
      </p>
    </div>
  );
}

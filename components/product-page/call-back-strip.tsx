/** A reminder near the end of a page whose form stands at its head. */
import { LinkButton } from '@/components/ui/link-button';
import styles from './call-back-strip.module.css';

export function CallBackStrip() {
  return (
    <div className={`wrap ${styles.outer}`} data-print="no">
      <div className={styles.strip}>
        <div>
          <p className={styles.title}>Still unsure? Ask one question, get one call.</p>
          <p>Pick a product and a time. An expert explains both sides, once.</p>
        </div>
        <LinkButton href="#get-a-call">Get a Call</LinkButton>
      </div>
    </div>
  );
}

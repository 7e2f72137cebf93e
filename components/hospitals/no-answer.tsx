/** The search got no answer: what is shown below is older, and one may try again. */
import { Button } from '@/components/ui/button';
import styles from './hospital-results.module.css';

export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.noAnswer}>
      <p>
        Your connection may be weak, or we are at fault. Results below are of an earlier search.
      </p>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

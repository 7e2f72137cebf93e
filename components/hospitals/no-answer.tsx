/** The search got no answer: what is shown is older, and one may try again. */
import { Button } from '@/components/ui/button';
import styles from './hospital-results.module.css';

type NoAnswerProps = { hasResults: boolean; onRetry: () => void };

export function NoAnswer({ hasResults, onRetry }: NoAnswerProps) {
  return (
    <div className={styles.noAnswer}>
      <p>
        Your connection may be weak, or we are at fault.
        {hasResults && ' What you see below is the search before this one.'}
      </p>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

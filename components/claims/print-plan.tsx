'use client';
/** Prints the page. Without a script the browser's own menu does; the button is not shown then. */
import { Button } from '@/components/ui/button';
import styles from './claim-plan.module.css';

export function PrintPlan() {
  return (
    <span className={styles.needsScript}>
      <Button variant="primary" onClick={() => window.print()}>
        Print this plan
      </Button>
    </span>
  );
}

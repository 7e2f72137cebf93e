/** Links beside each other, each high enough for a thumb: where an answer leads on. */
import type { ReactNode } from 'react';
import styles from './link-row.module.css';

export function LinkRow({ children }: { children: ReactNode }) {
  return (
    <p className={styles.links} data-print="no">
      {children}
    </p>
  );
}

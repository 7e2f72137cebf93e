/** A highlighted note. */
import type { ReactNode } from 'react';
import styles from './note.module.css';

export function Note({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

/** A small line under the verdict of an answer. The parent sets the distance to what follows. */
import type { ReactNode } from 'react';
import styles from './answer-note.module.css';

export function AnswerNote({ children }: { children: ReactNode }) {
  return <p className={styles.sentence}>{children}</p>;
}

/** A small line in an answer, after what to do next. The parent sets the distance to what follows. */
import type { ReactNode } from 'react';
import styles from './answer-note.module.css';

export function AnswerNote({ children }: { children: ReactNode }) {
  return <p className={styles.sentence}>{children}</p>;
}

/** A small line under the verdict of an answer. The distance to what follows is its parent's. */
import type { ReactNode } from 'react';
import styles from './answer-note.module.css';

export function AnswerNote({ children }: { children: ReactNode }) {
  return <p className={styles.sentence}>{children}</p>;
}

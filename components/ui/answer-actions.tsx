/** A row of actions on an answer: save, print, share. */
import type { ReactNode } from 'react';
import styles from './answer-actions.module.css';

/** @param id of the row, for the link at the bottom of the screen. */
export function AnswerActions({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.actions} data-print="no">
      {children}
    </p>
  );
}

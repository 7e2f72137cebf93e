/**
 * The head of a tool's answer: the query with the link to change it, and the verdict as the page's heading. At most 150
 * px high on a phone.
 */
import type { ReactNode } from 'react';
import styles from './answer-head.module.css';

type AnswerHeadProps = { querySummary: ReactNode; heading: string; children?: ReactNode };

export function AnswerHead({ querySummary, heading, children }: AnswerHeadProps) {
  return (
    <div className={styles.head}>
      <div className={`wrap ${styles.text}`}>
        {querySummary && <p className={styles.asked}>{querySummary}</p>}
        <h1>{heading}</h1>
        {children}
      </div>
    </div>
  );
}

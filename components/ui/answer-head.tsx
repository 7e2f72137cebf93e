/**
 * The head of a tool's answer: the query with the link to change it, and the verdict as the page's heading. At most 150
 * px high on a phone.
 */
import type { ReactNode } from 'react';
import styles from './answer-head.module.css';

type AnswerHeadProps = {
  querySummary: ReactNode;
  heading: string;
  /** Beside the heading on a wide screen only. */
  action?: ReactNode;
  children?: ReactNode;
};

export function AnswerHead({ querySummary, heading, action, children }: AnswerHeadProps) {
  return (
    <div className={styles.head} data-answer-head="">
      <div className={`wrap ${styles.text} ${action ? styles.withAction : ''}`}>
        {querySummary && <p className={styles.asked}>{querySummary}</p>}
        <h1>{heading}</h1>
        {children}
        {action && (
          <div className={styles.action} data-print="no">
            {action}
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * The head of a tool's answer: the query with the link to change it, the verdict as the page's heading, the number. On
 * a phone it is at most 150 px high without the number; on a wide screen the number is beside the verdict.
 */
import type { ReactElement, ReactNode } from 'react';
import styles from './answer-head.module.css';
import { QueryLine, type QuerySummary } from './query-line';

type AnswerHeadProps = {
  querySummary?: QuerySummary;
  heading: string;
  lead?: ReactElement;
  /** Shown on a wide screen only. */
  action?: ReactNode;
  /** The number. */
  children?: ReactNode;
};

export function AnswerHead({ querySummary, heading, lead, action, children }: AnswerHeadProps) {
  return (
    <div className={styles.head} data-answer-head="">
      <div className={`wrap ${styles.parts}`}>
        <div className={styles.text}>
          {querySummary && <QueryLine {...querySummary} />}
          <h1>{heading}</h1>
          {lead}
        </div>
        {(children || action) && (
          <div className={styles.side}>
            <div className={styles.text}>{children}</div>
            {action && (
              <div className={styles.action} data-print="no">
                {action}
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Dates of a plan as an ordered list drawn as a line. The text beside a mark always states its meaning. */
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import type { StepTone } from '@/lib/tools/dated-plan/build-dated-plan';
import styles from './timeline.module.css';

type TimelineStep = {
  id: string;
  title: string;
  /** Null where the rule does not count from the visitor's date. */
  date: IsoDate | null;
  /** The distance, or the period itself: "in 12 days", "9 days ago", "within 24 hours". */
  when: string;
  detail: ReactNode;
  tone?: StepTone;
};

type TimelineProps = {
  steps: readonly TimelineStep[];
  label: string;
  /** Another follows, which says how days are counted. */
  isPart?: boolean;
};

export function Timeline({ steps, label, isPart = false }: TimelineProps) {
  return (
    <>
      <ol className={styles.line} aria-label={label}>
        {steps.map(({ id, title, date, when, detail, tone = 'due' }) => (
          <li key={id} className={`${styles.step} ${styles[tone]}`}>
            <p className={styles.when}>
              {date && (
                <time className={styles.date} dateTime={date}>
                  {formatDate(date)}
                </time>
              )}
              {when && <span className={styles.distance}>{when}</span>}
            </p>
            <div className={styles.what}>
              <p className={styles.title}>{title}</p>
              <div className={styles.detail}>{detail}</div>
            </div>
          </li>
        ))}
      </ol>
      {!isPart && (
        <p className={styles.counted}>
          Days are calendar days: Sundays and holidays count, and so does the last day.
        </p>
      )}
    </>
  );
}

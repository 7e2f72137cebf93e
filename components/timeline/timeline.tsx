/**
 * Dates of a plan as an ordered list drawn as a line, today marked. The text beside a mark always states its meaning;
 * what it says further is folded, and so are the dates that are over, and late ones.
 */
import type { ReactNode } from 'react';
import { countBeforeFold } from '@/components/ui/count-before-fold';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { countText } from '@/lib/text/words';
import type { StepTone } from '@/lib/tools/dated-plan/build-dated-plan';
import styles from './timeline.module.css';

type TimelineStep = {
  id: string;
  title: string;
  /** Null where the rule does not count from the visitor's date. */
  date: IsoDate | null;
  /** The distance, or the period itself: "in 12 days", "9 days ago", "within 24 hours". */
  timeText: string;
  detail: ReactNode;
  tone?: StepTone;
};

type TimelineProps = { steps: readonly TimelineStep[]; label: string };

export const calendarDaysText =
  'Days are calendar days: Sundays and holidays count, and so does the last day.';

/** Today, and the dates that matter now. */
const shownCount = 4;

export function Timeline({ steps, label }: TimelineProps) {
  const firstAhead = steps.findIndex(({ tone }) => tone !== 'past');
  // One date takes no more room than the fold.
  const pastCount = firstAhead > 1 ? firstAhead : 0;
  const end = pastCount + countBeforeFold(steps.length - pastCount, shownCount);
  return (
    <div className={styles.parts}>
      <Folded name="over" steps={steps.slice(0, pastCount)} />
      <Line label={label} steps={steps.slice(pastCount, end)} />
      <Folded name="later" steps={steps.slice(end)} />
      <p className={styles.counted}>{calendarDaysText}</p>
    </div>
  );
}

const foldNames = {
  over: { summary: (count: string) => `${count} that are over`, label: 'Dates that are over' },
  later: { summary: (count: string) => `${count} that come later`, label: 'Later dates' },
};

type FoldedProps = { name: keyof typeof foldNames; steps: readonly TimelineStep[] };

function Folded({ name, steps }: FoldedProps) {
  if (steps.length === 0) return null;
  const { summary, label } = foldNames[name];
  return (
    <div className={styles.folded}>
      <Disclosure summary={summary(countText(steps.length, 'date'))}>
        <Line label={label} steps={steps} />
      </Disclosure>
    </div>
  );
}

function Line({ steps, label }: TimelineProps) {
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map(({ id, title, date, timeText, detail, tone = 'due' }) => (
        <li key={id} className={`${styles.step} ${styles[tone]}`}>
          <p className={styles.when}>
            {date && (
              <time className={styles.date} dateTime={date}>
                {formatDate(date)}
              </time>
            )}
            {timeText && <span className={styles.distance}>{timeText}</span>}
          </p>
          {detail ? (
            <details className={styles.what}>
              <summary className={`${styles.title} ${styles.opener}`}>{title}</summary>
              <div className={styles.detail}>{detail}</div>
            </details>
          ) : (
            <p className={styles.title}>{title}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

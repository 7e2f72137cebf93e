/** How long what was opened is shown. */
import { formatTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import styles from './records.module.css';

export function OpenedUntil({ until }: { until: Date }) {
  return (
    <p className={styles.small}>
      Shown to you until {formatTime(nowInIndia(until).time)}. That you opened it is in the audit
      trail.
    </p>
  );
}

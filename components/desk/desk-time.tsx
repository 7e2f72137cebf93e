/** A time as a person says it; exact to the second for programs, and on paper, where "today" says nothing. */
import { timestampInIndia } from '@/lib/dates/iso-date';
import { timeText } from './record-words';
import styles from './records.module.css';

export function DeskTime({ at, now }: { at: string; now: Date }) {
  const exact = timestampInIndia(new Date(at));
  return (
    <time className={styles.time} dateTime={`${exact.replace(' ', 'T')}+05:30`} data-exact={exact}>
      {timeText(at, now)}
    </time>
  );
}

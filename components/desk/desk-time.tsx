/** A time as a person says it; exact to the second for programs, and on paper, where "today" says nothing. */
import { timestampInIndia } from '@/lib/dates/iso-date';
import styles from './records.module.css';
import { timeText } from './record-words';

export function DeskTime({ at, now }: { at: string; now: Date }) {
  const exact = timestampInIndia(new Date(at));
  return (
    <time className={styles.time} dateTime={`${exact.replace(' ', 'T')}+05:30`} data-exact={exact}>
      {timeText(at, now)}
    </time>
  );
}

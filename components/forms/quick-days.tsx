/**
 * The day of a GET form without typing: each button sends the form with a word for the day. It stands after the
 * form's own button, so that Enter in a field still presses that one.
 */
import { quickDayField, quickDays } from '@/lib/input/quick-days';
import styles from './quick-days.module.css';

type QuickDaysProps = {
  /** What happened on that day, where the form has more than one date. */
  lead?: string;
};

export function QuickDays({ lead = 'Or without typing the date:' }: QuickDaysProps) {
  return (
    <p className={styles.days}>
      {lead}{' '}
      {quickDays.map(({ value, label }) => (
        // The date field is required, and empty: the word stands in its place.
        <button key={value} type="submit" formNoValidate name={quickDayField} value={value}>
          {label}
        </button>
      ))}
    </p>
  );
}

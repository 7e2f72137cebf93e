/**
 * Buttons for the date of a GET form: each submits the form with a word for the day. They come after the form's own
 * button, so that Enter in a field still presses that one.
 */
import { dateShortcutField, dateShortcuts } from '@/lib/input/date-shortcuts';
import styles from './date-shortcuts.module.css';

type DateShortcutsProps = {
  /** The event of that day, where the form has more than one date. */
  lead?: string;
};

export function DateShortcuts({ lead = 'Not sure of the date? It ended:' }: DateShortcutsProps) {
  return (
    <p className={styles.days}>
      {lead}{' '}
      {dateShortcuts.map(({ value, label }) => (
        // The date field is required, and empty: the word replaces it.
        <button key={value} type="submit" formNoValidate name={dateShortcutField} value={value}>
          {label}
        </button>
      ))}
    </p>
  );
}

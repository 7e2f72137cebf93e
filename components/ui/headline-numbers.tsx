/** The sum, date or rate of an answer in large digits; what it is to be seen beside follows as rows. */
import type { HeadlineNumber } from '@/lib/tools/answer-parts/answer-parts';
import styles from './headline-numbers.module.css';

export function HeadlineNumbers({ numbers }: { numbers: readonly HeadlineNumber[] }) {
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ label, value, note }) => (
        <div key={label} className={isDate(value) ? styles.date : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** "11 December 2026": read as one, so never on two lines. */
function isDate(value: string): boolean {
  return /^\d{1,2} \p{L}+ \d{4}$/u.test(value);
}

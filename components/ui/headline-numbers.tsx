/** The sums, dates or rates of an answer, in large digits. */
import type { HeadlineNumber } from '@/lib/tools/answer-parts/answer-parts';
import styles from './headline-numbers.module.css';

export function HeadlineNumbers({ numbers }: { numbers: readonly HeadlineNumber[] }) {
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

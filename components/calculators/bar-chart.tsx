/** Bars on one scale, labelled with their sums: the chart of an answer. */
import { rupeesInWords } from '@/lib/input/rupees';
import type { BarChart as Drawing } from '@/lib/tools/calculators/calculator';
import styles from './bar-chart.module.css';

export function BarChart({ drawing: { title, bars } }: { drawing: Drawing }) {
  const largest = Math.max(1, ...bars.map(({ parts }) => total(parts)));
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <dl className={styles.bars}>
        {bars.map(({ label, parts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg
                className={styles.bar}
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden
              >
                {parts.map((part, index) => (
                  <rect
                    key={part.label}
                    className={styles[part.tone]}
                    x={(total(parts.slice(0, index)) / largest) * 100}
                    width={(part.amount / largest) * 100}
                    height="8"
                  />
                ))}
              </svg>
              <span className={styles.words}>
                {parts.map((part) => `${part.label} ${rupeesInWords(part.amount)}`).join(', ')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function total(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

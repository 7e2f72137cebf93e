/** A course over the years: the first, highest and last value in words. The accessibility tree has every value. */
import type { ChartAmount, LineChart as Drawing } from '@/lib/tools/calculators/calculator';
import { amountText } from './bar-chart';
import styles from './bar-chart.module.css';

export function LineChart({ drawing: { title, points, against } }: { drawing: Drawing }) {
  const highest = points.reduce((most, point) => (point.amount > most.amount ? point : most));
  const scale = Math.max(1, highest.amount, against?.amount ?? 0);
  const heightOf = ({ amount }: ChartAmount) => 100 - (amount / scale) * 100;
  const course = points.map(
    (point, index) => `${(index / Math.max(1, points.length - 1)) * 100} ${heightOf(point)}`,
  );
  const isPrinted = (point: ChartAmount) =>
    point === points[0] || point === highest || point === points.at(-1);
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <svg className={styles.course} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d={`M0 100L${course.join('L')}L100 100`} />
        {against && (
          <line className={styles.against} x2="100" y1={heightOf(against)} y2={heightOf(against)} />
        )}
      </svg>
      <ul className={styles.key} aria-label={title}>
        {points.map((point) => (
          <li key={point.label} className={isPrinted(point) ? undefined : styles.unprinted}>
            {`${point.label} ${amountText(point)}`}
          </li>
        ))}
        {against && (
          <li>
            {`${against.label}: ${amountText(against)}`}
            <svg className={styles.dashes} aria-hidden>
              <line className={styles.against} x2="100%" y1="7" y2="7" />
            </svg>
          </li>
        )}
      </ul>
    </figure>
  );
}

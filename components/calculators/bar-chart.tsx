/**
 * Bars on one scale, each part with its name and sum inside: the chart of an answer. A name without room is in the key
 * below the bar. The drawing is hidden from the accessibility tree, which has the key with every part.
 */
import { rupeesInWords } from '@/lib/input/rupees';
import { upperFirst } from '@/lib/text/words';
import type {
  ChartAmount,
  ChartBar,
  ChartPart,
  BarChart as Drawing,
} from '@/lib/tools/calculators/calculator';
import styles from './bar-chart.module.css';

/** The width of a bar on the narrowest phone that shows names inside, of a letter, and of both margins: in rem. */
const barWidth = 20.5;
const letterWidth = 0.42;
const textMargins = 1.25;

export function BarChart({ drawing: { title, bars } }: { drawing: Drawing }) {
  const scale = Math.max(
    1,
    ...bars.flatMap(({ parts, against }) => [total(parts), against?.amount ?? 0]),
  );
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      {bars.map((bar) => (
        <Bar key={bar.label} bar={bar} scale={scale} isOnly={bars.length === 1} />
      ))}
    </figure>
  );
}

type BarProps = { bar: ChartBar; scale: number; isOnly: boolean };

function Bar({ bar: { label, parts, against }, scale, isOnly }: BarProps) {
  /** Name and sum stay together: both inside, or both in the key. */
  const hasRoom = (part: ChartPart) =>
    (part.amount / scale) * barWidth >= partText(part).length * letterWidth + textMargins;
  return (
    <div>
      {!isOnly && <p className={styles.label}>{label}</p>}
      <svg className={against ? styles.measured : styles.bar} aria-hidden>
        {parts.map((part, index) => {
          const start = `${(total(parts.slice(0, index)) / scale) * 100}%`;
          // Of a bar that is zero as a whole.
          if (part.amount === 0) return null;
          return (
            <g key={part.label} className={styles[part.tone]}>
              <rect x={start} width={`${(part.amount / scale) * 100}%`} height="38" />
              {hasRoom(part) && (
                <text x={start} dx="10" y="24">
                  {partText(part)}
                </text>
              )}
            </g>
          );
        })}
        {against && (
          <line
            className={styles.against}
            x2={`${(against.amount / scale) * 100}%`}
            y1="45"
            y2="45"
          />
        )}
      </svg>
      <ul className={styles.key} aria-label={label}>
        {parts.map((part) => (
          <li key={part.label} className={hasRoom(part) ? styles.named : undefined}>
            <svg className={styles.mark} aria-hidden>
              <rect className={styles[part.tone]} width="14" height="14" />
            </svg>
            {partText(part)}
          </li>
        ))}
        {against && (
          <li>
            <svg className={styles.dashes} aria-hidden>
              <line className={styles.against} x2="100%" y1="7" y2="7" />
            </svg>
            {`${against.label}: `}
            <span>{amountText(against)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function amountText({ amount, value }: ChartAmount): string {
  return value ?? rupeesInWords(amount);
}

function partText(part: ChartAmount): string {
  return `${upperFirst(part.label)} ${amountText(part)}`;
}

function total(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

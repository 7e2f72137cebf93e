/**
 * Bars on one scale. The parts are named inside the bars where those of every bar have room at the measured width, else
 * each bar has a key below it, in their order. The drawing is hidden from the accessibility tree, which has the key.
 */
import { rupeesInWords } from '@/lib/input/rupees';
import { upperFirst } from '@/lib/text/words';
import type {
  ChartAmount,
  ChartBar,
  ChartPart,
  BarChart as Drawing,
} from '@/lib/tools/calculators/calculator';
import { sumOf } from '@/lib/tools/money/sum-of';
import styles from './bar-chart.module.css';

/**
 * In rem: the widths at which bar-chart.module.css begins to show names inside; then of a letter, and of both margins.
 */
const widths = [17, 20, 25, 31, 40];
const letterWidth = 0.4;
const textMargins = 1.25;

export function BarChart({ drawing: { title, bars } }: { drawing: Drawing }) {
  const scale = Math.max(
    1,
    ...bars.flatMap(({ parts, against }) => [total(parts), against?.amount ?? 0]),
  );
  const needed = bars.flatMap(({ parts }) => parts.map((part) => widthForName(part, scale)));
  const width = widths.find((one) => one >= Math.max(...needed));
  return (
    <figure className={width ? `${styles.figure} ${styles[`from${width}`]}` : styles.figure}>
      <figcaption>{title}</figcaption>
      {bars.map((bar) => (
        <Bar
          key={bar.label}
          bar={bar}
          scale={scale}
          isOnly={bars.length === 1}
          isNamedInside={width !== undefined}
        />
      ))}
    </figure>
  );
}

type BarProps = { bar: ChartBar; scale: number; isOnly: boolean; isNamedInside: boolean };

function Bar({ bar: { label, parts, against }, scale, isOnly, isNamedInside }: BarProps) {
  return (
    <div>
      {!isOnly && <p className={styles.label}>{label}</p>}
      <svg className={against ? styles.measured : styles.bar} aria-hidden>
        {parts.map((part, index) => {
          const start = `${(total(parts.slice(0, index)) / scale) * 100}%`;
          // A bar that is zero as a whole has one part, of zero: nothing is drawn.
          if (part.amount === 0) return null;
          return (
            <g key={part.label} className={styles[part.tone]}>
              <rect x={start} width={`${(part.amount / scale) * 100}%`} />
              {isNamedInside && (
                <text x={start} dx="0.7em" dy="1.7em">
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
            y1="94%"
            y2="94%"
          />
        )}
      </svg>
      <ul className={styles.key} aria-label={label}>
        {parts.map((part) => (
          <li key={part.label} className={styles.part}>
            <svg className={styles.mark} aria-hidden>
              <rect className={styles[part.tone]} />
            </svg>
            <span>{partText(part)}</span>
          </li>
        ))}
        {against && (
          <li>
            <svg className={styles.dashes} aria-hidden>
              <line className={styles.against} x2="100%" y1="50%" y2="50%" />
            </svg>
            <p>
              <span>{`${against.label}: `}</span>
              <span>{amountText(against)}</span>
            </p>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Width of the whole scale at which the part has room for its name and sum. A part of zero is in the key. */
function widthForName(part: ChartPart, scale: number): number {
  return (partText(part).length * letterWidth + textMargins) / (part.amount / scale);
}

function amountText({ amount, value }: ChartAmount): string {
  return value ?? rupeesInWords(amount);
}

function partText(part: ChartAmount): string {
  return `${upperFirst(part.label)} ${amountText(part)}`;
}

function total(parts: readonly { amount: number }[]): number {
  return sumOf(parts.map(({ amount }) => amount));
}

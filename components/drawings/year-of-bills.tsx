/** A year of bills as one column: each month labelled once with its whole bill, even where two policies pay it. */
import type { BillSegment } from '@/lib/content/drawings';
import { sumOf } from '@/lib/tools/money/sum-of';
import styles from './drawing.module.css';

/** Position of an amount in lakh, in pixels from the top of the drawing. */
export type LakhToY = (lakh: number) => number;

const column = { x: '49%', width: '9%', bracket: '60%', labels: '62%' };

type YearOfBillsProps = { parts: readonly BillSegment[]; deductibleLakh: number; yOf: LakhToY };

export function YearOfBills({ parts, deductibleLakh, yOf }: YearOfBillsProps) {
  const months = [...new Set(parts.map(({ month }) => month))];
  return (
    <>
      <text x={column.x} y={yOf(totalOfBills(parts)) - 12} className={styles.quietText}>
        Bills of the year
      </text>
      {months.map((month) => (
        <Bill
          key={month}
          month={month}
          from={totalOfBills(
            parts.slice(
              0,
              parts.findIndex((part) => part.month === month),
            ),
          )}
          parts={parts.filter((part) => part.month === month)}
          line={yOf(deductibleLakh)}
          yOf={yOf}
        />
      ))}
    </>
  );
}

type BillProps = {
  month: string;
  /** The year's earlier bills in lakh. */
  from: number;
  parts: readonly BillSegment[];
  /** Height of the deductible, which splits the bill. */
  line: number;
  yOf: LakhToY;
};

function Bill({ month, from, parts, line, yOf }: BillProps) {
  const lakh = totalOfBills(parts);
  const isParted = parts.length > 1;
  return (
    <g>
      {parts.map((part, index) => {
        const top = yOf(from + totalOfBills(parts.slice(0, index + 1)));
        const isStrong = part.payer === 'superTopUp';
        return (
          <g key={part.payer}>
            <rect
              x={column.x}
              width={column.width}
              y={top}
              height={yOf(0) - yOf(part.lakh)}
              className={isStrong ? styles.strong : styles.soft}
            />
            {isParted && (
              <text x={column.labels} y={line + (isStrong ? -30 : 15)} className={styles.quietText}>
                ₹{part.lakh} lakh {isStrong ? 'above' : 'below'}
              </text>
            )}
          </g>
        );
      })}
      <line
        x1={column.bracket}
        x2={column.bracket}
        y1={yOf(from + lakh) + 2}
        y2={yOf(from) - 2}
        className={styles.axis}
      />
      <text
        x={column.labels}
        y={isParted ? yOf(from + lakh) + 16 : yOf(from + lakh / 2) + 5}
        className={styles.strongText}
      >
        {month} ₹{lakh} lakh
      </text>
    </g>
  );
}

function totalOfBills(parts: readonly BillSegment[]): number {
  return sumOf(parts.map(({ lakh }) => lakh));
}

/** Waiting periods on one axis of months: waits are outlined, cover is filled. */
import { Fragment } from 'react';
import { localMeaning } from '@/components/languages/local-text';
import type { WaitingPeriodRow, WaitingPeriodsDrawing } from '@/lib/content/drawings';
import { Canvas, percentOfWidth } from './canvas';
import styles from './drawing.module.css';

const rowHeight = 60;
const barHeight = 28;
const barOffset = 22;

export function WaitingPeriods({ drawing }: { drawing: WaitingPeriodsDrawing }) {
  const { id, title, description, scaleMonths, rows, moratorium } = drawing;
  const all = [...rows, moratorium];
  const floor = all.length * rowHeight;
  const years = Array.from({ length: scaleMonths / 12 + 1 }, (_, year) => year);
  return (
    <Canvas id={id} title={title} description={description} height={floor + 44}>
      {years.map((year) => {
        const x = percentOfWidth((year * 12) / scaleMonths);
        const isLast = year * 12 === scaleMonths;
        return (
          <Fragment key={year}>
            <line x1={x} x2={x} y1={0} y2={floor} className={styles.grid} />
            <text
              x={x}
              y={floor + 16}
              textAnchor={year === 0 ? 'start' : isLast ? 'end' : 'middle'}
              className={styles.quietText}
            >
              {year * 12}
            </text>
          </Fragment>
        );
      })}
      {all.map((row, index) => (
        <Row
          key={row.label}
          row={row}
          y={index * rowHeight}
          share={row.months / scaleMonths}
          isPaid={row !== moratorium}
        />
      ))}
      <line x1="0%" x2="100%" y1={floor} y2={floor} className={styles.axis} />
      <text x="0%" y={floor + 38} className={styles.quietText}>
        Months of unbroken cover
      </text>
    </Canvas>
  );
}

type RowProps = { row: WaitingPeriodRow; y: number; share: number; isPaid: boolean };

function Row({ row, y, share, isPaid }: RowProps) {
  const bar = { y: y + barOffset, height: barHeight };
  const textY = bar.y + 19;
  return (
    <>
      <text x="0%" y={y + 14} className={styles.strongText}>
        {row.label}
      </text>
      {share > 0 && <rect x="0%" width={percentOfWidth(share)} {...bar} className={styles.soft} />}
      <rect
        x={percentOfWidth(share)}
        width={percentOfWidth(1 - share)}
        {...bar}
        className={isPaid ? styles.strong : styles.open}
      />
      {row.before && (
        <text x={percentOfWidth(0.02)} y={textY} className={styles.text}>
          {row.before}
        </text>
      )}
      {row.after && (
        <text x={percentOfWidth(share + 0.02)} y={textY} className={styles.onStrong}>
          {localMeaning('wait', row.after)}
        </text>
      )}
    </>
  );
}

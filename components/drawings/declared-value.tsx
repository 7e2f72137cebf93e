/** The insured value by age: the filled part of the listed price is the value, the outlined part the depreciation. */
import type { ValueDrawing } from '@/lib/content/drawings';
import { Canvas, percentOfWidth } from './canvas';
import styles from './drawing.module.css';

const pixelsPerPercent = 1.9;
const gap = 0.012;
const ceiling = 28;
const floor = ceiling + 100 * pixelsPerPercent;

/** "6 months" as "6 mo", "1 year" as "1 yr", because six columns must fit on a phone. */
function shortAge(upTo: string): string {
  return upTo.replace(/months?$/, 'mo').replace(/years?$/, 'yr');
}

export function DeclaredValue({ drawing }: { drawing: ValueDrawing }) {
  const { id, title, description, steps } = drawing;
  const column = 1 / steps.length;
  return (
    <Canvas id={id} title={title} description={description} height={floor + 44}>
      {steps.map(({ upTo, percentOff }, index) => {
        const valueHeight = floor - (100 - percentOff) * pixelsPerPercent;
        const x = percentOfWidth(index * column + gap / 2);
        const width = percentOfWidth(column - gap);
        const middle = percentOfWidth((index + 0.5) * column);
        return (
          <g key={upTo}>
            <rect
              x={x}
              width={width}
              y={ceiling}
              height={percentOff * pixelsPerPercent}
              className={styles.open}
            />
            <rect
              x={x}
              width={width}
              y={valueHeight}
              height={floor - valueHeight}
              className={styles.strong}
            />
            <text x={middle} y={ceiling - 10} textAnchor="middle" className={styles.text}>
              −{percentOff}%
            </text>
            <text x={middle} y={floor - 12} textAnchor="middle" className={styles.onStrong}>
              {100 - percentOff}%
            </text>
            <text x={middle} y={floor + 20} textAnchor="middle" className={styles.quietText}>
              {shortAge(upTo)}
            </text>
          </g>
        );
      })}
      <line x1="0%" x2="100%" y1={floor} y2={floor} className={styles.axis} />
      <text x="0%" y={floor + 42} className={styles.quietText}>
        Age of the vehicle, up to
      </text>
    </Canvas>
  );
}

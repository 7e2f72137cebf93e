/** A base policy and the super top-up above it, beside a year of bills, to one scale. */
import type { BillPart, LayersDrawing } from '@/lib/content/drawings';
import { Canvas } from './canvas';
import styles from './drawing.module.css';

const pixelsPerLakh = 12;
const headroom = 28;

const cover = { x: '14%', width: '37%', middle: '32.5%' };
const bills = { x: '58%', width: '12%', labels: '73%' };

export function SuperTopUpLayers({ drawing }: { drawing: LayersDrawing }) {
  const { id, title, description, baseLakh, deductibleLakh, superTopUpLakh } = drawing;
  const highest = deductibleLakh + superTopUpLakh;
  const floor = headroom + highest * pixelsPerLakh;
  const yOf = (lakh: number) => floor - lakh * pixelsPerLakh;
  return (
    <Canvas id={id} title={title} description={description} height={floor + 28}>
      <text x={cover.middle} y={yOf(highest) - 10} textAnchor="middle" className={styles.quietText}>
        Your cover
      </text>
      <Layer from={deductibleLakh} lakh={superTopUpLakh} name="Super top-up" isStrong yOf={yOf} />
      <Layer from={0} lakh={baseLakh} name="Base policy" yOf={yOf} />
      <Bills parts={drawing.bills} yOf={yOf} />
      {[0, deductibleLakh, highest].map((lakh) => (
        <text key={lakh} x="12%" y={yOf(lakh) + 5} textAnchor="end" className={styles.quietText}>
          {lakh}
        </text>
      ))}
      <line x1="14%" x2="100%" y1={floor} y2={floor} className={styles.axis} />
      <line
        x1="14%"
        x2="71%"
        y1={yOf(deductibleLakh)}
        y2={yOf(deductibleLakh)}
        className={styles.dashed}
      />
      <text
        x={cover.middle}
        y={yOf(deductibleLakh) - 9}
        textAnchor="middle"
        className={styles.onStrong}
      >
        Deductible
      </text>
      <text x="0%" y={floor + 22} className={styles.quietText}>
        ₹ lakh
      </text>
    </Canvas>
  );
}

type YOf = (lakh: number) => number;
type LayerProps = { from: number; lakh: number; name: string; isStrong?: boolean; yOf: YOf };

function Layer({ from, lakh, name, isStrong = false, yOf }: LayerProps) {
  const middle = yOf(from + lakh / 2);
  const text = isStrong ? styles.onStrong : styles.strongText;
  return (
    <>
      <rect
        x={cover.x}
        width={cover.width}
        y={yOf(from + lakh)}
        height={lakh * pixelsPerLakh}
        className={isStrong ? styles.strong : styles.soft}
      />
      <text x={cover.middle} y={middle - 3} textAnchor="middle" className={text}>
        {name}
      </text>
      <text x={cover.middle} y={middle + 15} textAnchor="middle" className={text}>
        ₹{lakh} lakh
      </text>
    </>
  );
}

function Bills({ parts, yOf }: { parts: readonly BillPart[]; yOf: YOf }) {
  const total = parts.reduce((sum, { lakh }) => sum + lakh, 0);
  return (
    <>
      <text x={bills.x} y={yOf(total) - 12} className={styles.quietText}>
        Bills of the year
      </text>
      {parts.map(({ month, payer, lakh }, index) => {
        const from = parts.slice(0, index).reduce((sum, part) => sum + part.lakh, 0);
        const isStrong = payer === 'superTopUp';
        // A month's second part carries the sum alone: the month stands on its larger one.
        const isRoomy = lakh * pixelsPerLakh >= 40;
        const middle = yOf(from + lakh / 2);
        return (
          <g key={`${month} ${payer}`}>
            <rect
              x={bills.x}
              width={bills.width}
              y={yOf(from + lakh)}
              height={lakh * pixelsPerLakh}
              className={isStrong ? styles.strong : styles.soft}
            />
            {isRoomy && (
              <text x={bills.labels} y={middle - 4} className={styles.quietText}>
                {month}
              </text>
            )}
            <text x={bills.labels} y={middle + (isRoomy ? 14 : 5)} className={styles.strongText}>
              ₹{lakh} lakh
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A base policy and the super top-up above it, beside a year of bills, on one scale. */
import type { LayersDrawing } from '@/lib/content/drawings';
import { Canvas } from './canvas';
import styles from './drawing.module.css';
import { type LakhToY, YearOfBills } from './year-of-bills';

const pixelsPerLakh = 14;
const headroom = 28;

const cover = { x: '12%', width: '33%', middle: '28.5%' };

export function SuperTopUpLayers({ drawing }: { drawing: LayersDrawing }) {
  const { id, title, description, baseLakh, deductibleLakh, superTopUpLakh } = drawing;
  const max = deductibleLakh + superTopUpLakh;
  const floor = headroom + max * pixelsPerLakh;
  const yOf = (lakh: number) => floor - lakh * pixelsPerLakh;
  return (
    <Canvas id={id} title={title} description={description} height={floor + 28}>
      <text x={cover.middle} y={yOf(max) - 10} textAnchor="middle" className={styles.quietText}>
        Your cover
      </text>
      <Layer from={deductibleLakh} lakh={superTopUpLakh} name="Super top-up" isStrong yOf={yOf} />
      <Layer from={0} lakh={baseLakh} name="Base policy" yOf={yOf} />
      <YearOfBills parts={drawing.bills} deductibleLakh={deductibleLakh} yOf={yOf} />
      {[0, deductibleLakh, max].map((lakh) => (
        <text key={lakh} x="10%" y={yOf(lakh) + 5} textAnchor="end" className={styles.quietText}>
          {lakh}
        </text>
      ))}
      <line x1="12%" x2="100%" y1={floor} y2={floor} className={styles.axis} />
      <line
        x1="12%"
        x2="100%"
        y1={yOf(deductibleLakh)}
        y2={yOf(deductibleLakh)}
        className={styles.dashed}
      />
      <text x="100%" y={yOf(deductibleLakh) - 7} textAnchor="end" className={styles.text}>
        Deductible ₹{deductibleLakh} lakh
      </text>
      <text x="0%" y={floor + 22} className={styles.quietText}>
        ₹ lakh
      </text>
    </Canvas>
  );
}

type LayerProps = { from: number; lakh: number; name: string; isStrong?: boolean; yOf: LakhToY };

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

/** The sum assured from the first to the last age, one small area for each kind of cover. */
import type { CoverCurve, CoverDrawing } from '@/lib/content/drawings';
import { Canvas } from './canvas';
import styles from './drawing.module.css';

const height = 120;

export function CoverByAge({ drawing }: { drawing: CoverDrawing }) {
  const points = drawing.curves.flatMap((curve) => curve.points);
  const ages = points.map(({ age }) => age);
  const scale = {
    from: Math.min(...ages),
    to: Math.max(...ages),
    lakh: Math.max(...points.map(({ lakh }) => lakh)),
  };
  return (
    <div className={styles.panels}>
      {drawing.curves.map((curve) => (
        <div key={curve.id}>
          <h3>{curve.name}</h3>
          <p>{curve.text}</p>
          <Curve id={`${drawing.id}-${curve.id}`} curve={curve} scale={scale} />
        </div>
      ))}
    </div>
  );
}

type CurveProps = {
  id: string;
  curve: CoverCurve;
  scale: { from: number; to: number; lakh: number };
};

function Curve({ id, curve, scale }: CurveProps) {
  const years = scale.to - scale.from;
  const outline = curve.points.map(({ age, lakh }) => `${age - scale.from},${scale.lakh - lakh}`);
  return (
    <Canvas id={id} title={`${curve.name} cover by age`} description={curve.text} height={144}>
      {/* Stretched to the place it has: the shape is straight lines, and no text stands inside. */}
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        viewBox={`0 0 ${years} ${scale.lakh}`}
        preserveAspectRatio="none"
      >
        <polygon
          points={`0,${scale.lakh} ${outline.join(' ')} ${years},${scale.lakh}`}
          className={styles.strong}
        />
      </svg>
      <line x1="0%" x2="100%" y1={height} y2={height} className={styles.axis} />
      <text x="0%" y={height + 20} className={styles.quietText}>
        Age {scale.from}
      </text>
      <text x="100%" y={height + 20} textAnchor="end" className={styles.quietText}>
        {scale.to}
      </text>
    </Canvas>
  );
}

/** The sum assured from the first to the last age, one small area chart for each kind of cover. */
import { Fragment } from 'react';
import type { CoverCurve, CoverDrawing } from '@/lib/content/drawings';
import { rupeesInWords } from '@/lib/input/rupees';
import { Canvas, percentOfWidth } from './canvas';
import styles from './drawing.module.css';

const height = 120;
/** Distance from the curve down to a sum inside the area. */
const labelDepth = 26;

/** One path per curve, for the page and for the SVG file alike. */
export function coverParts(drawing: CoverDrawing) {
  const points = drawing.curves.flatMap((curve) => curve.points);
  const ages = points.map(({ age }) => age);
  const scale = {
    from: Math.min(...ages),
    to: Math.max(...ages),
    lakh: Math.max(...points.map(({ lakh }) => lakh)),
  };
  return drawing.curves.map((curve) => ({
    name: curve.name,
    text: curve.text,
    shape: <Curve id={`${drawing.id}-${curve.id}`} curve={curve} scale={scale} />,
  }));
}

export function CoverByAge({ drawing }: { drawing: CoverDrawing }) {
  return (
    <div className={styles.panels}>
      {coverParts(drawing).map(({ name, text, shape }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
          {shape}
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
      {/* Stretched to its container, which is safe because the shape has only straight lines and no text. */}
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
      {curve.points.map(({ age, lakh }, index) => {
        const isEnd = age === scale.from || age === scale.to;
        const isInside = isEnd && (lakh / scale.lakh) * height > labelDepth;
        const anchor = age === scale.to ? 'end' : 'start';
        const x = percentOfWidth((age - scale.from) / years);
        const y = height * (1 - lakh / scale.lakh) + (isInside ? labelDepth : -6);
        // A level sum is printed once; two neighbours with the same sum have no room for both.
        const isRepeated = isEnd
          ? index > 0 && curve.points.every((point) => point.lakh === lakh)
          : curve.points[index + 1]?.lakh === lakh;
        const hasSum = !isRepeated && lakh > 0;
        return (
          <Fragment key={age}>
            {hasSum && (
              <text
                x={x}
                dx={isInside ? (anchor === 'end' ? -8 : 8) : 0}
                y={y}
                textAnchor={anchor}
                className={isInside ? styles.onStrong : styles.strongText}
              >
                {rupeesInWords(lakh * 100_000)}
              </text>
            )}
            <text
              x={x}
              y={height + 20}
              textAnchor={isEnd ? anchor : 'middle'}
              className={styles.quietText}
            >
              {age === scale.from ? `Age ${age}` : age}
            </text>
          </Fragment>
        );
      })}
    </Canvas>
  );
}

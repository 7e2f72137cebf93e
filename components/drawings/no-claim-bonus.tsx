/** The no-claim bonus as a staircase, and the fall after a claim. */
import type { BonusDrawing } from '@/lib/content/drawings';
import { Canvas, percentOfWidth } from './canvas';
import styles from './drawing.module.css';

const pixelsPerPercent = 3;
const floor = 232;
const returnLine = 38;
const gap = 0.012;

export function NoClaimBonus({ drawing }: { drawing: BonusDrawing }) {
  const { id, title, description, steps } = drawing;
  const column = 1 / steps.length;
  const middleOf = (index: number) => percentOfWidth((index + 0.5) * column);
  const last = steps.length - 1;
  return (
    <Canvas id={id} title={title} description={description} height={floor + 44}>
      <defs>
        <marker id={`${id}-arrow`} markerWidth="8" markerHeight="8" refX="6" refY="4" orient="auto">
          <path d="M0 0l8 4-8 4z" className={styles.arrowHead} />
        </marker>
      </defs>
      {steps.map(({ claimFreeYears, percent }, index) => {
        const height = percent * pixelsPerPercent;
        return (
          <g key={claimFreeYears}>
            <rect
              x={percentOfWidth(index * column + gap / 2)}
              width={percentOfWidth(column - gap)}
              y={floor - height}
              height={height}
              className={styles.strong}
            />
            <text
              x={middleOf(index)}
              y={floor - height - 8}
              textAnchor="middle"
              className={styles.strongText}
            >
              {percent}%
            </text>
            <text
              x={middleOf(index)}
              y={floor + 20}
              textAnchor="middle"
              className={styles.quietText}
            >
              {claimFreeYears}
            </text>
          </g>
        );
      })}
      <line x1="0%" x2="100%" y1={floor} y2={floor} className={styles.axis} />
      <line
        x1={middleOf(last)}
        x2={middleOf(0)}
        y1={returnLine}
        y2={returnLine}
        className={styles.arrow}
      />
      <line
        x1={middleOf(0)}
        x2={middleOf(0)}
        y1={returnLine}
        y2={floor - 28}
        className={styles.arrow}
        markerEnd={`url(#${id}-arrow)`}
      />
      <text x={middleOf(0)} y={returnLine - 12} className={styles.text}>
        One own-damage claim: back to nothing
      </text>
      <text x="0%" y={floor + 42} className={styles.quietText}>
        Claim-free years in a row
      </text>
    </Canvas>
  );
}

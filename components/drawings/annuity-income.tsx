/** Lifelong income beside the nominee's payment, for each annuity option. */
import type { AnnuityDrawing, AnnuityOption } from '@/lib/content/drawings';
import { Canvas, percentOfWidth } from './canvas';
import styles from './drawing.module.css';

const ceiling = 28;
const maxIncomeHeight = 96;
const floor = ceiling + maxIncomeHeight + 24;
const payments = 12;
const life = 0.62;
const nominee = { x: 0.71, width: 0.29, height: 72 };

/** One option each; the SVG file has the same. */
export function annuityParts(drawing: AnnuityDrawing) {
  const maxRupees = Math.max(...drawing.options.map(({ monthlyRupees }) => monthlyRupees));
  return drawing.options.map((option) => ({
    name: option.name,
    text: '',
    shape: (
      <Option
        id={`${drawing.id}-${option.id}`}
        option={option}
        incomeHeight={(option.monthlyRupees / maxRupees) * maxIncomeHeight}
      />
    ),
  }));
}

export function AnnuityIncome({ drawing }: { drawing: AnnuityDrawing }) {
  return (
    <div className={styles.panels}>
      {annuityParts(drawing).map(({ name, shape }) => (
        <div key={name}>
          <h3>{name}</h3>
          {shape}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { id: string; option: AnnuityOption; incomeHeight: number };

function Option({ id, option, incomeHeight }: OptionProps) {
  const { name, monthly, nomineeLakh } = option;
  const step = life / payments;
  const middle = percentOfWidth(nominee.x + nominee.width / 2);
  return (
    <Canvas
      id={id}
      title={`${name}: income and what is left`}
      description={`${monthly} as long as you live. To your nominee afterwards: ${option.nominee}.`}
      height={floor + 28}
    >
      {Array.from({ length: payments }, (_, payment) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: equal payments, one after the other
          key={payment}
          x={percentOfWidth(payment * step)}
          width={percentOfWidth(step * 0.72)}
          y={floor - incomeHeight}
          height={incomeHeight}
          className={styles.strong}
        />
      ))}
      <text x="0%" y={floor - incomeHeight - 10} className={styles.strongText}>
        {monthly}
      </text>
      <line x1="66%" x2="66%" y1={ceiling} y2={floor} className={styles.dashed} />
      <rect
        x={percentOfWidth(nominee.x)}
        width={percentOfWidth(nominee.width)}
        y={floor - nominee.height}
        height={nominee.height}
        className={nomineeLakh > 0 ? styles.soft : styles.open}
      />
      <text
        x={middle}
        y={floor - nominee.height / 2 + 5}
        textAnchor="middle"
        className={styles.strongText}
      >
        {option.nominee}
      </text>
      <line x1="0%" x2="100%" y1={floor} y2={floor} className={styles.axis} />
      <text x="0%" y={floor + 20} className={styles.quietText}>
        As long as you live
      </text>
      <text x="100%" y={floor + 20} textAnchor="end" className={styles.quietText}>
        Then, nominee
      </text>
    </Canvas>
  );
}

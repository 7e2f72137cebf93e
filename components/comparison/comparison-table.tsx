/**
 * Kinds of plan side by side: one real table with every kind in it, for those without a script as well.
 */
import { Fragment, useId } from 'react';
import { Inline } from '@/components/ui/prose';
import type { Comparison, ComparisonCell, PlanKind } from '@/lib/content/comparison-types';
import { ColumnTools } from './column-tools';
import styles from './comparison-table.module.css';

export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { caption, plans, groups } = comparison;
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would enter the outline of the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={styles.region} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <ColumnTools />
          <tr>
            <td />
            {plans.map((plan) => (
              <PlanHead key={plan.id} plan={plan} />
            ))}
          </tr>
        </thead>
        {groups.map(({ heading, rows }) => (
          <tbody key={heading}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {heading}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
                  <Fragment key={index}>{tableCell(cell)}</Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function PlanHead({ plan }: { plan: PlanKind }) {
  return (
    <th scope="col" data-plan={plan.id}>
      <span className={styles.name}>{plan.name}</span> {plan.summary}
      {plan.isStandardProduct && (
        <>
          {' '}
          <span className={styles.standard}>Regulator’s standard product</span>
        </>
      )}
    </th>
  );
}

function tableCell(cell: ComparisonCell) {
  return cell === null ? (
    <td className={styles.silent}>Not stated</td>
  ) : (
    <td>
      <Inline text={cell} />
    </td>
  );
}

/**
 * Kinds of plan side by side: one real table with every kind in it. The roles say again what the tags say,
 * because a phone's layout is a grid and some browsers then forget that it is a table. HTML allows that only
 * where the element itself gives its role away, so the table's own stands around it.
 */
import { Fragment, useId } from 'react';
import { Inline } from '@/components/ui/prose';
import type { Comparison, ComparisonCell, PlanKind } from '@/lib/content/comparison-types';
import { ColumnTools } from './column-tools';
import styles from './comparison-table.module.css';

const role = (name: string, labelledBy?: string) => ({ role: name, 'aria-labelledby': labelledBy });

export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { caption, plans, groups } = comparison;
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would enter the outline of the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={styles.region} role="region" aria-labelledby={captionId} tabIndex={0}>
      <div {...role('table', captionId)}>
        <table className={styles.table} {...role('none')}>
          <caption id={captionId}>{caption}</caption>
          <thead {...role('rowgroup')}>
            <ColumnTools />
            <tr {...role('row')}>
              <td {...role('cell')} />
              {plans.map((plan) => (
                <PlanHead key={plan.id} plan={plan} />
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <tbody key={heading} {...role('rowgroup')}>
              <tr {...role('row')}>
                <th scope="rowgroup" colSpan={plans.length + 1} {...role('rowheader')}>
                  {heading}
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label} {...role('row')}>
                  <th scope="row" {...role('rowheader')}>
                    {label}
                  </th>
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
    </div>
  );
}

function PlanHead({ plan }: { plan: PlanKind }) {
  return (
    <th scope="col" data-plan={plan.id} {...role('columnheader')}>
      <span className={styles.name}>{plan.name}</span>{' '}
      <span className={styles.summary}>{plan.summary}</span>
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
    <td className={styles.silent} {...role('cell')}>
      Not stated
    </td>
  ) : (
    <td {...role('cell')}>
      <Inline text={cell} />
    </td>
  );
}

/** Kinds of plan side by side: one real table with every kind in it, so that it works without a script. */
import { createElement, useId } from 'react';
import { localText } from '@/components/languages/local-text';
import { Inline } from '@/components/ui/prose';
import type {
  Comparison,
  ComparisonCell,
  ComparisonRow,
  PlanKind,
} from '@/lib/content/comparison-types';
import { insurerDecides, insurerDecidesMark } from '@/lib/content/comparison-words';
import { emptyCellTexts, findDifferingRows } from './arrange-table';
import styles from './comparison-table.module.css';

export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { caption, plans, keyRows, groups } = comparison;
  const captionId = useId();
  const rows = groups.flatMap((group) => group.rows);
  // Hindi has the verb after the count, which a script writes again: the sentence is translated, then cut at it.
  const [beforeCount, afterCount] = localText(`Show all ${rows.length} rows`).split(
    String(rows.length),
  );
  const isOpenSomewhere = rows.some(({ cells }) => cells.includes(insurerDecides));
  return (
    <>
      {isOpenSomewhere && (
        <p
          className={styles.legend}
        >{`${insurerDecidesMark} ${insurerDecides}: ask for it in writing.`}</p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would enter the outline of the page */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className={styles.region} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table} data-restacked>
          <caption id={captionId} className={styles.caption}>
            {caption}
          </caption>
          <thead>
            <tr>
              <td />
              {plans.map((plan) => (
                <PlanHead key={plan.id} plan={plan} />
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }, group) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={plans.length + 1}>
                  {heading}
                </th>
              </tr>
              {rows.map((row, place) =>
                // The cells as arguments need no keys.
                createElement(
                  'tr',
                  {
                    key: place,
                    [keyRows.includes(row.label) ? 'data-key' : 'data-more']: '',
                    ...(isUniformRow(row) && { 'data-same': true }),
                  },
                  <th scope="row">{row.label}</th>,
                  ...row.cells.map(tableCell),
                ),
              )}
            </tbody>
          ))}
        </table>
      </div>
      {/* Phones only, by a style sheet: without a script as well. */}
      {rows.length > keyRows.length && (
        <details className={styles.more} data-print="no">
          <summary>
            <span className={styles.closed}>
              {beforeCount}
              <span data-row-count="">{rows.length}</span>
              {afterCount}
            </span>
            <span className={styles.opened}>Show the first rows only</span>
          </summary>
        </details>
      )}
    </>
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

/** The same for every kind of the table: marked on the server, so that such a row never counts as a difference. */
function isUniformRow({ cells }: ComparisonRow): boolean {
  return !findDifferingRows([cells.map((cell) => cell ?? 'Not stated')])[0];
}

function tableCell(cell: ComparisonCell) {
  if (cell === insurerDecides) {
    return (
      <td className={styles.silent} data-silent="" aria-label={insurerDecides}>
        {insurerDecidesMark}
      </td>
    );
  }
  return cell === null ? (
    <td className={styles.silent} data-silent="">
      Not stated
    </td>
  ) : (
    <td data-silent={emptyCellTexts.has(cell) ? '' : undefined}>
      <Inline text={cell} />
    </td>
  );
}

'use client';
/**
 * Lets a visitor choose, order and share the columns of the table that it wraps. The table is passed through as server
 * HTML: it works without JavaScript, and its text is sent once.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import fieldStyles from '@/components/ui/field.module.css';
import { maxPhoneColumns } from '@/lib/tools/comparison/comparison-choice';
import { arrangeTable } from './arrange-table';
import { ActionButton, ComparisonActions } from './comparison-actions';
import styles from './comparison-picker.module.css';
import { type ComparisonState, type PlanName, useComparison } from './use-comparison';

export function ComparisonPicker({
  plans,
  children,
}: {
  plans: readonly PlanName[];
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const comparison = useComparison(plans);
  const { isReady, visibleIds, isDifferencesOnly, notice, add, remove } = comparison;
  const [differences, setDifferences] = useState(0);
  const order = visibleIds.join();

  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    if (isReady && table) setDifferences(arrangeTable(table, order.split(','), isDifferencesOnly));
  }, [isReady, order, isDifferencesOnly]);

  return (
    <div ref={frame} className={styles.frame}>
      <ComparisonActions comparison={comparison} frame={frame} />
      <p
        className={styles.status}
        role="status"
        aria-live={notice === null ? 'off' : 'polite'}
        data-print="no"
      >
        {[
          // Before the browser has read its address every kind is shown, and no difference is counted.
          isReady
            ? `Comparing ${visibleIds.length} of ${plans.length} kinds.`
            : `${plans.length} kinds, side by side.`,
          ...(isReady && isDifferencesOnly
            ? [describeDifferences(differences, visibleIds.length)]
            : []),
          ...(notice ? [notice] : []),
        ].join(' ')}
      </p>
      <details className={styles.change} data-print="no">
        <summary>Change columns</summary>
        <fieldset className={styles.chips}>
          <legend>
            <span>Kinds to show</span>
            <span className={styles.limit}>, up to four</span>
          </legend>
          {plans.map(({ id, name }) => {
            const isShown = !isReady || visibleIds.includes(id);
            return (
              <label key={id} className={styles.chip}>
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={({ target }) => (target.checked ? add(id) : remove(id))}
                />
                <span>{name}</span>
              </label>
            );
          })}
        </fieldset>
        {isReady && <ColumnOrder comparison={comparison} />}
      </details>
      <PhoneColumns comparison={comparison} />
      {children}
    </div>
  );
}

function describeDifferences(rows: number, columns: number): string {
  if (columns < 2) return 'Choose a second one to see differences.';
  if (rows === 0) return 'They say the same on every row.';
  return `They differ on ${rows === 1 ? 'one row' : `${rows} rows`}.`;
}

/** The two columns of a phone, each with a select for its plan. Inherits 'use client' from comparison-picker.tsx. */
function PhoneColumns({ comparison }: { comparison: ComparisonState }) {
  const { plans, visibleIds, isReady, setColumn } = comparison;
  return (
    // Rendered before hydration to avoid a layout shift; without scripts the selects are inert and not submitted.
    <div className={styles.phoneColumns} data-print="no">
      {isReady &&
        [...Array(maxPhoneColumns).keys()].map((place) => (
          <span key={place} className={fieldStyles.select}>
            <select
              aria-label={place === 0 ? 'Kind on the left' : 'Kind on the right'}
              value={visibleIds[place] ?? ''}
              onChange={({ target }) => target.value && setColumn(place, target.value)}
            >
              {!visibleIds[place] && <option value="">Choose a kind</option>}
              {plans.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <span className={fieldStyles.chevron} aria-hidden="true" />
          </span>
        ))}
    </div>
  );
}

/**
 * The chosen columns in their order, each with buttons to move and remove it. Above the table, so that the table itself
 * contains only its content. Inherits 'use client' from comparison-picker.tsx.
 */
function ColumnOrder({ comparison }: { comparison: ComparisonState }) {
  const { visibleIds, move, remove, nameOf } = comparison;
  const list = useRef<HTMLOListElement>(null);
  // The pressed button is removed with its column, so the neighbour takes the focus.
  const removedPlace = useRef<number | null>(null);
  const order = visibleIds.join();
  useEffect(() => {
    if (removedPlace.current === null || order === '') return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? [];
    buttons[Math.min(removedPlace.current, buttons.length - 1)]?.focus();
    removedPlace.current = null;
  }, [order]);
  return (
    <ol ref={list} className={styles.order}>
      {visibleIds.map((id, place) => {
        const name = nameOf(id);
        return (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <ActionButton
              className={styles.tool}
              aria-label={`Move ${name} left`}
              isDisabled={place === 0}
              onPress={() => move(id, -1)}
            >
              ←
            </ActionButton>
            <ActionButton
              className={styles.tool}
              aria-label={`Move ${name} right`}
              isDisabled={place === visibleIds.length - 1}
              onPress={() => move(id, 1)}
            >
              →
            </ActionButton>
            <ActionButton
              className={styles.tool}
              aria-label={`Take ${name} away`}
              data-remove
              isDisabled={visibleIds.length === 1}
              onPress={() => {
                removedPlace.current = place;
                remove(id);
              }}
            >
              ×
            </ActionButton>
          </li>
        );
      })}
    </ol>
  );
}

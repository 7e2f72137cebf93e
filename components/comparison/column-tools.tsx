'use client';
/**
 * The table's first row: what can be done with one column. On a desktop it moves and goes away, on a
 * phone each of the two columns says which kind it shows. Signs and not drawings: a dozen buttons stand here.
 */
import { use, useEffect, useRef } from 'react';
import { restoreRoles } from '@/components/ui/stacking-table';
import { maxPhoneColumns } from '@/lib/tools/comparison/comparison-choice';
import styles from './column-tools.module.css';
import { ActionButton } from './comparison-actions';
import { ComparisonContext } from './use-comparison';

export function ColumnTools() {
  const comparison = use(ComparisonContext);
  const row = useRef<HTMLTableRowElement>(null);
  // The button that was pressed is gone with its column; its neighbour takes the focus.
  const removedPlace = useRef<number | null>(null);
  const order = comparison?.shown.join();
  useEffect(() => {
    if (removedPlace.current === null || order === undefined) return;
    const buttons = row.current?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? [];
    buttons[Math.min(removedPlace.current, buttons.length - 1)]?.focus();
    removedPlace.current = null;
  }, [order]);
  // Again when the columns change: this row then has other cells.
  useEffect(() => {
    const table = order === undefined ? null : row.current?.closest('table');
    if (table) restoreRoles(table);
  }, [order]);
  if (!comparison) return null;

  const { plans, shown, move, remove, put } = comparison;
  return (
    <tr ref={row} className={styles.tools} data-print="no">
      <td />
      {shown.map((id, place) => {
        const name = comparison.nameOf(id);
        return (
          <td key={id} className={styles.buttons}>
            <ActionButton
              className={styles.tool}
              aria-label={`Move ${name} left`}
              isOff={place === 0}
              onPress={() => move(id, -1)}
            >
              ←
            </ActionButton>
            <ActionButton
              className={styles.tool}
              aria-label={`Move ${name} right`}
              isOff={place === shown.length - 1}
              onPress={() => move(id, 1)}
            >
              →
            </ActionButton>
            <ActionButton
              className={styles.tool}
              aria-label={`Take ${name} away`}
              data-remove
              isOff={shown.length === 1}
              onPress={() => {
                removedPlace.current = place;
                remove(id);
              }}
            >
              ×
            </ActionButton>
          </td>
        );
      })}
      {[...Array(maxPhoneColumns).keys()].map((place) => (
        <td key={place} className={styles.choice}>
          <select
            aria-label={place === 0 ? 'Kind on the left' : 'Kind on the right'}
            value={shown[place] ?? ''}
            onChange={({ target }) => target.value && put(place, target.value)}
          >
            {!shown[place] && <option value="">Choose a kind</option>}
            {plans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </td>
      ))}
    </tr>
  );
}

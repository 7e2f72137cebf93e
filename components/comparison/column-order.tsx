/**
 * The chosen columns in their order, each with buttons to move and remove it. Above the table, so that the table itself
 * contains only its content. Inherits 'use client' from comparison-picker.tsx.
 */
import { useEffect, useRef } from 'react';
import styles from './column-order.module.css';
import { ActionButton } from './comparison-actions';
import type { ComparisonState } from './use-comparison';

export function ColumnOrder({ comparison }: { comparison: ComparisonState }) {
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

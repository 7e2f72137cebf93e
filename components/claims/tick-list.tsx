/** Boxes to tick: they work and print without a script, which only remembers the ticks. */
import type { ReactNode } from 'react';
import { KeepTicks } from './keep-ticks';
import styles from './tick-list.module.css';

type TickListProps = {
  /** Under which the ticks are remembered. */
  name: string;
  /** "3 of 9 ready". */
  word: 'ready' | 'done';
  items: readonly { id: string; content: ReactNode }[];
};

export function TickList({ name, word, items }: TickListProps) {
  return (
    <div className={styles.ticks}>
      <KeepTicks name={name} word={word} total={items.length}>
        <ul className={styles.list}>
          {items.map(({ id, content }) => (
            <li key={id}>
              <label className={styles.item}>
                <input type="checkbox" value={id} autoComplete="off" className={styles.box} />
                <span>{content}</span>
              </label>
            </li>
          ))}
        </ul>
      </KeepTicks>
    </div>
  );
}

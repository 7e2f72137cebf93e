/** Checkboxes that work and print without JavaScript, which only persists the ticks. */
import type { ReactNode } from 'react';
import styles from './checklist.module.css';
import { PersistChecklist } from './persist-checklist';

type ChecklistProps = {
  /** Storage key of the ticks. */
  name: string;
  /** "3 of 9 ready". */
  word: 'ready' | 'done';
  items: readonly { id: string; content: ReactNode }[];
};

export function Checklist({ name, word, items }: ChecklistProps) {
  return (
    <div className={styles.ticks}>
      <PersistChecklist name={name} word={word} total={items.length}>
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
      </PersistChecklist>
    </div>
  );
}

/** Checkboxes that work and print without JavaScript, which only persists the ticks. */
import type { ReactNode } from 'react';
import { countBeforeFold } from '@/components/ui/count-before-fold';
import { Disclosure } from '@/components/ui/disclosure';
import styles from './checklist.module.css';
import { PersistChecklist } from './persist-checklist';

type Item = { id: string; content: ReactNode };

type ChecklistProps = {
  /** Storage key of the ticks. */
  name: string;
  /** "3 of 9 ready". */
  word: 'ready' | 'done';
  items: readonly Item[];
  /** For a longer list: how many items are shown, and the label of the fold with the rest. */
  shown?: { count: number; rest: string };
};

export function Checklist({ name, word, items, shown }: ChecklistProps) {
  const count = countBeforeFold(items.length, shown?.count ?? items.length);
  const rest = items.slice(count);
  return (
    <div className={styles.ticks}>
      <PersistChecklist name={name} word={word} total={items.length}>
        <Items items={items.slice(0, count)} />
        {rest.length > 0 && (
          <div className={styles.rest}>
            <Disclosure summary={`${shown?.rest}: ${rest.length} more`}>
              <Items items={rest} />
            </Disclosure>
          </div>
        )}
      </PersistChecklist>
    </div>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, content }) => (
        <li key={id}>
          <label className={styles.item}>
            <input type="checkbox" value={id} className={styles.box} />
            <span>{content}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

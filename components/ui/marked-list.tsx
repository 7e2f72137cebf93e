/** A list with an icon per item. The heading above says what the icon means; it is never colour alone. */
import styles from './marked-list.module.css';
import { Inline } from './prose';

type MarkedListProps = { mark: 'check' | 'cross' | 'caution'; items: readonly string[] };

export function MarkedList({ mark, items }: MarkedListProps) {
  return (
    <ul className={`${styles.list} ${styles[mark]}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
        <li key={index}>
          <Inline text={item} />
        </li>
      ))}
    </ul>
  );
}

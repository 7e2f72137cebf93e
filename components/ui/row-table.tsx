/** A table of two columns, label and value, without a header row. */
import type { ReactNode } from 'react';
import { toContent } from './table';
import styles from './table.module.css';

type RowTableProps = {
  caption: string;
  /** False where the heading directly above has the same text. */
  isCaptionShown?: boolean;
  /** `note`: below the text, such as its source. */
  rows: readonly { label: ReactNode; text: ReactNode; note?: ReactNode }[];
  /** The same as in `Table`. */
  isTypedByPeople?: boolean;
};

export function RowTable({
  caption,
  isCaptionShown = true,
  rows,
  isTypedByPeople = false,
}: RowTableProps) {
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles.rows}`}>
        <caption className={isCaptionShown ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <tbody>
          {rows.map(({ label, text, note }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
            <tr key={place}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              <td>
                {toContent(text, isTypedByPeople)}
                {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

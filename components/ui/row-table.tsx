/** A table of two columns, label and value, without a header row. */
import { Inline } from './prose';
import styles from './table.module.css';

type RowTableProps = {
  caption: string;
  /** False where the heading directly above has the same text. */
  isCaptionShown?: boolean;
  rows: readonly { label: string; text: string }[];
};

export function RowTable({ caption, isCaptionShown = true, rows }: RowTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={isCaptionShown ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <tbody>
          {rows.map(({ label, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
            <tr key={place}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              <td>
                <Inline text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

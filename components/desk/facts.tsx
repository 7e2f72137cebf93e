/** Labels and values of a record or a report. What others typed is shown as it is: no marks of ours are read in it. */
import type { ReactNode } from 'react';
import styles from '@/components/ui/table.module.css';

export type Fact = readonly [label: string, value: ReactNode];

type FactsProps = {
  caption: string;
  /** For people who see it, too: where no heading says the same. */
  isCaptionShown?: boolean;
  rows: readonly Fact[];
};

export function Facts({ caption, isCaptionShown, rows }: FactsProps) {
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles.rows}`}>
        <caption className={isCaptionShown ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <tbody>
          {rows.map(([label, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one label
            <tr key={place}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

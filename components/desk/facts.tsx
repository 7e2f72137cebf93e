/** Labels and values of a record. What a visitor typed is shown as it is: no marks of ours are read in it. */
import type { ReactNode } from 'react';
import styles from '@/components/ui/table.module.css';

export type Fact = readonly [label: string, value: ReactNode];

export function Facts({ caption, rows }: { caption: string; rows: readonly Fact[] }) {
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles.rows}`}>
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
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

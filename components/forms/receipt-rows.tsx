/** The stored request in rows: the reference first, then what was requested or promised. */
import styles from './receipt-rows.module.css';

type ReceiptRowsProps = {
  reference: string;
  rows: readonly (readonly [name: string, value: string])[];
};

export function ReceiptRows({ reference, rows }: ReceiptRowsProps) {
  return (
    <dl className={styles.receipt}>
      <div>
        <dt>Reference</dt>
        <dd>
          <strong>{reference}</strong>
        </dd>
      </div>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

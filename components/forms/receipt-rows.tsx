/** The stored request in rows: what was requested or promised, then the reference. */
import styles from './receipt-rows.module.css';

type ReceiptRowsProps = {
  reference: string;
  rows: readonly (readonly [name: string, value: string])[];
};

export function ReceiptRows({ reference, rows }: ReceiptRowsProps) {
  return (
    <dl className={styles.receipt}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Reference</dt>
        <dd>
          <strong>{reference}</strong>
        </dd>
      </div>
    </dl>
  );
}

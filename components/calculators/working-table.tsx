/** How the amounts of an answer were counted, line by line, to the rupee. */
import { Inline } from '@/components/ui/prose';
import type { CalculatorAnswer } from '@/lib/tools/calculators/calculator';
import styles from './calculator-answer.module.css';

export function WorkingTable({ caption, rows }: CalculatorAnswer['working']) {
  return (
    <table className={styles.working}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, value, note, isTotal }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be about the same thing
          <tr key={row} data-total={isTotal}>
            <th scope="row">
              {label}
              {note && (
                <small>
                  <Inline text={note} />
                </small>
              )}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

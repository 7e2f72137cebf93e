/**
 * Short rows with only the name and the figures, because every product page shows them; /insurance-companies has the
 * rest.
 */
import { latestYear, yearBefore } from '@/lib/content/insurer-figures';
import { formatPercent, missingFigureText } from '@/lib/content/insurer-labels';
import type { ProductInsurersContent } from '@/lib/content/product-insurers';
import type { InsurerRow } from '@/lib/tools/insurers/find-insurers';
import { alphabeticalNote } from '@/lib/tools/insurers/insurer-copy';
import tableStyles from './insurer-table.module.css';
import styles from './product-insurers.module.css';

type ProductInsurersTableProps = {
  rows: readonly InsurerRow[];
  measure: ProductInsurersContent['measure'];
};

const columns = {
  'death-claims': [`By number, ${latestYear}`, `By amount, ${latestYear}`],
  'health-claims': [latestYear, yearBefore],
};

const captions = {
  'death-claims': 'Claim settlement ratio of individual death claims.',
  'health-claims': 'Incurred claims ratio of health business.',
};

export function ProductInsurersTable({ rows, measure }: ProductInsurersTableProps) {
  if (measure === null) {
    return (
      <>
        <p className={styles.order}>
          {alphabeticalNote} In brackets: the IRDAI registration number.
        </p>
        <ul className={styles.names}>
          {rows.map(({ brand, registrationNumber }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list; a key is sent to the browser as well
            <li key={place}>
              {brand} ({registrationNumber})
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <table className={`${tableStyles.table} ${styles.compact}`}>
      <caption>
        {captions[measure]} {alphabeticalNote}
      </caption>
      <thead>
        <tr>
          <th scope="col">Insurer</th>
          {columns[measure].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list; a key is sent to the browser as well
          <tr key={place}>
            <th scope="row">
              {row.brand}
              {row.note && <small>{row.note}</small>}
            </th>
            {figuresOf(row, measure).map((figure, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each column
              <td key={column}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Equals the number of columns. */
function figuresOf({ figures }: InsurerRow, measure: 'death-claims' | 'health-claims'): string[] {
  const values =
    measure === 'death-claims'
      ? [figures['paid-by-number']?.[0], figures['paid-by-amount']?.[0]]
      : [figures['incurred-claims']?.[0], figures['incurred-claims']?.[1]];
  return values.map((value) =>
    typeof value === 'number' ? formatPercent(value) : missingFigureText,
  );
}

/** The insurers of a product's line, with the published figure that applies, and its limits. */
import { Section } from '@/components/sections/section';
import { SourceTitle } from '@/components/sections/sources';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { latestYear, yearBefore } from '@/lib/content/insurer-figures';
import { formatPercent, missingFigureText } from '@/lib/content/insurer-labels';
import type { ProductInsurersContent } from '@/lib/content/product-insurers';
import { formatDate } from '@/lib/dates/format-date';
import type { ProductPath } from '@/lib/site/routes';
import type { InsurerRow } from '@/lib/tools/insurers/find-insurers';
import { alphabeticalNote } from '@/lib/tools/insurers/insurer-copy';
import { productLineFor } from '@/lib/tools/insurers/product-line';
import tableStyles from './insurer-table.module.css';
import styles from './product-insurers.module.css';
import { StripPlot } from './strip-plot';

/** The page that lists all of them with their figures. */
const tableId = 'product-insurers-table';

type ProductInsurersProps = { path: ProductPath; name: string };

export function ProductInsurers({ path, name }: ProductInsurersProps) {
  const { lead, says, kinds, measure, rows, figure, range, spread } = productLineFor(path);
  const summary = `The ${rows.length} insurers${measure ? ' and their figures' : ''}, A to Z`;
  return (
    <Section id="product-insurers" heading={`Insurers for ${name}`} lead={lead} isCollapsed>
      <Paragraphs text={range ? [...says, range] : says} />
      {spread && (
        <div className={styles.spread}>
          <p>One dot for each insurer, {latestYear}</p>
          <StripPlot spread={spread} />
        </div>
      )}
      <div className={styles.list}>
        <Disclosure id={tableId} summary={summary}>
          <ProductInsurersTable rows={rows} measure={measure} />
        </Disclosure>
      </div>
      <p className={styles.source}>
        {measure ? 'Figures' : 'Names and numbers'}: <SourceTitle {...figure.source} />, as of{' '}
        {formatDate(figure.asOf)}.
        <br />
        <a href={`/insurance-companies#${kinds[0]}-insurers`}>Search and sort the full list</a>
      </p>
    </Section>
  );
}

/**
 * Short rows with only the name and the figures, because every product page shows them; /insurance-companies has the
 * rest.
 */
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

function ProductInsurersTable({ rows, measure }: ProductInsurersTableProps) {
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

/** The insurers of a product's line, with the published figure that applies, and its limits. */
import { Section } from '@/components/sections/section';
import { SourceTitle } from '@/components/sections/sources';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { latestYear } from '@/lib/content/insurer-figures';
import { formatDate } from '@/lib/dates/format-date';
import type { ProductPath } from '@/lib/site/routes';
import { productLineFor } from '@/lib/tools/insurers/product-line';
import styles from './product-insurers.module.css';
import { ProductInsurersTable } from './product-insurers-table';
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

/** Who sells a product's line, with the published figure that applies, and what that figure is not. */
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDate } from '@/components/ui/format-date';
import { Prose } from '@/components/ui/prose';
import { productLineFor } from '@/lib/insurers/product-line';
import type { ProductPath } from '@/lib/site/routes';
import styles from './product-insurers.module.css';
import { ProductInsurersTable } from './product-insurers-table';

export function ProductInsurers({ path }: { path: ProductPath }) {
  const { lead, says, kinds, measure, rows, figure, range } = productLineFor(path);
  const { title, url } = figure.source;
  return (
    <Section id="product-insurers" heading="Insurers for this product" lead={lead} layout="beside">
      <Prose text={range ? [...says, range] : says} />
      <div className={styles.list}>
        <Disclosure
          summary={`The ${rows.length} insurers${measure ? ' and their figures' : ''}, A to Z`}
        >
          <ProductInsurersTable rows={rows} measure={measure} />
        </Disclosure>
      </div>
      <p className={styles.source}>
        {measure ? 'Figures' : 'Names and numbers'}: {url ? <a href={url}>{title}</a> : title}, as
        of {formatDate(figure.asOf)}.
        <br />
        <a href={`/insurance-companies#${kinds[0]}-insurers`}>Search and sort the full list</a>
      </p>
    </Section>
  );
}

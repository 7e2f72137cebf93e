/** Who sells a product's line, with the published figure that applies, and what that figure is not. */
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDate } from '@/components/ui/format-date';
import { Prose } from '@/components/ui/prose';
import { productInsurers } from '@/lib/content/product-insurers';
import { productLine } from '@/lib/insurers/product-line';
import type { ProductPath } from '@/lib/site/routes';
import styles from './product-insurers.module.css';
import { ProductInsurersTable } from './product-insurers-table';

export function ProductInsurers({ path }: { path: ProductPath }) {
  const { lead, says, kinds, measure } = productInsurers[path];
  const { rows, figure, range } = productLine(path);
  const summary = `The ${rows.length} insurers${figure ? ' and their figures' : ''}, A to Z`;
  return (
    <Section id="product-insurers" heading="Insurers for this product" lead={lead} layout="beside">
      <Prose text={range ? [...says, range] : says} />
      <div className={styles.list}>
        <Disclosure summary={summary}>
          <ProductInsurersTable rows={rows} measure={measure} />
        </Disclosure>
      </div>
      <p className={styles.source}>
        {figure && (
          <>
            Figures:{' '}
            {figure.source.url ? (
              <a href={figure.source.url}>{figure.source.title}</a>
            ) : (
              figure.source.title
            )}
            , as of {formatDate(figure.asOf)}.{' '}
          </>
        )}
        <a href={`/insurance-companies#${kinds[0]}-insurers`}>Search and sort the full list</a>
      </p>
    </Section>
  );
}

/** The insurers of a product's line, with the published figure that applies, and its limits. */
import { SourceTitle } from '@/components/sections/sources';
import { Paragraphs } from '@/components/ui/prose';
import { latestYear } from '@/lib/content/insurer-figures';
import { formatDate } from '@/lib/dates/format-date';
import type { ProductPath } from '@/lib/site/routes';
import { productLineFor } from '@/lib/tools/insurers/product-line';
import styles from './product-insurers.module.css';
import { StripPlot } from './strip-plot';

type ProductInsurersProps = { path: ProductPath; name: string };

export function ProductInsurers({ path, name }: ProductInsurersProps) {
  const { lead, says, kinds, measure, figure, range, spread } = productLineFor(path);
  return (
    <div id="product-insurers" className={styles.insurers}>
      <h4>{`Insurers for ${name}`}</h4>
      <Paragraphs text={[lead, ...says, ...(range ? [range] : [])]} />
      {spread && (
        <div className={styles.spread}>
          <p>One dot for each insurer, {latestYear}</p>
          <StripPlot spread={spread} />
        </div>
      )}
      <p id="product-insurers-table" className={styles.source}>
        {measure ? 'Figures' : 'Names and numbers'}: <SourceTitle {...figure.source} />, as of{' '}
        {formatDate(figure.asOf)}.
        <br />
        <a href={`/insurance-companies#${kinds[0]}-insurers`}>Search and sort the full list</a>
      </p>
    </div>
  );
}

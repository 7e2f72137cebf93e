/**
 * What answers on a product page, straight below its answer in words: the price where the law sets one, else the
 * drawing. A page's own calculator takes this place.
 */
import { PictureDrawings } from '@/components/drawings/product-drawing';
import { Inline } from '@/components/ui/prose';
import { pagePictures } from '@/lib/content/drawings';
import type { NumberedSources } from '@/lib/content/number-sources';
import { officialPrices } from '@/lib/content/prices';
import type { ProductPath } from '@/lib/site/routes';
import { OfficialPrices } from './official-prices';
import styles from './product-instrument.module.css';

type ProductInstrumentProps = { path: ProductPath; sources: NumberedSources };

export function hasInstrument(path: ProductPath): boolean {
  return path in officialPrices || path in pagePictures;
}

/** A page with a price draws further down. */
export function opensWithDrawing(path: ProductPath): boolean {
  return path in pagePictures && !(path in officialPrices);
}

export function ProductInstrument({ path, sources }: ProductInstrumentProps) {
  const prices = officialPrices[path];
  if (prices) return <OfficialPrices prices={prices} sources={sources} />;
  const picture = pagePictures[path];
  if (!picture) return null;
  const { heading, lead, drawings } = picture;
  // Several small pictures in a row need the width of the page.
  const isWide = drawings.some(({ kind }) => kind === 'cover' || kind === 'annuity');
  return (
    <section
      id="picture"
      className={styles.card}
      aria-labelledby="picture-heading"
      data-wide={isWide || undefined}
    >
      <h2 id="picture-heading">{heading}</h2>
      <PictureDrawings drawings={drawings} />
      <p className={styles.lead}>
        <Inline text={lead} />
      </p>
    </section>
  );
}

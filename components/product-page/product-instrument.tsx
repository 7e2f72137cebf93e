/**
 * What answers on a product page, straight below its answer in words: the price where the law sets one, then the
 * page's own instrument; the drawing on a page that has neither.
 */
import { PictureDrawings } from '@/components/drawings/product-drawing';
import { InstrumentPart } from '@/components/instruments/instrument-part';
import { Inline } from '@/components/ui/prose';
import { pagePictures } from '@/lib/content/drawings';
import type { NumberedSources } from '@/lib/content/number-sources';
import { officialPrices } from '@/lib/content/prices';
import type { ProductPath } from '@/lib/site/routes';
import { instrumentsOn } from '@/lib/tools/page-instruments/page-instruments';
import { OfficialPrices } from './official-prices';
import styles from './product-instrument.module.css';

type ProductInstrumentProps = { path: ProductPath; sources: NumberedSources };

/** The drawing stands further down where something computes. */
export function opensWithDrawing(path: ProductPath): boolean {
  return path in pagePictures && instrumentsOn(path).length === 0;
}

export function hasInstrument(path: ProductPath): boolean {
  return instrumentsOn(path).length > 0 || path in pagePictures;
}

export function ProductInstrument({ path, sources }: ProductInstrumentProps) {
  if (instrumentsOn(path).length === 0) return <Picture path={path} />;
  const prices = officialPrices[path];
  return (
    <>
      {prices && <OfficialPrices prices={prices} sources={sources} />}
      <InstrumentPart path={path} />
    </>
  );
}

function Picture({ path }: { path: ProductPath }) {
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

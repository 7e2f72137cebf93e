/** What answers on a product page, straight below its answer in words: the price where the law sets one, and a tool. */
import { InstrumentCard } from '@/components/instruments/instrument-card';
import type { NumberedSources } from '@/lib/content/number-sources';
import { officialPrices } from '@/lib/content/prices';
import type { ProductPath } from '@/lib/site/routes';
import { OfficialPrices } from './official-prices';

type ProductInstrumentProps = { path: ProductPath; sources: NumberedSources; hasPlans: boolean };

export function ProductInstrument({ path, sources, hasPlans }: ProductInstrumentProps) {
  const prices = officialPrices[path];
  return (
    <>
      {prices && <OfficialPrices prices={prices} sources={sources} />}
      <InstrumentCard path={path} hasPlans={hasPlans} />
    </>
  );
}

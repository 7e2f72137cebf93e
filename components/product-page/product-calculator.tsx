/** On the first screen of a product page: its tool with an example, then the prices where the law sets them. */
import { CalculatorCard } from '@/components/calculators/calculator-card';
import { products } from '@/lib/content/products';
import type { NumberedSources } from '@/lib/figures/number-sources';
import type { ProductPath } from '@/lib/site/routes';
import { OfficialPrices } from './official-prices';

type ProductCalculatorProps = { path: ProductPath; sources: NumberedSources; hasPlans: boolean };

export function ProductCalculator({ path, sources, hasPlans }: ProductCalculatorProps) {
  const prices = products[path].officialPrices;
  return (
    <>
      <CalculatorCard path={path} hasPlans={hasPlans} />
      {prices && <OfficialPrices prices={prices} sources={sources} />}
    </>
  );
}

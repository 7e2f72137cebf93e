/** Directly below a product page's answer in words: the price where the law sets one, and a tool. */
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
      {prices && <OfficialPrices prices={prices} sources={sources} />}
      <CalculatorCard path={path} hasPlans={hasPlans} />
    </>
  );
}

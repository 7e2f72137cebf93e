/** Opens a product page: the answer, the price where the law sets one, three figures; below them the jumps. */
import { OnThisPage } from '@/components/sections/on-this-page';
import { PageHero } from '@/components/sections/page-hero';
import type { NumberedSources } from '@/lib/content/number-sources';
import { officialPrices } from '@/lib/content/prices';
import type { ProductContent } from '@/lib/content/types';
import type { Route } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { KeyFacts } from './key-facts';
import { OfficialPrices } from './official-prices';

type ProductHeroProps = { route: Route; content: ProductContent; sources: NumberedSources };

export function ProductHero({ route, content, sources }: ProductHeroProps) {
  const { beforeBuying, topics = [] } = content;
  const own = beforeBuying ? [beforeBuying, ...topics] : topics;
  const prices = officialPrices[route.path as ProductPath];
  // A price of the table is not said a second time below it.
  const facts = content.keyFacts.filter(
    ({ figure }) => !prices?.some((row) => row.figure === figure),
  );
  return (
    <>
      <PageHero path={route.path} heading={content.heading} answer={content.answer}>
        {prices && <OfficialPrices prices={prices} sources={sources} />}
        <KeyFacts facts={facts} sources={sources} />
      </PageHero>
      <OnThisPage own={own.map(({ id, heading }) => ({ id, label: heading }))} />
    </>
  );
}

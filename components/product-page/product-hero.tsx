/** Opens a product page: the answer, three figures, and the call-back form beside them. */
import { CallBackCard } from '@/components/call-back/call-back-card';
import { OnThisPage } from '@/components/sections/on-this-page';
import { PageHero } from '@/components/sections/page-hero';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { ProductContent } from '@/lib/content/types';
import type { Route } from '@/lib/site/find-route';
import { KeyFacts } from './key-facts';

type ProductHeroProps = { route: Route; content: ProductContent; sources: NumberedSources };

export function ProductHero({ route, content, sources }: ProductHeroProps) {
  return (
    <PageHero
      path={route.path}
      heading={content.heading}
      answer={content.answer}
      aside={<CallBackCard page={route.path} productCode={route.productCode} source="hero" />}
    >
      <KeyFacts facts={content.keyFacts} sources={sources} />
      <OnThisPage />
    </PageHero>
  );
}

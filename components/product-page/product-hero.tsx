/** Opens a product page: the answer, three figures, the call-back form beside them; and the strip that leads back to it. */
import { CallBackCard } from '@/components/call-back/call-back-card';
import { OnThisPage } from '@/components/sections/on-this-page';
import { PageHero } from '@/components/sections/page-hero';
import { LinkButton } from '@/components/ui/button';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { ProductContent } from '@/lib/content/types';
import type { Route } from '@/lib/site/find-route';
import { AskInsteadCard } from './ask-instead';
import stripStyles from './call-back-strip.module.css';
import { KeyFacts } from './key-facts';

type ProductHeroProps = { route: Route; content: ProductContent; sources: NumberedSources };

export function ProductHero({ route, content, sources }: ProductHeroProps) {
  const { beforeBuying, topics = [] } = content;
  const own = beforeBuying ? [beforeBuying, ...topics] : topics;
  return (
    <PageHero
      path={route.path}
      heading={content.heading}
      answer={content.answer}
      aside={
        route.hasCallBackForm ? (
          <CallBackCard page={route.path} productCode={route.productCode} source="hero" />
        ) : (
          <AskInsteadCard route={route} />
        )
      }
    >
      <KeyFacts facts={content.keyFacts} sources={sources} />
      <OnThisPage own={own.map(({ id, heading }) => ({ id, label: heading }))} />
    </PageHero>
  );
}

/** A reminder near the end of a page whose form stands at its head. */
export function CallBackStrip() {
  return (
    <div className={`wrap ${stripStyles.outer}`} data-print="no">
      <div className={stripStyles.strip}>
        <div>
          <p className={stripStyles.title}>Still unsure? Ask one question, get one call.</p>
          <p>Pick a product and a time. An expert explains both sides, once.</p>
        </div>
        <LinkButton href="#get-a-call">Get a Call</LinkButton>
      </div>
    </div>
  );
}

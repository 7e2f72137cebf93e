/** The part of a product page above its comparison: the answer, the cost, public cover. */
import type { ReactNode } from 'react';
import { ProductDrawing } from '@/components/drawings/product-drawing';
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { pricesNote } from '@/lib/content/prices';
import { products } from '@/lib/content/products';
import type { ProductContent } from '@/lib/content/types';
import { productSources } from '@/lib/figures/product-sources';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { ProductHero } from './product-hero';
import { ProductTopic } from './product-topic';

type ProductOpeningProps = {
  path: ProductPath;
  /** Whether the page links to insurers' own plans (PLAN_PAGES). */
  hasPlans?: boolean;
};

/** @public required by static-sections.tsx, which knip does not see. */
export function ProductOpening({ path, hasPlans = false }: ProductOpeningProps) {
  const content = products[path].content;
  const route = routeFor(path);
  const sources = productSources(path);
  return (
    <>
      <ProductHero route={route} content={content} sources={sources} hasPlans={hasPlans} />
      <ProductDrawing path={path} />
      <CostSection path={path} content={content} hasPlans={hasPlans}>
        {content.beforeBuying && <ProductTopic section={content.beforeBuying} sources={sources} />}
      </CostSection>
    </>
  );
}

type CostSectionProps = {
  path: ProductPath;
  content: Pick<ProductContent, 'name' | 'costs' | 'taxHeading' | 'insteadOfPrice'>;
  hasPlans: boolean;
  /** A fold below the others: what to know before any spending. */
  children: ReactNode;
};

/** The price: an order of size where public figures give one, what moves it, insurers' prices or what to ask for. */
function CostSection({ path, content, hasPlans, children }: CostSectionProps) {
  const [premiumText = '', ...otherCosts] = content.costs;
  return (
    <Section id="costs-and-rules" heading={`Premium for ${content.name}`}>
      <Paragraphs
        text={[
          premiumText,
          pricesNote(path, hasPlans),
          `**What to do instead.** ${content.insteadOfPrice}`,
        ]}
      />
      <div>
        <Disclosure summary={content.taxHeading ?? 'Tax and other costs'}>
          <Paragraphs text={otherCosts} />
        </Disclosure>
        {children}
      </div>
    </Section>
  );
}

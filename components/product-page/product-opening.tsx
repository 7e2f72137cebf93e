/** The part of a product page above its comparison: the answer, the cost, public cover. */
import { ProductDrawing } from '@/components/drawings/product-drawing';
import { products } from '@/lib/content/products';
import { productSources } from '@/lib/figures/product-sources';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { CostSection } from './cost-section';
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

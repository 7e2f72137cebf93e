/** A product page down to its comparison: the answer and what shows it, what it costs, the page at a glance. */
import { ProductDrawing } from '@/components/drawings/product-drawing';
import { productSources } from '@/lib/content/product-sources';
import { productContent } from '@/lib/content/products';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { CostSection } from './cost-section';
import { Glance } from './glance';
import { OwnSection } from './own-section';
import { ProductHero } from './product-hero';

/** @public kept-sections.tsx requires it, which no tool of ours sees. */
export function ProductOpening({ path }: { path: ProductPath }) {
  const content = productContent[path];
  const route = routeFor(path);
  const sources = productSources(path);
  return (
    <>
      <ProductHero route={route} content={content} sources={sources} />
      <ProductDrawing path={path} />
      <CostSection costs={content.costs} insteadOfPrice={content.insteadOfPrice} />
      <Glance label={route.label} glance={content.glance} introduction={content.introduction} />
      {content.beforeBuying && (
        <OwnSection section={content.beforeBuying} sources={sources} isFolded="on-phones" />
      )}
    </>
  );
}

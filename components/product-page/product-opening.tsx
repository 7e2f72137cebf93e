/** The part of a product page above its comparison: the answer, the cost, public cover. */
import { ProductDrawing } from '@/components/drawings/product-drawing';
import { Section } from '@/components/sections/section';
import { Paragraphs } from '@/components/ui/prose';
import { pricesNote } from '@/lib/content/prices';
import { products } from '@/lib/content/products';
import { productSources } from '@/lib/figures/product-sources';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import {
  calculatorAddress,
  calculatorsFor,
} from '@/lib/tools/calculator-registry/page-calculators';
import { ProductHero } from './product-hero';
import { ProductTopic } from './product-topic';
import styles from './related-products.module.css';

type ProductOpeningProps = {
  path: ProductPath;
  /** Whether the page links to insurers' own plans (PLAN_PAGES). */
  hasPlans?: boolean;
};

/** @public required by static-sections.tsx, which knip does not see. */
export function ProductOpening({ path, hasPlans = false }: ProductOpeningProps) {
  const { content } = products[path];
  const sources = productSources(path);
  return (
    <>
      <ProductHero route={routeFor(path)} content={content} sources={sources} />
      {/* An order of size where public figures give one; insurers' prices, or what to ask for. */}
      <Section id="costs-and-rules" heading={`Premium for ${content.name}`}>
        <Paragraphs text={[content.costs[0] ?? '', pricesNote(path, hasPlans)]} />
        <MoreToWorkOut path={path} />
        <div>
          {content.beforeBuying && (
            <ProductTopic section={content.beforeBuying} sources={sources} />
          )}
          <ProductDrawing path={path} />
        </div>
      </Section>
    </>
  );
}

/** The product's other calculators: the first one is the hero's. */
function MoreToWorkOut({ path }: Pick<ProductOpeningProps, 'path'>) {
  const [, ...more] = calculatorsFor(path);
  if (more.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="More to work out" data-print="no">
      {more.map(({ id, question }) => (
        <li key={id}>
          <a href={calculatorAddress(id, path).path}>{question}</a>
        </li>
      ))}
    </ul>
  );
}

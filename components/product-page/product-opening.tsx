/** The part of a product page above its comparison: the answer, the cost, public cover. */
import { ProductDrawing } from '@/components/drawings/product-drawing';
import { Section } from '@/components/sections/section';
import { Paragraphs } from '@/components/ui/prose';
import { pricesNote } from '@/lib/content/prices';
import { products } from '@/lib/content/products';
import { productSources } from '@/lib/figures/product-sources';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { plansPath } from '@/lib/site/tool-paths';
import {
  calculatorAddress,
  calculatorsFor,
} from '@/lib/tools/calculator-registry/page-calculators';
import { plansHeading } from '@/lib/tools/plans/plans-calculator';
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
        <Paragraphs
          text={[
            content.costs[0] ?? '',
            pricesNote(path, hasPlans),
            `**What to do instead.** ${content.insteadOfPrice}`,
          ]}
        />
        <MoreToWorkOut path={path} hasPlans={hasPlans} />
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

/** The product's other calculators, and insurers' own plans: the first one is the hero's. */
function MoreToWorkOut({ path, hasPlans }: Required<ProductOpeningProps>) {
  const [, ...more] = calculatorsFor(path);
  const links = [
    ...more.map(({ id, question }) => ({ href: calculatorAddress(id, path).path, question })),
    ...(hasPlans ? [{ href: plansPath(path), question: plansHeading }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="More to work out" data-print="no">
      {links.map(({ href, question }) => (
        <li key={href}>
          <a href={href}>{question}</a>
        </li>
      ))}
    </ul>
  );
}

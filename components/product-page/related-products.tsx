/** Two to four products that answer a related question; links to other questions and to a life event. */
import { ProductLink } from '@/components/sections/product-link';
import { Section } from '@/components/sections/section';
import { BulletList } from '@/components/ui/prose';
import { products } from '@/lib/content/products';
import { productQuestionGroups } from '@/lib/content/questions';
import { productRoutes, type Route } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import styles from './related-products.module.css';

type RelatedProductsProps = { route: Route; paths: readonly string[] };

export function RelatedProducts({ route, paths }: RelatedProductsProps) {
  const productPaths = paths.filter((path): path is ProductPath =>
    productRoutes.some((route) => route.path === path),
  );
  return (
    <Section id="related" heading="Related cover" isCollapsed>
      <ul className={styles.grid}>
        {productPaths.map((path) => (
          <li key={path}>
            <ProductLink path={path} />
          </li>
        ))}
      </ul>
      <BulletList items={nextLinks(route)} />
    </Section>
  );
}

function nextLinks({ path, group }: Route): string[] {
  const questionGroup = productQuestionGroups.find((one) => one.group === group);
  const lifeEvent = products[path as ProductPath].lifeEvent;
  return [
    `[Questions ${questionGroup?.heading.toLowerCase()}](/faqs#${questionGroup?.id})`,
    lifeEvent ? `[Joy center: ${lifeEvent.label}](/joy-center#${lifeEvent.id})` : '',
  ].filter(Boolean);
}

/** Two to four products that answer a related question. */
import { ProductLink } from '@/components/sections/product-link';
import { Section } from '@/components/sections/section';
import { productRoutes } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import styles from './related-products.module.css';

export function RelatedProducts({ paths }: { paths: readonly string[] }) {
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
    </Section>
  );
}

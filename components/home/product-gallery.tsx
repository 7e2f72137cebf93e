/** Every product: health on one side; life, motor and travel on the other. */
import { ProductLink } from '@/components/sections/product-link';
import { Section } from '@/components/sections/section';
import { productRoutes } from '@/lib/site/find-route';
import type { RouteGroup } from '@/lib/site/route-row';
import styles from './product-gallery.module.css';

const groups: readonly { id: string; heading: string; group: RouteGroup }[] = [
  { id: 'health', heading: 'Health', group: 'health' },
  { id: 'life', heading: 'Life', group: 'life' },
  { id: 'motor', heading: 'Motor and travel', group: 'general' },
];

export function ProductGallery() {
  return (
    <Section id="all-kinds" heading="All products">
      <div className={styles.gallery}>
        {groups.map(({ id, heading, group }) => (
          <section key={id} aria-labelledby={`gallery-${id}`}>
            <h3 id={`gallery-${id}`} className={styles.heading}>
              {heading}
            </h3>
            <ul className={styles.list}>
              {productRoutes
                .filter((route) => route.group === group)
                .map(({ path }) => (
                  <li key={path}>
                    <ProductLink path={path} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

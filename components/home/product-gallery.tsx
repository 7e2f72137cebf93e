/** Every product under the umbrella: health on one side, life and motor and travel on the other. */

import { ProductLink } from '@/components/sections/product-link';
import type { ProductPath } from '@/lib/site/routes';
import styles from './product-gallery.module.css';

type GalleryGroup = { id: string; heading: string; paths: ProductPath[] };

export function ProductGallery({ groups }: { groups: readonly GalleryGroup[] }) {
  return (
    <div className={styles.gallery}>
      {groups.map(({ id, heading, paths }) => (
        <section key={id} className={styles[id]} aria-labelledby={`gallery-${id}`}>
          <h2 id={`gallery-${id}`} className={styles.heading}>
            {heading}
          </h2>
          <ul className={styles.list}>
            {paths.map((path) => (
              <li key={path}>
                <ProductLink path={path} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

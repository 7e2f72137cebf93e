/** A product as a link card, on the home page and among related pages: a drawing under a dome, a name, one line. */
import { productIcons } from '@/components/layout/product-icons';
import { Icon } from '@/components/ui/icon';
import { products } from '@/lib/content/products';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import styles from './product-link.module.css';

export function ProductLink({ path }: { path: ProductPath }) {
  return (
    <a href={path} className={styles.link}>
      <Icon node={productIcons[path]} size={26} className={styles.dome} />
      <b className={styles.name}>{routeFor(path).label}</b>
      {` ${products[path].menuLine}`}
    </a>
  );
}

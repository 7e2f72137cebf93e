/** One product as a link: drawing, name, one line. */
import { Icon } from '@/components/ui/icon';
import { type ProductPath, routeFor } from '@/lib/site/routes';
import { productCards } from './product-cards';
import styles from './product-link.module.css';

export function ProductLink({ path }: { path: ProductPath }) {
  const { icon, line } = productCards[path];
  return (
    <a href={path} className={styles.link}>
      <span className={styles.dome}>
        <Icon node={icon} size={26} />
      </span>
      <span>
        <span className={styles.name}>{routeFor(path).label}</span>
        <span className={styles.line}>{line}</span>
      </span>
    </a>
  );
}

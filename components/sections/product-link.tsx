/** A product as a link, on the home page and among related pages: drawing, name, one line. */
import { productIcons } from '@/components/layout/product-icons';
import { IconCardLink } from '@/components/ui/icon-card-link';
import { products } from '@/lib/content/products';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';

export function ProductLink({ path }: { path: ProductPath }) {
  return (
    <IconCardLink
      href={path}
      name={routeFor(path).label}
      icon={productIcons[path]}
      line={products[path].menuLine}
    />
  );
}

/** One product as a link: drawing, name, one line. */
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { IconCardLink } from './icon-card-link';
import { productCards } from './product-cards';

export function ProductLink({ path }: { path: ProductPath }) {
  return <IconCardLink href={path} name={routeFor(path).label} {...productCards[path]} />;
}

/** The home page's gallery in three groups, from the route table. */
import { productRoutes } from '@/lib/site/find-route';
import type { RouteGroup } from '@/lib/site/route-row';
import type { ProductPath } from '@/lib/site/routes';

function pathsOf(group: RouteGroup): ProductPath[] {
  return productRoutes
    .filter((route) => route.group === group)
    .map(({ path }) => path as ProductPath);
}

export const galleryGroups = [
  { id: 'health', heading: 'Health', paths: pathsOf('health') },
  { id: 'life', heading: 'Life', paths: pathsOf('life') },
  { id: 'motor', heading: 'Motor and travel', paths: pathsOf('general') },
];

/**
 * The drawings of product pages as picture files: search engines list a picture only under an address of its own.
 * Each says on itself what it shows, from which source and whose page it belongs to (app/pictures).
 */
import type { Drawing } from '../content/drawings.ts';
import { products } from '../content/products.ts';
import { productRoutes } from '../site/find-route.ts';
import { pageName } from '../site/page-urls.ts';
import type { ProductPath } from '../site/routes.ts';

export type DrawingPicture = {
  /** "/pictures/health-insurance-waits.svg" */
  path: string;
  page: ProductPath;
  drawing: Drawing;
};

export const drawingPictures: readonly DrawingPicture[] = productRoutes.flatMap(({ path }) =>
  (products[path].picture?.drawings ?? []).map((drawing) => ({
    path: `/pictures/${pageName(path)}-${drawing.id}.svg`,
    page: path,
    drawing,
  })),
);

/** None for a page that is no product's, or has no drawing. */
export function drawingPicturesOf(path: string): readonly DrawingPicture[] {
  return drawingPictures.filter(({ page }) => page === path);
}

/**
 * The drawings of product pages as image files: search engines index an image only under its own URL. Each file has its
 * caption, its source and its page in it (app/pictures).
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

/** None if the page is not a product page, or has no drawing. */
export function drawingPicturesOf(path: string): readonly DrawingPicture[] {
  return drawingPictures.filter(({ page }) => page === path);
}

/** The numbers of a product page's sources: every part of the page refers to the same list. */

import type { ProductPath } from '../site/routes.ts';
import { collectProductFigures } from './collect-figures.ts';
import { type NumberedSources, numberSources } from './number-sources.ts';

export function productSources(path: ProductPath): NumberedSources {
  return numberSources(collectProductFigures(path));
}

/** The source numbers of a product page, shared by all its parts. */
import type { ProductPath } from '../site/routes.ts';
import { collectProductFigures } from './collect-figures.ts';
import { type NumberedSources, numberSources } from './number-sources.ts';

export function productSources(path: ProductPath): NumberedSources {
  return numberSources(collectProductFigures(path));
}

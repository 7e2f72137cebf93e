/** Every figure a page shows or mentions, in reading order, for its list of sources. */

import type { ProductPath } from '../site/routes.ts';
import { comparisonFor } from './comparisons.ts';
import { productContent } from './products.ts';
import type { Figure, TextPageContent } from './types.ts';

export function collectProductFigures(path: ProductPath): Figure[] {
  const { keyFacts, rules, figuresInText } = productContent[path];
  return [
    ...keyFacts.map(({ figure }) => figure),
    ...comparisonFor(path).figures,
    ...rules.map(({ figure }) => figure),
    ...figuresInText,
  ];
}

export function collectTextFigures({ sections, figuresInText }: TextPageContent): Figure[] {
  const shown = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'figures' ? block.rows.map(({ figure }) => figure) : []));
  return [...shown, ...figuresInText];
}

/** Every figure a page shows or mentions, in reading order, for its list of sources. */

import type { ProductPath } from '../site/routes.ts';
import { comparisons } from './comparisons.ts';
import { productContent } from './products.ts';
import type { Figure, TextPageContent, TextSection } from './types.ts';

export function collectProductFigures(path: ProductPath): Figure[] {
  const { keyFacts, beforeBuying, rules, topics = [], figuresInText } = productContent[path];
  return [
    ...keyFacts.map(({ figure }) => figure),
    ...figuresInSections(beforeBuying ? [beforeBuying] : []),
    ...comparisons[path].figures,
    ...rules.map(({ figure }) => figure),
    ...figuresInSections(topics),
    ...figuresInText,
  ];
}

export function collectTextFigures({ sections, figuresInText }: TextPageContent): Figure[] {
  return [...figuresInSections(sections), ...figuresInText];
}

function figuresInSections(sections: readonly TextSection[]): Figure[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'figures' ? block.rows.map(({ figure }) => figure) : []));
}

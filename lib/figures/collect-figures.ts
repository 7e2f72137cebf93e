/** Every figure that a page shows or mentions, in reading order, for its list of sources. */
import { products } from '../content/products.ts';
import type { Figure, TextPageContent, TextSection } from '../content/types.ts';
import type { ProductPath } from '../site/routes.ts';

export function collectProductFigures(path: ProductPath): Figure[] {
  const { content, comparison } = products[path];
  const { keyFacts, beforeBuying, rules, topics = [], figuresInText } = content;
  return [
    ...keyFacts.map(({ figure }) => figure),
    ...figuresInSections(beforeBuying ? [beforeBuying] : []),
    ...comparison.figures,
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

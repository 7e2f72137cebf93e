/** Every figure a page shows or mentions, in reading order, for its list of sources. */
import type { Figure, ProductContent, TextPageContent } from '@/lib/content/types';

export function collectProductFigures({
  keyFacts,
  rules,
  figuresInText,
}: ProductContent): Figure[] {
  return [...[...keyFacts, ...rules].map(({ figure }) => figure), ...figuresInText];
}

export function collectTextFigures({ sections, figuresInText }: TextPageContent): Figure[] {
  const shown = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'figures' ? block.rows.map(({ figure }) => figure) : []));
  return [...shown, ...figuresInText];
}

/** Numbers the sources of a page: every figure and further document, each document once, in reading order. */
import type { Figure, Source } from '../content/types.ts';

type NumberedSource = { number: number; source: Source; figures: Figure[] };

export type NumberedSources = {
  list: NumberedSource[];
  /** @throws if the figure was not passed: a page that shows a figure without its source must not build. */
  numberOf: (figure: Figure) => number;
};

export function numberSources(
  figures: readonly Figure[],
  further: readonly Source[] = [],
): NumberedSources {
  const byTitle = new Map<string, NumberedSource>();
  const entryOf = (source: Source) => {
    const existing = byTitle.get(source.title);
    const entry = existing ?? { number: byTitle.size + 1, source, figures: [] };
    byTitle.set(source.title, entry);
    return entry;
  };
  for (const figure of figures) {
    const entry = entryOf(figure.source);
    if (!entry.figures.some(({ id }) => id === figure.id)) entry.figures.push(figure);
  }
  for (const source of further) entryOf(source);
  return {
    list: [...byTitle.values()],
    numberOf: (figure) => {
      const entry = byTitle.get(figure.source.title);
      if (!entry) throw new Error(`The figure ${figure.id} is shown without its source`);
      return entry.number;
    },
  };
}

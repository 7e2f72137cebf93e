/** Numbers the sources of a page: every figure and further document, each source once, in reading order. */
import type { Figure, Source } from './types.ts';

export type NumberedSource = { number: number; source: Source; figures: Figure[] };

export type NumberedSources = {
  list: NumberedSource[];
  /** @throws when the figure was not handed in: a figure without its source must not build. */
  numberOf: (figure: Figure) => number;
};

export function numberSources(
  figures: readonly Figure[],
  further: readonly Source[] = [],
): NumberedSources {
  const byKey = new Map<string, NumberedSource>();
  const entryOf = (source: Source) => {
    const key = `${source.title} ${source.url ?? ''}`;
    const entry = byKey.get(key) ?? { number: byKey.size + 1, source, figures: [] };
    byKey.set(key, entry);
    return entry;
  };
  for (const figure of figures) {
    const entry = entryOf(figure.source);
    if (!entry.figures.some(({ id }) => id === figure.id)) entry.figures.push(figure);
  }
  for (const source of further) entryOf(source);
  return {
    list: [...byKey.values()],
    numberOf: (figure) => {
      const entry = byKey.get(`${figure.source.title} ${figure.source.url ?? ''}`);
      if (!entry) throw new Error(`The figure ${figure.id} is shown without its source`);
      return entry.number;
    },
  };
}

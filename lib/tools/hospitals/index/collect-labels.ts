/**
 * Collects the lists' labels of specialities or tie-ups as filters: the most common labels, with a flag for each
 * hospital. A column of free text may have as many labels as rows, so every structure is bounded.
 */
import type { ListedLabel } from '../text/listed-labels.ts';
import type { LabelFilters } from './hospital-index.ts';

const maxCollected = 5000;

/** @returns `add`, to be called for each hospital in order, and `finish`. */
export function collectLabels(count: number, maxLabels: number) {
  const labelsByKey = new Map<string, { label: string; ids: number[] }>();

  /** @param labels of one hospital; a repeated one counts once. */
  function add(id: number, labels: readonly ListedLabel[]): void {
    for (const { key, label } of labels) {
      const same = labelsByKey.get(key);
      if (!same) {
        if (labelsByKey.size < maxCollected) labelsByKey.set(key, { label, ids: [id] });
      } else if (same.ids.at(-1) !== id) same.ids.push(id);
    }
  }

  function finish(): LabelFilters {
    const mostCommon = [...labelsByKey]
      .sort(([, a], [, b]) => b.ids.length - a.ids.length)
      .slice(0, maxLabels);
    const flags = mostCommon.map(([key, { ids }]) => {
      const labelFlags = new Uint8Array(count);
      for (const id of ids) labelFlags[id] = 1;
      return [key, labelFlags] as const;
    });
    return {
      options: mostCommon
        .map(([value, { label, ids }]) => ({ value, label, hospitals: ids.length }))
        .sort((a, b) => (a.label < b.label ? -1 : 1)),
      flags: new Map(flags),
    };
  }

  return { add, finish };
}

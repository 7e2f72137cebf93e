/**
 * The list of sources that ends the Markdown version of a page: figures with date, provenance and source, then further
 * documents.
 */
import type { Figure, Source } from '../content/types.ts';
import { describeProvenance } from '../figures/describe-provenance.ts';

export function markdownSources(
  figures: readonly Figure[],
  furtherSources: readonly Source[] = [],
): string {
  const lines = figures.map((figure) => {
    const { label, text, source } = figure;
    return `- ${label}: ${text} (${describeProvenance(figure)}). ${sourceLink(source)}`;
  });
  return [
    ...new Set([...lines, ...furtherSources.map((source) => `- ${sourceLink(source)}`)]),
  ].join('\n');
}

function sourceLink({ title, url }: Source): string {
  return url ? `[${title}](${url})` : title;
}

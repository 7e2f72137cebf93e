/** The blocks of a section as Markdown, in the words and order of the page. */
import type { Block, Figure, LabelledRow, Prose, Rule, Source } from '../content/types.ts';
import { describeProvenance } from '../figures/describe-provenance.ts';

/** Converts a page's running text to Markdown. */
export type RenderProse = (text: Prose) => string;

export function markdownBlocks(blocks: readonly Block[], write: RenderProse): string {
  return blocks.map((block) => markdownBlock(block, write)).join('\n\n');
}

function markdownBlock(block: Block, write: RenderProse): string {
  switch (block.kind) {
    case 'paragraphs':
      return block.text.map(write).join('\n\n');
    case 'list':
      return block.items.map((item) => `- ${write(item)}`).join('\n');
    case 'steps':
      return block.steps
        .map(({ title, text }, index) => `${index + 1}. **${title}.** ${write(text)}`)
        .join('\n');
    case 'rows':
      return rowsTable(block.rows, write);
    case 'table':
      return markdownTable(
        block.columns,
        block.rows.map((cells) => cells.map(write)),
      );
    case 'figures':
      return figureTable(block.rows, write);
    case 'note':
      return [`**${block.title}**`, ...block.text.map(write)].join('\n\n');
  }
}

function rowsTable(rows: readonly LabelledRow[], write: RenderProse): string {
  return markdownTable(
    ['Point', 'In brief'],
    rows.map(({ label, text }) => [label, write(text)]),
  );
}

function figureTable(rows: readonly Rule[], write: RenderProse): string {
  return markdownTable(
    ['What', 'Figure', 'As of', 'Note'],
    rows.map(({ label, figure, text }) => [label, figure.text, figure.asOf, write(text)]),
  );
}

/** A Markdown table; cells are escaped. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * The list of sources that ends the Markdown version of a page: figures with date, provenance and source, then further
 * documents.
 */
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

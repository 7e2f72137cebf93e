/** The blocks of a section as Markdown, in the words and order of the page. */
import type { Block, LabelledRow, Prose, Rule } from '../content/types.ts';
import { markdownTable } from './markdown-table.ts';

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

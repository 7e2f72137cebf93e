/**
 * Markdown pages in the words and order of the page, in English or, with a translator, in another language. Whatever is
 * a text of the site passes `write`.
 */
import type { BrokerDetails } from '../config/broker-details.ts';
import type { Block, Figure, LabelledRow, Prose, Rule, Source } from '../content/types.ts';
import { describeProvenance } from '../figures/describe-provenance.ts';
import type { Translator } from '../languages/create-translator.ts';
import { pageUrl } from '../site/page-urls.ts';
import { textChangedOn } from '../site/text-dates.ts';
import { markdownText } from '../text/plain-text.ts';

/** Converts a page's running text to Markdown. */
export type RenderProse = (text: Prose) => string;

const english: Translator = { translate: (text) => text, localHref: (href) => href };

/** @returns what writes the texts of the page, and its first lines: heading, address, day, who answers for it. */
export function markdownWriter(
  path: string,
  { name, licence }: BrokerDetails,
  origin: string,
  { translate, localHref } = english,
) {
  const urlOf = (href: string) => pageUrl(origin, localHref(href));
  const write: RenderProse = (text) => {
    // Of a list of links the labels are texts of their own.
    const [, label, target] = /^\[([^\]]+)\](\([^)]+\))$/.exec(text) ?? [];
    const words = label ? `[${translate(label)}]${target}` : translate(text);
    return markdownText(words.replaceAll('](#', `](${path}#`), urlOf);
  };
  const head = (heading: string) => [
    `# ${write(heading)}`,
    `${write('Page')}: ${urlOf(path)} · ${write('Text last changed')}: ${textChangedOn(path)} · ${name}, ${write(licence.category)}`,
  ];
  return { write, head };
}

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
        .map(({ title, text }, index) => `${index + 1}. **${write(title)}.** ${write(text)}`)
        .join('\n');
    case 'rows':
      return rowsTable(block.rows, write);
    case 'table':
      return markdownTable(
        block.columns.map(write),
        block.rows.map((cells) => cells.map(write)),
      );
    case 'figures':
      return figureTable(block.rows, write);
    case 'note':
      return [`**${write(block.title)}**`, ...block.text.map(write)].join('\n\n');
  }
}

function rowsTable(rows: readonly LabelledRow[], write: RenderProse): string {
  return markdownTable(
    ['Point', 'In brief'].map(write),
    rows.map(({ label, text }) => [write(label), write(text)]),
  );
}

function figureTable(rows: readonly Rule[], write: RenderProse): string {
  return markdownTable(
    ['What', 'Figure', 'As of', 'Note'].map(write),
    rows.map(({ label, figure, text }) => [
      write(label),
      write(figure.text),
      figure.asOf,
      write(text),
    ]),
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
  write: RenderProse,
  furtherSources: readonly Source[] = [],
): string {
  const lines = figures.map((figure) => {
    const { label, text, source } = figure;
    return `- ${write(label)}: ${write(text)} (${write(describeProvenance(figure))}). ${sourceLink(source)}`;
  });
  return [
    ...new Set([...lines, ...furtherSources.map((source) => `- ${sourceLink(source)}`)]),
  ].join('\n');
}

function sourceLink({ title, url }: Source): string {
  return url ? `[${title}](${url})` : title;
}

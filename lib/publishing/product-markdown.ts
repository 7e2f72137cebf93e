/**
 * A product page as Markdown, from the same typed content: for answer engines, which then need not guess at
 * the page's markup. Same facts, same order, each figure with its source and date.
 */
import type { BrokerDetails } from '../config/broker-details.ts';
import type { Comparison } from '../content/comparison-types.ts';
import { comparisonFor } from '../content/comparisons.ts';
import { markdownText } from '../content/plain-text.ts';
import { productContent } from '../content/products.ts';
import type { Figure, Prose, Rule } from '../content/types.ts';
import { routeFor } from '../site/find-route.ts';
import { pageUrl } from '../site/page-urls.ts';
import type { ProductPath } from '../site/routes.ts';

type Write = (text: Prose) => string;

/** @param path a product page's. */
export function productMarkdown(path: ProductPath, broker: BrokerDetails, origin: string): string {
  const { reviewed } = routeFor(path);
  const content = productContent[path];
  const comparison = comparisonFor(path);
  const write: Write = (text) => markdownText(text, (target) => pageUrl(origin, target));
  const paragraphs = (text: readonly Prose[]) => text.map(write).join('\n\n');
  const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  const keyFacts: Rule[] = content.keyFacts.map(({ note, ...fact }) => ({ ...fact, text: note }));
  const figures = [
    ...[...content.keyFacts, ...content.rules].map(({ figure }) => figure),
    ...comparison.figures,
    ...content.figuresInText,
  ];
  return `${[
    `# ${content.heading}`,
    `Page: ${pageUrl(origin, path)} · Last reviewed: ${reviewed} · ${broker.name}, ${broker.licence.category}`,
    write(content.answer),
    '## Three figures',
    figureTable(keyFacts, write),
    '## At a glance',
    paragraphs(content.introduction),
    table(
      ['Point', 'In brief'],
      content.glance.map(({ label: row, text }) => [row, write(text)]),
    ),
    '## Who it suits',
    bullets(content.suits.map(write)),
    '## Who it does not suit',
    bullets(content.suitsNot.map(write)),
    '## Kinds of plan compared',
    ...comparisonTables(comparison, write),
    '## Covered',
    bullets(content.covered.map(write)),
    '## Not covered',
    bullets(content.notCovered.map(write)),
    '## How to choose',
    content.choosing
      .map(({ title, text }, index) => `${index + 1}. **${title}.** ${write(text)}`)
      .join('\n'),
    '## Costs and rules',
    paragraphs(content.costs),
    figureTable(content.rules, write),
    '## When you claim',
    paragraphs(content.claims),
    '## Questions',
    ...content.questions.flatMap(({ question, answer }) => [`### ${question}`, paragraphs(answer)]),
    '## Sources',
    bullets(sourcesOf(figures)),
    'Insurance is the subject matter of the solicitation. Read the policy wording before you buy.',
  ].join('\n\n')}\n`;
}

function figureTable(rows: readonly Rule[], write: Write): string {
  return table(
    ['What', 'Figure', 'As of', 'Note'],
    rows.map(({ label, figure, text }) => [label, figure.text, figure.asOf, write(text)]),
  );
}

function comparisonTables({ caption, plans, groups }: Comparison, write: Write): string[] {
  return [
    `${caption}.`,
    ...groups.flatMap(({ heading, rows }) => [
      `### ${heading}`,
      table(
        ['', ...plans.map(({ name }) => name)],
        rows.map(({ label, cells }) => [
          label,
          ...cells.map((cell) => (cell === null ? 'Not stated' : write(cell))),
        ]),
      ),
    ]),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function sourcesOf(figures: readonly Figure[]): string[] {
  const lines = figures.map(({ label, text, asOf, source }) => {
    const title = source.url ? `[${source.title}](${source.url})` : source.title;
    return `${label}: ${text} (${asOf}). ${title}`;
  });
  return [...new Set(lines)];
}

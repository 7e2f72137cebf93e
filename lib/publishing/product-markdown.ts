/**
 * A product page as Markdown, from the same typed content, so that answer engines need not parse the page's markup.
 * Same facts, same order, each figure with its source and date.
 */
import type { BrokerDetails } from '../config/broker-details.ts';
import type { Comparison } from '../content/comparison-types.ts';
import { pricesNote } from '../content/prices.ts';
import { products } from '../content/products.ts';
import type { Block, Prose, Rule, TextSection } from '../content/types.ts';
import { collectProductFigures } from '../figures/collect-figures.ts';
import { pageUrl } from '../site/page-urls.ts';
import type { ProductPath } from '../site/routes.ts';
import { textChangedOn } from '../site/text-dates.ts';
import { markdownText } from '../text/plain-text.ts';
import {
  markdownBlocks,
  markdownSources,
  markdownTable,
  type RenderProse,
} from './markdown-blocks.ts';

/** @param path a product page's. @param hasPlans whether the page leads to insurers' own plans. */
export function productMarkdown(
  path: ProductPath,
  broker: BrokerDetails,
  origin: string,
  hasPlans = false,
): string {
  const { content, comparison } = products[path];
  const write: RenderProse = (text) => markdownText(text, (target) => pageUrl(origin, target));
  const blocks = (...shown: Block[]) => markdownBlocks(shown, write);
  const paragraphs = (text: Prose[]) => blocks({ kind: 'paragraphs', text });
  const bullets = (items: Prose[]) => blocks({ kind: 'list', items });
  const figures = (rows: Rule[]) => blocks({ kind: 'figures', caption: '', rows });
  const section = (one: TextSection) => [`## ${one.heading}`, blocks(...one.blocks)];
  return `${[
    `# ${content.heading}`,
    `Page: ${pageUrl(origin, path)} · Text last changed: ${textChangedOn(path)} · ${broker.name}, ${broker.licence.category}`,
    write(content.answer),
    '## Three figures',
    figures(content.keyFacts.map(({ note, ...fact }) => ({ ...fact, text: note }))),
    '## At a glance',
    paragraphs(content.introduction),
    blocks({ kind: 'rows', caption: '', rows: content.atAGlance }),
    ...(content.beforeBuying ? section(content.beforeBuying) : []),
    '## Who it suits',
    bullets(content.suitableFor),
    '## Who it does not suit',
    bullets(content.notSuitableFor),
    '## Kinds of plan compared',
    ...comparisonTables(comparison, write),
    '## Covered',
    bullets(content.inclusions),
    '## Not covered',
    bullets(content.exclusions),
    '## How to choose',
    blocks({ kind: 'steps', steps: content.howToChoose }),
    '## Costs and rules',
    paragraphs([...content.costs, pricesNote(path, hasPlans), content.insteadOfPrice]),
    figures(content.rules),
    ...(content.topics ?? []).flatMap(section),
    '## When you claim',
    paragraphs(content.claims),
    '## Questions',
    ...content.questions.flatMap(({ question, answer }) => [`### ${question}`, paragraphs(answer)]),
    '## Sources',
    markdownSources(collectProductFigures(path)),
    'Insurance is the subject matter of the solicitation. Read the policy wording before you buy.',
  ].join('\n\n')}\n`;
}

function comparisonTables({ caption, plans, groups }: Comparison, write: RenderProse): string[] {
  return [
    `${caption}.`,
    ...groups.flatMap(({ heading, rows }) => [
      `### ${heading}`,
      markdownTable(
        ['', ...plans.map(({ name }) => name)],
        rows.map(({ label, cells }) => [
          label,
          ...cells.map((cell) => (cell === null ? 'Not stated' : write(cell))),
        ]),
      ),
    ]),
  ];
}

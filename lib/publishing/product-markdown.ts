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
import type { Translator } from '../languages/create-translator.ts';
import type { ProductPath } from '../site/routes.ts';
import {
  markdownBlocks,
  markdownSources,
  markdownTable,
  markdownWriter,
  type RenderProse,
} from './markdown-blocks.ts';

/** @param path a product page's. @param hasPlans whether the page leads to insurers' own plans. */
export function productMarkdown(
  path: ProductPath,
  broker: BrokerDetails,
  origin: string,
  hasPlans = false,
  translator?: Translator,
): string {
  const { content, comparison } = products[path];
  const { write, head } = markdownWriter(path, broker, origin, translator);
  const blocks = (...shown: Block[]) => markdownBlocks(shown, write);
  const paragraphs = (text: Prose[]) => blocks({ kind: 'paragraphs', text });
  const bullets = (items: Prose[]) => blocks({ kind: 'list', items });
  const figures = (rows: Rule[]) => blocks({ kind: 'figures', caption: '', rows });
  const section = (one: TextSection) => [`## ${write(one.heading)}`, blocks(...one.blocks)];
  return `${[
    ...head(content.heading),
    write(content.answer),
    `## ${write('Three figures')}`,
    figures(content.keyFacts.map(({ note, ...fact }) => ({ ...fact, text: note }))),
    `## ${write('At a glance')}`,
    paragraphs(content.introduction),
    blocks({ kind: 'rows', caption: '', rows: content.atAGlance }),
    ...(content.beforeBuying ? section(content.beforeBuying) : []),
    `## ${write('Who it suits')}`,
    bullets(content.suitableFor),
    `## ${write('Who it does not suit')}`,
    bullets(content.notSuitableFor),
    `## ${write('Kinds of plan compared')}`,
    ...comparisonTables(comparison, write),
    `## ${write('Covered')}`,
    bullets(content.inclusions),
    `## ${write('Not covered')}`,
    bullets(content.exclusions),
    `## ${write('How to choose')}`,
    blocks({ kind: 'steps', steps: content.howToChoose }),
    `## ${write('Costs and rules')}`,
    paragraphs([...content.costs, pricesNote(path, hasPlans), content.insteadOfPrice]),
    figures(content.rules),
    ...(content.topics ?? []).flatMap(section),
    `## ${write('When you claim')}`,
    paragraphs(content.claims),
    `## ${write('Questions')}`,
    ...content.questions.flatMap(({ question, answer }) => [
      `### ${write(question)}`,
      paragraphs(answer),
    ]),
    `## ${write('Sources')}`,
    markdownSources(collectProductFigures(path), write),
    write(
      'Insurance is the subject matter of the solicitation. Read the policy wording before you buy.',
    ),
  ].join('\n\n')}\n`;
}

function comparisonTables({ caption, plans, groups }: Comparison, write: RenderProse): string[] {
  return [
    `${write(caption)}.`,
    ...groups.flatMap(({ heading, rows }) => [
      `### ${write(heading)}`,
      markdownTable(
        ['', ...plans.map(({ name }) => write(name))],
        rows.map(({ label, cells }) => [
          write(label),
          ...cells.map((cell) => write(cell ?? 'Not stated')),
        ]),
      ),
    ]),
  ];
}

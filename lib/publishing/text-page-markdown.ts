/**
 * A page of sections as Markdown: for the help and company pages that answer engines quote most. Same content as the
 * page, each figure with its source and date; for a tool's form it links to the page, whose URL comes first.
 */
import type { BrokerDetails } from '../config/broker-details.ts';
import type { Block } from '../content/types.ts';
import { collectTextFigures } from '../figures/collect-figures.ts';
import { reviewDateFor } from '../site/find-route.ts';
import { type MarkdownPagePath, pageUrl } from '../site/page-urls.ts';
import { markdownText } from '../text/plain-text.ts';
import { insurersMarkdown } from './insurers-markdown.ts';
import { markdownBlocks, type RenderProse } from './markdown-blocks.ts';
import { markdownPages } from './markdown-pages.ts';
import { markdownSources } from './markdown-sources.ts';

export function textPageMarkdown(
  path: MarkdownPagePath,
  broker: BrokerDetails,
  origin: string,
): string {
  const content = markdownPages[path](broker);
  const write: RenderProse = (text) =>
    markdownText(text.replaceAll('](#', `](${path}#`), (target) => pageUrl(origin, target));
  const blocks = (...shown: Block[]) => markdownBlocks(shown, write);
  return `${[
    `# ${content.heading}`,
    `Page: ${pageUrl(origin, path)} · Last reviewed: ${reviewDateFor(path)} · ${broker.name}, ${broker.licence.category}`,
    write(content.answer),
    ...(path === '/insurance-companies' ? insurersMarkdown() : []),
    ...content.sections.flatMap((section) => [`## ${section.heading}`, blocks(...section.blocks)]),
    ...(content.questions.length > 0 ? ['## Questions'] : []),
    ...content.questions.flatMap(({ question, answer }) => [
      `### ${question}`,
      blocks({ kind: 'paragraphs', text: answer }),
    ]),
    '## Sources',
    markdownSources(collectTextFigures(content), content.furtherSources),
  ].join('\n\n')}\n`;
}

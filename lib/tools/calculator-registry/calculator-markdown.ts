/** A calculator's page as Markdown: what it computes, the formula, a worked example, questions, sources. */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { calculatorHeading } from '../../content/calculators/calculator-heading.ts';
import type { CalculatorText } from '../../content/calculators/calculator-text.ts';
import { formatDate } from '../../dates/format-date.ts';
import {
  markdownBlocks,
  markdownSources,
  markdownTable,
  type RenderProse,
} from '../../publishing/markdown-blocks.ts';
import { pageUrl } from '../../site/page-urls.ts';
import { textChangedOn } from '../../site/text-dates.ts';
import { markdownText } from '../../text/plain-text.ts';
import type { Calculator } from '../calculators/calculator.ts';
import { examplesInWords, searchedAnswers, workedExample } from '../calculators/worked-example.ts';

export function calculatorMarkdown(
  path: string,
  calculator: Calculator,
  text: CalculatorText,
  broker: BrokerDetails,
  origin: string,
): string {
  const write: RenderProse = (prose) => markdownText(prose, (target) => pageUrl(origin, target));
  const paragraphs = (prose: string[]) =>
    markdownBlocks([{ kind: 'paragraphs', text: prose }], write);
  const day = textChangedOn(path);
  const { label, answer } = workedExample(calculator, day);
  const searched = text.searched && searchedAnswers(calculator, text.searched.rows, day);
  return `${[
    `# ${calculatorHeading(text.label, calculator.question)}`,
    `Page: ${pageUrl(origin, path)} · Text last changed: ${day} · ${broker.name}, ${broker.licence.category}`,
    '## What it works out',
    paragraphs(text.computes),
    '## How we work it out',
    markdownBlocks([{ kind: 'list', items: [...text.formula] }], write),
    `## A worked example: ${label}`,
    `${write(answer.verdict)} Counted as on ${formatDate(day)}.`,
    markdownTable(
      ['', answer.working.caption],
      answer.working.rows.map((row) => [row.label, row.value]),
    ),
    ...(text.searched && searched
      ? [
          `## ${text.searched.heading}`,
          markdownBlocks([{ kind: 'list', items: examplesInWords(searched) }], write),
          write(text.searched.assumed),
        ]
      : []),
    '## Questions',
    ...text.questions.flatMap(({ question, answer: reply }) => [
      `### ${question}`,
      paragraphs(reply),
    ]),
    '## Sources',
    markdownSources([...new Set([...text.figures, ...answer.figures])]),
  ].join('\n\n')}\n`;
}

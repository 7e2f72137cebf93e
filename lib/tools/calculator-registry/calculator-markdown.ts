/** A calculator's page as Markdown: what it computes, the formula, a worked example, questions, sources. */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { calculatorHeading } from '../../content/calculators/calculator-heading.ts';
import type { CalculatorText } from '../../content/calculators/calculator-text.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { Translator } from '../../languages/create-translator.ts';
import {
  markdownBlocks,
  markdownSources,
  markdownTable,
  markdownWriter,
} from '../../publishing/markdown-blocks.ts';
import { textChangedOn } from '../../site/text-dates.ts';
import type { Calculator } from '../calculators/calculator.ts';
import { examplesInWords, searchedAnswers, workedExample } from '../calculators/worked-example.ts';

export function calculatorMarkdown(
  path: string,
  calculator: Calculator,
  text: CalculatorText,
  broker: BrokerDetails,
  origin: string,
  translator?: Translator,
): string {
  const { write, head } = markdownWriter(path, broker, origin, translator);
  const paragraphs = (prose: string[]) =>
    markdownBlocks([{ kind: 'paragraphs', text: prose }], write);
  const day = textChangedOn(path);
  const { label, answer } = workedExample(calculator, day);
  const searched = text.searched && searchedAnswers(calculator, text.searched.rows, day);
  return `${[
    ...head(calculatorHeading(text.label, calculator.question)),
    `## ${write('What it works out')}`,
    paragraphs(text.computes),
    `## ${write('How we work it out')}`,
    markdownBlocks([{ kind: 'list', items: [...text.formula] }], write),
    `## ${write('A worked example')}: ${write(label)}`,
    `${write(answer.verdict)} ${write(`Counted as on ${formatDate(day)}.`)}`,
    markdownTable(
      ['', write(answer.working.caption)],
      answer.working.rows.map((row) => [write(row.label), write(row.value)]),
    ),
    ...(text.searched && searched
      ? [
          `## ${write(text.searched.heading)}`,
          markdownBlocks([{ kind: 'list', items: examplesInWords(searched) }], write),
          write(text.searched.assumed),
        ]
      : []),
    `## ${write('Questions')}`,
    ...text.questions.flatMap(({ question, answer: reply }) => [
      `### ${write(question)}`,
      paragraphs(reply),
    ]),
    `## ${write('Sources')}`,
    markdownSources([...new Set([...text.figures, ...answer.figures])], write),
  ].join('\n\n')}\n`;
}

import { parseEnvironment } from '../../config/parse-environment.ts';
import { calculatorTexts } from '../../content/calculators/all-calculators.ts';
import { bannedWordsIn } from '../../site/banned-words.ts';
import { textChangedOn } from '../../site/text-dates.ts';
import { calculatorRoutes } from '../../site/tool-routes.ts';
import { markdownText } from '../../text/plain-text.ts';
import { workedExample } from '../calculators/worked-example.ts';
import { calculatorMarkdown } from './calculator-markdown.ts';
import { findCalculator } from './page-calculators.ts';

const { broker } = parseEnvironment({});

test.each(calculatorRoutes)(
  '$path has the content of its page, with absolute links',
  ({ path, id }) => {
    const found = findCalculator(path);
    if (!found) throw new Error(path);
    const text = calculatorTexts[id];
    const written = calculatorMarkdown(path, found.calculator, text, broker, 'https://site.in');
    const absolute = (target: string) => `https://site.in${target}`;
    expect(written.startsWith(`# ${text.label}: `)).toBe(true);
    for (const { question } of text.questions) expect(written).toContain(`\n### ${question}\n`);
    for (const step of text.formula) expect(written).toContain(`- ${markdownText(step, absolute)}`);
    const { label, answer } = workedExample(found.calculator, textChangedOn(path));
    expect(written).toContain(
      `\n## A worked example: ${label}\n\n${markdownText(answer.verdict, absolute)}`,
    );
    const sources = written.slice(written.indexOf('\n## Sources\n'));
    for (const figure of text.figures) expect(sources).toContain(figure.source.title);
    expect(written).not.toMatch(/\]\([/#]|undefined|\[object/);
    expect(bannedWordsIn(written)).toEqual([]);
  },
);

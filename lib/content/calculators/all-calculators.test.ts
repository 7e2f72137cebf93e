import { calculatorRoutes } from '../../site/tool-routes.ts';
import { questions } from '../questions.ts';
import { thirdPartyRatesRule } from '../shared-rules.ts';
import { calculatorTexts } from './all-calculators.ts';
import { calculatorHeading } from './calculator-heading.ts';
import type { CalculatorText } from './calculator-text.ts';

const texts = calculatorRoutes.map(({ id }) => ({ id, text: calculatorTexts[id] }));
const proseOf = ({ computes, formula, questions: asked }: CalculatorText) => [
  ...computes,
  ...formula,
  ...asked.flatMap(({ question, answer }) => [question, ...answer]),
];

test('a question and its id are of one calculator, and no other page has them', () => {
  const all = [...questions, ...texts.flatMap(({ text }) => text.questions)];
  for (const key of ['id', 'question'] as const) {
    const values = all.map((one) => one[key].toLowerCase());
    expect(values.filter((value, place) => values.indexOf(value) !== place)).toEqual([]);
  }
});

test('a text says in two to four sentences what is computed, and leads to other calculators', () => {
  for (const { id, text } of texts) {
    const own = text.computes.join(' ').replace(thirdPartyRatesRule.text, '').trim();
    const sentences = own.split(/(?<=[.?])\s+/).length;
    expect({ id, sentences, isShort: sentences >= 2 && sentences <= 4 }).toMatchObject({
      isShort: true,
    });
    expect(text.related).not.toContain(id);
    expect(new Set(text.related).size).toBe(text.related.length);
  }
});

test('every figure that is listed is printed, and listed once', () => {
  const problems = texts.flatMap(({ id, text }) => {
    const prose = proseOf(text).join(' ').toLowerCase();
    return text.figures
      .filter((figure) => !prose.includes(figure.text.toLowerCase()))
      .map((figure) => `${id}: ${figure.id}`);
  });
  expect(problems).toEqual([]);
  for (const { text } of texts) expect(new Set(text.figures).size).toBe(text.figures.length);
});

test('no sentence is on two calculators, but that of a shared rule', () => {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const { id, text } of texts) {
    for (const sentence of proseOf(text).flatMap((prose) => prose.split(/(?<=[.?])\s+/))) {
      const owner = owners.get(sentence) ?? id;
      const isLong = sentence.split(' ').length >= 5;
      if (owner !== id && isLong && !thirdPartyRatesRule.text.includes(sentence))
        problems.push(`${owner}, ${id}: ${sentence}`);
      owners.set(sentence, owner);
    }
  }
  expect(problems).toEqual([]);
});

test('a heading has one colon', () => {
  expect(calculatorHeading('IDV calculator', 'What is it insured for?')).toBe(
    'IDV calculator: what is it insured for?',
  );
  expect(calculatorHeading('80D calculator', 'Old or new: which is it?')).toBe(
    '80D calculator: old or new, which is it?',
  );
});

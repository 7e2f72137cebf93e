/** The parts of a calculator's answer as columns of a table of cases (rows.ts). */
import type { IsoDate } from '../../lib/dates/iso-date.ts';
import type {
  Calculator,
  CalculatorAnswer,
  CalculatorFields,
} from '../../lib/tools/calculators/calculator.ts';
import {
  parseCalculatorQuery,
  type TypedValues,
} from '../../lib/tools/calculators/parse-calculator-query.ts';
import {
  answerCalculator,
  answerText,
  questionText,
  verdictWithNumbers,
} from './answer-calculator.ts';
import { answerTexts, expectSoundAnswer } from './expect-sound-answer.ts';
import { readTyped, testRows } from './rows.ts';

const list = (lines: readonly string[] = []) => lines.join(' / ');

export const answerParts: Record<string, (answer: CalculatorAnswer) => string> = {
  heading: ({ verdict }) => verdict,
  verdict: verdictWithNumbers,
  says: answerText,
  text: ({ text }) => list(text),
  exception: ({ exception }) => (exception ? `${exception.title}: ${exception.text}` : ''),
  steps: ({ nextSteps }) => list(nextSteps.map((step) => `${step.text} (${step.href})`)),
  reasons: ({ reasons }) => list(reasons?.text),
  working: ({ working }) => list(working.rows.map(({ label, value }) => `${label}: ${value}`)),
  last: ({ working }) => working.rows.at(-1)?.value ?? '',
  tables: ({ tables = [] }) =>
    list(tables.flatMap(({ columns, rows }) => [columns, ...rows].map((row) => row.join('; ')))),
  chart: ({ chart }) => chart?.title ?? '',
  bars: ({ chart }) =>
    list(
      chart?.bars.map(
        ({ label, parts }) =>
          `${label}: ${parts.map((part) => `${part.label} ${part.value ?? Math.round(part.amount)}`).join(', ')}`,
      ),
    ),
  brief: ({ brief }) => list(answerTexts(brief)),
  subject: ({ subject }) => subject,
  all: ({ figures: _, ...answer }) => list(answerTexts(answer)),
};

export const readInput = <All extends CalculatorFields>(
  calculator: Calculator<All>,
  typed: string,
) => readTyped(typed, Object.keys(calculator.fields)) as TypedValues<All>;

/**
 * Tag of a table of answers. Columns: `typed`, then parts of the answer, `question` (what was asked, in one line), `field` (that are rejected)
 * and `error` (their messages). Every answer is sound.
 * @param given is typed in each row that does not say otherwise.
 */
export function testAnswers<All extends CalculatorFields>(
  calculator: Calculator<All>,
  { given = '', today = '2026-11-23' }: { given?: string; today?: IsoDate } = {},
) {
  return testRows(['typed'], ({ typed: cell = '' }) => {
    const typed = readInput(calculator, `${given}; ${cell}`);
    const outcome = parseCalculatorQuery(calculator, (name) => typed[name] ?? '', today);
    const errors = outcome.kind === 'invalid' ? Object.entries(outcome.errors) : [];
    if (outcome.kind === 'valid') expectSoundAnswer(calculator.answer(outcome.input, today));
    const parts = Object.entries(answerParts).map(([name, partOf]) => [
      name,
      () => partOf(answerCalculator(calculator, typed, today)),
    ]);
    return {
      ...Object.fromEntries(parts),
      question: () => questionText(calculator, typed, today),
      field: () => errors.map(([name]) => name).join(', '),
      error: () => list(errors.map(([name, message]) => `${name}: ${message}`)),
    };
  });
}

/** Every combination of what is typed has a sound answer. @param choices lists texts such as "age 34; bill 1 lakh". */
export function testSoundAnswers<All extends CalculatorFields>(
  calculator: Calculator<All>,
  choices: readonly (readonly string[])[],
  check: (answer: CalculatorAnswer) => void = () => {},
): void {
  test('every answer is complete: no broken number, no banned word, a short verdict', () => {
    const combined = choices.reduce<string[]>(
      (typed, next) => typed.flatMap((before) => next.map((more) => `${before}; ${more}`)),
      [''],
    );
    for (const typed of combined) {
      const answer = answerCalculator(calculator, readInput(calculator, typed));
      expectSoundAnswer(answer);
      check(answer);
    }
  });
}

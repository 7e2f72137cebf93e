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
import { Dice } from './seeded-random.ts';

type PartOf = (answer: CalculatorAnswer) => string;
const list = (lines: readonly string[] = []) => lines.join(' / ');

const answerParts: Record<string, PartOf> = {
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
  captions: ({ tables = [] }) => list(tables.map(({ caption }) => caption)),
  assumptions: ({ assumptions }) => list(assumptions),
  chart: ({ chart }) => chart?.title ?? '',
  bars: ({ chart }) =>
    list(
      chart?.bars.map(({ label, parts, against }) => {
        const drawn = parts.map((part) => `${part.label} ${part.value ?? Math.round(part.amount)}`);
        return `${label}: ${drawn.join(', ')}${against ? ` of ${against.amount}` : ''}`;
      }),
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
 * Tag of a table of answers. Columns: `typed`, then parts of the answer, `row …` (of its working), `question` (what was asked, in one line), `field` (that are rejected)
 * and `error` (their messages). Every answer is sound.
 * @param given is typed in each row that does not say otherwise.
 * @param parts are columns of this test alone.
 */
export function testAnswers<All extends CalculatorFields>(
  calculator: Calculator<All>,
  {
    given = '',
    today = '2026-11-23',
    parts: ownParts = {},
  }: { given?: string; today?: IsoDate; parts?: Record<string, PartOf> } = {},
) {
  return testRows(['typed'], ({ typed: cell = '' }) => {
    const typed = readInput(calculator, `${given}; ${cell}`);
    const outcome = parseCalculatorQuery(calculator, (name) => typed[name] ?? '', today);
    const errors = outcome.kind === 'invalid' ? Object.entries(outcome.errors) : [];
    const answer = outcome.kind === 'valid' ? calculator.answer(outcome.input, today) : null;
    if (answer) expectSoundAnswer(answer);
    const parts = [
      ...Object.entries({ ...answerParts, ...ownParts }).map(([name, partOf]) => [
        name,
        () => partOf(answerCalculator(calculator, typed, today)),
      ]),
      ...(answer?.working.rows ?? []).map(({ label, value }) => [`row ${label}`, () => value]),
    ];
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

/**
 * For many inputs, a larger value of a field never lowers (`up`) or never raises (`down`) the sum.
 * @param ranges are the values that are drawn, `up` and `down` by how much more at most.
 */
export function testDirections<All extends CalculatorFields>(
  calculator: Calculator<All>,
  sumOf: (answer: CalculatorAnswer) => number,
  ranges: { [Name in keyof All]?: readonly [number, number] },
  { up, down }: { [Direction in 'up' | 'down']: { [Name in keyof All]?: number } },
): void {
  test('a larger value never moves the sum in the wrong direction', () => {
    const dice = new Dice(16);
    for (let round = 0; round < 400; round += 1) {
      const drawn = Object.entries(ranges as Record<string, readonly [number, number]>).map(
        ([name, [min, max]]) => [name, min + dice.below(max - min)] as const,
      );
      const input = Object.fromEntries(drawn.map(([name, value]) => [name, String(value)]));
      const sum = (more = {}) =>
        sumOf(answerCalculator(calculator, { ...input, ...more } as TypedValues<All>));
      const before = sum();
      const moved = (changes: object, isUp: boolean) =>
        Object.entries<number>(changes as Record<string, number>).flatMap(([name, by]) => {
          const after = sum({ [name]: String(Number(input[name] ?? 0) + dice.below(by)) });
          return (isUp ? after < before : after > before) ? [{ name, input, before, after }] : [];
        });
      expect([...moved(up, true), ...moved(down, false)]).toEqual([]);
    }
  });
}

/** The answer of a calculator to typed values. @throws its error messages where the values are invalid. */
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

export function answerCalculator<All extends CalculatorFields>(
  calculator: Calculator<All>,
  typed: TypedValues<All>,
  today: IsoDate = '2026-11-23',
): CalculatorAnswer {
  const outcome = parseCalculatorQuery(calculator, (name) => typed[name] ?? '', today);
  if (outcome.kind === 'valid') return calculator.answer(outcome.input, today);
  throw new Error(JSON.stringify(outcome));
}

/** What was asked, in one line above the answer. */
export function questionText<All extends CalculatorFields>(
  calculator: Calculator<All>,
  typed: TypedValues<All>,
  today: IsoDate = '2026-11-23',
): string {
  const outcome = parseCalculatorQuery(calculator, (name) => typed[name] ?? '', today);
  if (outcome.kind === 'valid') return calculator.inputSummary(outcome.input, today);
  throw new Error(JSON.stringify(outcome));
}

/** All sentences of an answer: its lines, its steps, the exception and what is folded. */
export function answerText({ text, nextSteps, exception, reasons }: CalculatorAnswer): string {
  return [
    ...(exception ? [`${exception.title}.`, exception.text] : []),
    ...text,
    ...nextSteps.map((step) => `${step.text}.`),
    ...(reasons?.text ?? []),
  ].join(' ');
}

/** "A policy each for your parents (Each parent: ₹20 lakh)" */
export function verdictWithNumbers({ verdict, numbers }: CalculatorAnswer): string {
  if (numbers.length === 0) return verdict;
  return `${verdict} (${numbers.map(({ label, value }) => `${label}: ${value}`).join(', ')})`;
}

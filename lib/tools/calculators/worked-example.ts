/** An example of a calculator with its answer: its page prints it, so that the page shows what the tool does. */
import type { SearchedAnswers } from '../../content/calculators/calculator-text.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { lowerFirst } from '../../text/words.ts';
import { answerTyped } from './answer-typed.ts';
import type { Calculator, CalculatorAnswer, CalculatorFields } from './calculator.ts';
import { calculatorSearch, type TypedValues } from './parse-calculator-query.ts';

export type WorkedExample = {
  label: string;
  answer: CalculatorAnswer;
  /** The query of its answer's address. */
  search: string;
};

/**
 * The first example, which is at the top of the page.
 * @param day on which the example is counted.
 * @throws for a calculator without a valid example: its page must not build.
 */
export function workedExample<All extends CalculatorFields>(
  calculator: Calculator<All>,
  day: IsoDate,
): WorkedExample {
  return worked(calculator, firstExample(calculator), day);
}

/** @throws for a row that is not valid: its page must not build. */
export function searchedAnswers(
  calculator: Calculator,
  rows: SearchedAnswers['rows'],
  day: IsoDate,
): WorkedExample[] {
  return rows.map((row) => worked(calculator, row, day));
}

/**
 * One line an example: "₹15 lakh a year: cover to buy ₹3.1 crore. You need life cover for 30 years." A verdict
 * that the line before it has too is left out.
 */
export function examplesInWords(examples: readonly WorkedExample[]): string[] {
  return examples.map(({ label, answer: { numbers, verdict } }, place) => {
    const sums = numbers.map((number) => `${lowerFirst(number.label)} ${number.value}`).join(', ');
    const isRepeated = examples[place - 1]?.answer.verdict === verdict;
    return `${label}: ${sums}.${isRepeated ? '' : ` ${verdict}.`}`;
  });
}

function worked<All extends CalculatorFields>(
  calculator: Calculator<All>,
  { label, typed }: { label: string; typed: TypedValues<All> },
  day: IsoDate,
): WorkedExample {
  return {
    label,
    answer: answerTyped(calculator, typed, day),
    search: calculatorSearch(calculator, typed),
  };
}

/** @throws for a calculator without an example. */
export function firstExample<All extends CalculatorFields>(calculator: Calculator<All>) {
  const [example] = calculator.examples ?? [];
  if (!example) throw new Error(`No example for ${calculator.id}`);
  return example;
}

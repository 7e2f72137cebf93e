/** A calculator's first example with its answer: its page prints it, so that the page shows what the tool does. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { answerTyped } from './answer-typed.ts';
import type { Calculator, CalculatorAnswer, CalculatorFields } from './calculator.ts';
import { calculatorSearch } from './parse-calculator-query.ts';

export type WorkedExample = {
  label: string;
  answer: CalculatorAnswer;
  /** The query of its answer's address. */
  search: string;
};

/**
 * @param day on which the example is counted.
 * @throws for a calculator without a valid example: its page must not build.
 */
export function workedExample<All extends CalculatorFields>(
  calculator: Calculator<All>,
  day: IsoDate,
): WorkedExample {
  const { label, typed } = firstExample(calculator);
  return {
    label,
    answer: answerTyped(calculator, typed, day),
    search: calculatorSearch(calculator, typed),
  };
}

/** @throws for a calculator without an example. */
export function firstExample<All extends CalculatorFields>({ id, examples }: Calculator<All>) {
  const [example] = examples ?? [];
  if (!example) throw new Error(`No example for ${id}`);
  return example;
}

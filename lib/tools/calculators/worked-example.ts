/** An example of a calculator with its answer: its page prints it, so that the page shows what the tool does. */
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
 * @param place of the example in the form; the first one is at the top of the page.
 * @throws for a calculator without a valid example: its page must not build.
 */
export function workedExample<All extends CalculatorFields>(
  calculator: Calculator<All>,
  day: IsoDate,
  place = 0,
): WorkedExample {
  const { label, typed } = exampleAt(calculator, place);
  return {
    label,
    answer: answerTyped(calculator, typed, day),
    search: calculatorSearch(calculator, typed),
  };
}

/** "Cover to buy: ₹3.1 crore. Life cover for 30 years, until you are 60.", for an example that has no headline. */
export function exampleInWords({ answer: { numbers, verdict } }: WorkedExample): string {
  return [...numbers.map(({ label, value }) => `${label}: ${value}`), verdict]
    .map((part) => `${part}.`)
    .join(' ');
}

/** @throws for a calculator without an example. */
export function firstExample<All extends CalculatorFields>(calculator: Calculator<All>) {
  return exampleAt(calculator, 0);
}

function exampleAt<All extends CalculatorFields>({ id, examples }: Calculator<All>, place: number) {
  const example = examples?.[place];
  if (!example) throw new Error(`No example for ${id}`);
  return example;
}

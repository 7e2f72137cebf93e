/** A calculator's first example with its answer: its page prints it, so that the page shows what the tool does. */
import type { IsoDate } from '../../dates/iso-date.ts';
import type { Calculator, CalculatorAnswer, CalculatorFields } from './calculator.ts';
import { calculatorSearch, parseCalculatorQuery } from './parse-calculator-query.ts';

export type WorkedExample = {
  label: string;
  answer: CalculatorAnswer;
  /** The query of its answer's address. */
  search: string;
};

/**
 * @param day on which the example is counted: fixed, because a prerendered page must not change from day to day.
 * @throws for a calculator without an example, or whose example is invalid: its page must not build.
 */
export function workedExample<All extends CalculatorFields>(
  calculator: Calculator<All>,
  day: IsoDate,
): WorkedExample {
  const [example] = calculator.examples ?? [];
  if (!example) throw new Error(`No example for ${calculator.id}`);
  const outcome = parseCalculatorQuery(calculator, (name) => example.typed[name] ?? '', day);
  if (outcome.kind !== 'valid') throw new Error(`The example of ${calculator.id} is not valid`);
  return {
    label: example.label,
    answer: calculator.answer(outcome.input, day),
    search: calculatorSearch(calculator, example.typed),
  };
}

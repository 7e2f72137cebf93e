import type { IsoDate } from '../../dates/iso-date.ts';
import type { Calculator, CalculatorAnswer, CalculatorFields } from './calculator.ts';
import { parseCalculatorQuery, type TypedValues } from './parse-calculator-query.ts';

/**
 * The answer to an example that is part of a prerendered page.
 * @param day on which it is counted: fixed, because the page must not change from day to day.
 * @throws for values that are not valid: the page must not build.
 */
export function answerTyped<All extends CalculatorFields>(
  calculator: Calculator<All>,
  typed: TypedValues<All>,
  day: IsoDate,
): CalculatorAnswer {
  const outcome = parseCalculatorQuery(calculator, (name) => typed[name] ?? '', day);
  if (outcome.kind !== 'valid') throw new Error(`An example of ${calculator.id} is not valid`);
  return calculator.answer(outcome.input, day);
}

/**
 * The address and the title of an answer. The address is written from its parsed values: two visitors with the same
 * figures have the same one, and no text that somebody typed is in it.
 */
import { answerPath, maxAnswerAddressLength } from '../../site/tool-paths.ts';
import type {
  Calculator,
  CalculatorAnswer,
  CalculatorFields,
  CalculatorInput,
  FieldDefinition,
} from './calculator.ts';
import { calculatorSearch, type TypedValues } from './parse-calculator-query.ts';

/** @returns null for one that is too long. */
export function answerAddress<All extends CalculatorFields>(
  { path, product }: { path: string; product?: string },
  calculator: Pick<Calculator<All>, 'fields'>,
  input: CalculatorInput<All>,
): string | null {
  const typed = Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => [name, textOf(field, input[name])]),
  ) as TypedValues<All>;
  const address = `${answerPath(path)}?${calculatorSearch(calculator, typed, product)}`;
  return address.length <= maxAnswerAddressLength ? address : null;
}

/** What its field parses to the same value again; empty for none. */
function textOf({ kind }: FieldDefinition, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'flag') return value === true ? 'yes' : '';
  // One a line: in a line, a comma may group the digits of one sum.
  if (kind === 'rows') return (value as readonly number[]).join('\n');
  if (kind === 'ages') return (value as readonly number[]).join(', ');
  return String(value);
}

/**
 * "₹20 lakh: Health insurance cover calculator": tabs and history tell answers apart. Others may see them: without the
 * verdict, which may name an illness, and without a date.
 */
export function answerTitle(label: string, { numbers }: Pick<CalculatorAnswer, 'numbers'>): string {
  const number = numbers.find(({ value }) => !/\b\d{4}\b/.test(value));
  return number ? `${number.value}: ${label}` : `Your answer: ${label}`;
}

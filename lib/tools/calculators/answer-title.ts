import type { CalculatorAnswer } from './calculator.ts';

/**
 * "₹20 lakh: Health insurance cover calculator": tabs and history tell answers apart. Others may see them: without the
 * verdict, which may name an illness, and without a date.
 */
export function answerTitle(label: string, { numbers }: Pick<CalculatorAnswer, 'numbers'>): string {
  const number = numbers.find(({ value }) => !/\b\d{4}\b/.test(value));
  return number ? `${number.value}: ${label}` : `Your answer: ${label}`;
}

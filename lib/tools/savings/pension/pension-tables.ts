/** An income after its first day: the purchasing power of a level one, and the withdrawals of a rising one. */
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerTable } from '../../calculators/calculator.ts';
import { discountedValue } from '../../money/saving-goal.ts';

/** Rates in per cent, as typed. */
type Income = { age: number; from: number; inflation: number; rate: number };

/** Upper limit of the age in plans. */
export const maxIncomeAge = 115;

export function levelTable({ age, from, inflation }: Income, futureIncome: number): AnswerTable {
  return {
    caption: `What ${rupeesInWords(futureIncome)} a month still buys`,
    columns: ['When you are', 'Worth in today’s rupees'],
    rows: [0, 10, 20, 30]
      .filter((later) => from + later <= maxIncomeAge)
      .map((later) => [
        String(from + later),
        rupeesInWords(discountedValue(futureIncome, from + later - age, inflation / 100)),
      ]),
  };
}

/** Without an annuity: the income rises with inflation, is paid at the start of each year, and ends at an age. */
export function drawdownTable(
  { from, inflation, rate }: Income,
  futureIncome: number,
): AnswerTable {
  const step = (1 + inflation / 100) / (1 + rate / 100);
  const neededFor = (years: number) =>
    Array.from({ length: years }).reduce<number>((sum) => sum * step + futureIncome * 12, 0);
  return {
    caption: 'If you draw a rising income from your own savings',
    columns: ['They last for', `Needed at ${from}`],
    rows: [15, 20, 25, 30]
      .filter((years) => from + years <= maxIncomeAge)
      .map((years) => [`${years} years, to age ${from + years}`, rupeesInWords(neededFor(years))]),
  };
}

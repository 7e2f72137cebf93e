/** Shows the first of an answer's exceptions, which are in order of importance, and folds the others. */
import type { Prose } from '../../content/types.ts';
import { crore, rupeesInWords } from '../../input/rupees.ts';
import type { AnswerException, CalculatorAnswer, ChartPart } from './calculator.ts';
import { maxNumberLength } from './calculator.ts';

/** @param fold what the fold says: by default the other exceptions alone. An empty fold is left out. */
export function foldExceptions(
  [exception, ...others]: readonly AnswerException[],
  caption: string,
  fold: (others: readonly AnswerException[]) => Prose[] = (rest) => rest.map(exceptionSentence),
): Pick<CalculatorAnswer, 'exception' | 'reasons'> {
  const text = fold(others);
  return {
    ...(exception && { exception }),
    ...(text.length > 0 && { reasons: { caption, text } }),
  };
}

export function exceptionSentence({ title, text }: AnswerException): Prose {
  return `${title}. ${text}`;
}

/**
 * The parts of a bar that are not zero: a zero has nothing to draw, and where it is the point a sentence says it. A bar
 * without any keeps its first part.
 * @param least an amount below it is a rounding error.
 */
export function chartParts(parts: readonly ChartPart[], least = 0.5): ChartPart[] {
  const seen = parts.filter(({ amount }) => amount >= least);
  return seen.length > 0 ? seen : parts.slice(0, 1).map((part) => ({ ...part, amount: 0 }));
}

/**
 * A sum in words that fits an answer's large digits: above ₹1,000 crore without decimals, and above what fits at all
 * only that it is more. Nobody saves such sums, but a slip of the finger asks for them.
 */
export function headlineSum(amount: number): string {
  const wholeCrores = Math.round(amount / crore) * crore;
  const texts = [rupeesInWords(amount), rupeesInWords(wholeCrores)];
  return texts.find((text) => text.length <= maxNumberLength) ?? '> ₹9,999 crore';
}

/** Shows the first of an answer's exceptions, which are in order of importance, and folds the others. */
import type { Prose } from '../../content/types.ts';
import type { AnswerException, CalculatorAnswer } from './calculator.ts';

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

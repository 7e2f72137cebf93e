/** The answers that a Hindi page shows: among those that match as well, the ones in Hindi are first. */
import type { FoundAnswers } from './find-answers.ts';

type Answer = { title: string; answerInHindi?: readonly string[] };

/** @param toHindi the Hindi of a text of the site; the text itself where it has none. */
export function hindiFirst(found: FoundAnswers, toHindi: (text: string) => string): FoundAnswers {
  const isInHindi = ({ title, answerInHindi = [] }: Answer) =>
    [toHindi(title), ...answerInHindi.slice(0, 1)].every((text) =>
      /\p{Script=Devanagari}/u.test(text),
    );
  const inOrder = <T extends Answer>(answers: readonly T[]) => [
    ...answers.filter(isInHindi),
    ...answers.filter((one) => !isInHindi(one)),
  ];
  // The best answers and the others stay apart: a question that English pages alone answer is not answered by others.
  return { ...found, nearest: inOrder(found.nearest), others: inOrder(found.others) };
}

/** The answers that a Hindi page shows: the best one, and then those in Hindi before those in English. */
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
  const [best, ...more] = found.nearest;
  return {
    ...found,
    nearest: best ? [best, ...inOrder(more)] : [],
    others: inOrder(found.others),
  };
}

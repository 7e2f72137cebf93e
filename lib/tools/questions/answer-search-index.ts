/**
 * The words of the answers that stand on product pages, for the search of /faqs, which shows their questions
 * only. Fetched when someone searches: in the page they would weigh a sixth of it.
 */
import { plainText } from '../../content/plain-text.ts';
import { productQuestions } from '../../content/questions.ts';
import type { Question } from '../../content/types.ts';

/** Words of an answer by the id of its question. */
export type AnswerSearchIndex = Readonly<Record<string, string>>;

export function answerSearchIndex(): AnswerSearchIndex {
  const linked = productQuestions.flatMap(({ onProductPage }) => onProductPage);
  return Object.fromEntries(linked.map((question) => [question.id, wordsIn(question)]));
}

/** Each word once, and none that the question has. */
function wordsIn({ question, answer }: Question): string {
  const asked = new Set(split(question));
  const words = new Set(answer.flatMap((paragraph) => split(plainText(paragraph))));
  return [...words]
    .filter((word) => !asked.has(word))
    .sort()
    .join(' ');
}

function split(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}₹’'-]+/gu) ?? [];
}

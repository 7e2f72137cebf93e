/**
 * The search of /faqs on the page as the server sent it: what does not match is hidden, what matches is
 * opened. It changes `hidden` and `open` only, and undoes both when the search is empty again.
 */
import { normalizeForSearch } from '../../input/match-terms.ts';
import type { AnswerSearchIndex } from './answer-search-index.ts';
import { maxOpenedAnswers } from './format-question-count.ts';
import { matchesQuery, parseQuestionQuery } from './parse-question-query.ts';

export type IndexedQuestion = { element: Element; text: string };

/**
 * @param groups holds lists marked `data-questions`; each child of such a list is one question.
 * @param words of the answers that questions only link to.
 */
export function indexQuestions(groups: Element, words: AnswerSearchIndex = {}): IndexedQuestion[] {
  return [...groups.querySelectorAll('[data-questions] > *')].map((element) => {
    const id = element.querySelector<HTMLAnchorElement>(':scope > a')?.hash.slice(1) ?? '';
    return { element, text: normalizeForSearch(`${textOf(element)} ${words[id] ?? ''}`) };
  });
}

/** Without what is no part of question or answer: the link that copies, and what it says. */
function textOf(element: Element): string {
  const text = element.cloneNode(true) as Element;
  for (const tool of text.querySelectorAll('[data-print="no"]')) tool.remove();
  return text.textContent ?? '';
}

/** @returns how many questions match. */
export function showMatches(
  groups: Element,
  questions: readonly IndexedQuestion[],
  query: string,
): number {
  const parts = parseQuestionQuery(query);
  const matches = questions.filter(({ text }) => matchesQuery(text, parts));
  const answers = matches.filter(({ element }) => element instanceof HTMLDetailsElement);
  // A box of links is no wall of text.
  const isOpened = (box: Element) =>
    parts.length > 0 &&
    (answers.length <= maxOpenedAnswers || box.querySelector('[data-questions]') !== null);
  for (const box of groups.querySelectorAll<HTMLElement>(
    'section, details, [data-questions] > *',
  )) {
    const holdsMatch = matches.some(({ element }) => box.contains(element));
    box.hidden = !holdsMatch;
    if (box instanceof HTMLDetailsElement) box.open = holdsMatch && isOpened(box);
  }
  return matches.length;
}

/** Opens the question that the URL's fragment names: not every browser does it by itself. */
export function openTarget(): void {
  const id = location.hash.slice(1);
  const details = id ? document.getElementById(id)?.closest('details') : null;
  if (!details || details.open) return;
  details.open = true;
  details.scrollIntoView();
}

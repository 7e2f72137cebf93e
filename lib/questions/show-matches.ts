/**
 * The search of /faqs on the page as the server sent it: what does not match is hidden, what matches is
 * opened. It changes `hidden` and `open` only, and undoes both when the search is empty again.
 */
import { holdsAll, searchable, wordsOf } from '../words/match-words.ts';
import { openedAtOnce } from './question-words.ts';

export type IndexedQuestion = { element: Element; text: string };

/** @param groups holds lists marked `data-questions`; each child of such a list is one question. */
export function indexQuestions(groups: Element): IndexedQuestion[] {
  return [...groups.querySelectorAll('[data-questions] > *')].map((element) => ({
    element,
    text: searchable(element.textContent ?? ''),
  }));
}

/** @returns how many questions match. */
export function showMatches(
  groups: Element,
  questions: readonly IndexedQuestion[],
  query: string,
): number {
  const words = wordsOf(query);
  const matches = questions.filter(({ text }) => holdsAll(text, words));
  const isOpened = words.length > 0 && matches.length <= openedAtOnce;
  for (const box of groups.querySelectorAll<HTMLElement>(
    'section, details, [data-questions] > *',
  )) {
    const holdsMatch = matches.some(({ element }) => box.contains(element));
    box.hidden = !holdsMatch;
    if (box instanceof HTMLDetailsElement) box.open = isOpened && holdsMatch;
  }
  return matches.length;
}

/** Opens the question an address points at: not every browser does it by itself. */
export function openTarget(): void {
  const id = location.hash.slice(1);
  const details = id ? document.getElementById(id)?.closest('details') : null;
  if (!details || details.open) return;
  details.open = true;
  details.scrollIntoView();
}

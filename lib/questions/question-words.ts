/** What the search of /faqs says about its result. */

/** So many matches are opened at once; more would be a wall of text. */
export const openedAtOnce = 8;

export function sayFound(found: number, all: number, query: string): string {
  const asked = query.trim();
  if (!asked) return `${all} questions.`;
  if (found === 0) return `None of the ${all} questions matches “${asked}”.`;
  const rest = found === all ? '' : ' The others are hidden.';
  const match = found === 1 ? 'question matches' : 'questions match';
  const next = found > openedAtOnce ? ' Open one, or add a word.' : '';
  return `${found} of ${all} ${match} “${asked}”.${next}${rest}`;
}

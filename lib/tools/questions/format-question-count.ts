/** What the search of /faqs says about its result. */
import { cleanQuery } from '../../input/match-terms.ts';

/** So many answers are opened at once; more would be a wall of text. */
export const maxOpenedAnswers = 8;

/** Whether the answers that stand on other pages are searched too: not yet, yes, or they did not come. */
export type AnswersState = 'awaited' | 'searched' | 'missing';

export function formatQuestionCount(
  found: number,
  all: number,
  query: string,
  answers: AnswersState = 'searched',
): string {
  const asked = cleanQuery(query);
  if (!asked) return `${all} questions.`;
  if (found === 0) return formatNoResult(all, asked, answers);
  const rest = found === all ? '' : ' The others are hidden.';
  const match = `${all === 1 ? 'question' : 'questions'} ${found === 1 ? 'matches' : 'match'}`;
  const next = found > maxOpenedAnswers ? ' Add a word to see fewer.' : '';
  return `${found} of ${all} ${match} “${asked}”.${next}${rest}${limits[answers]}`;
}

const limits: Record<AnswersState, string> = {
  awaited: ' The answers on product pages are being searched too.',
  searched: '',
  missing: ' The answers on product pages could not be searched just now.',
};

function formatNoResult(all: number, asked: string, answers: AnswersState): string {
  if (answers === 'searched')
    return `None of the ${all} questions or their answers match “${asked}”.`;
  return `None of the ${all} questions matches “${asked}” here.${limits[answers]}`;
}

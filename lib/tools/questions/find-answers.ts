/** The one function behind the search of questions: what was asked, and what answers it, nearest first. */
import type { AnswerDocument } from './answer-document.ts';
import type { AnswerIndex } from './answer-index.ts';
import { answerPages } from './answer-pages.ts';
import { parseQuestion } from './parse-question.ts';

/** Nobody asks at greater length; what is longer is cut. */
export const maxQuestionLength = 200;

const maxFullAnswers = 3;
const maxPagesAmongNearest = 2;
const maxLinks = 7;

export type FoundAnswers = {
  question: string;
  /** The nearest, to be read at once; none when nothing comes near. */
  nearest: readonly AnswerDocument[];
  /** More to choose from; where nothing is near, the pages that most people come for. */
  others: readonly { href: string; title: string }[];
};

const pages = new Set(answerPages.map(({ href }) => href));

/** Where people go on whose question we do not understand. */
const fallbackPaths = ['/contact-us', '/claim', '/renewal', '/customer-login', '/health-insurance'];

export function findAnswers(index: AnswerIndex, query: string): FoundAnswers {
  const question = query.replace(/\s+/g, ' ').trim().slice(0, maxQuestionLength);
  const terms = parseQuestion(question);
  const telling = terms.filter(({ isDistinctive }) => isDistinctive);
  // "Where is zeppelin" is not answered by whatever says "where is".
  const isNear = telling.length === 0 || index.search(telling).length > 0;
  const found = isNear ? index.search(terms) : [];
  const nearest = nearestOf(found);
  const others =
    found.length > 0
      ? found.filter((one) => !nearest.includes(one)).slice(0, maxLinks)
      : answerPages.filter(({ href }) => fallbackPaths.includes(href));
  return { question, nearest, others };
}

/** Two whole pages at most: the third is an answer that can be read at once. */
function nearestOf(found: readonly AnswerDocument[]): AnswerDocument[] {
  const leftOut = found.filter(({ href }) => pages.has(href)).slice(maxPagesAmongNearest);
  return found.filter((one) => !leftOut.includes(one)).slice(0, maxFullAnswers);
}

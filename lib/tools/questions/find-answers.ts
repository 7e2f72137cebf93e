/** The entry point of the question search: from a question to its best answers. */
import type { AnswerDocument } from './answer-document.ts';
import type { AnswerIndex } from './answer-index.ts';
import { answerPages } from './answer-pages.ts';
import { parseQuestion, type QuestionTerm } from './parse-question.ts';
import { hypotheticalWords, troubles } from './troubles.ts';

/** Longer input is cut. */
export const maxQuestionLength = 200;

const maxFullAnswers = 3;
const maxPagesAmongNearest = 2;
const maxLinks = 5;

export type FoundAnswers = {
  question: string;
  /** The best answers, shown in full; empty when nothing matches well. */
  nearest: readonly AnswerDocument[];
  /** More results as links; without a good match, the most visited pages. */
  others: readonly { href: string; title: string }[];
};

const pages = new Set(answerPages.map(({ href }) => href));

/** Links for a question that the search does not understand. */
const fallbackPaths = ['/contact-us', '/claim', '/renewal', '/customer-login', '/health-insurance'];

export function findAnswers(index: AnswerIndex, query: string): FoundAnswers {
  const question = query.replace(/\s+/g, ' ').trim().slice(0, maxQuestionLength);
  const terms = parseQuestion(question);
  const distinctive = terms.filter(({ isDistinctive }) => isDistinctive);
  // Question words alone do not match: "where is zeppelin" must not find every "where is".
  const isNear = distinctive.length === 0 || index.search(distinctive).length > 0;
  const found = isNear ? withHelpFirst(index.search(terms), terms) : [];
  const nearest = nearestOf(found);
  const others =
    found.length > 0
      ? found.filter((one) => !nearest.includes(one)).slice(0, maxLinks)
      : answerPages.filter(({ href }) => fallbackPaths.includes(href));
  return { question, nearest, others };
}

/** Somebody in trouble reads first what to do. */
function withHelpFirst(found: readonly AnswerDocument[], terms: readonly QuestionTerm[]) {
  const words = new Set(terms.map(({ word }) => word));
  const has = (list: readonly string[]) => list.some((word) => words.has(word));
  const trouble = has(hypotheticalWords)
    ? undefined
    : troubles.find(({ about, said }) => has(about) && has(said));
  const isHelp = ({ href }: AnswerDocument) => href === trouble?.href;
  return [...found.filter(isHelp), ...found.filter((one) => !isHelp(one))];
}

/** At most two whole pages, so that the third result is an answer shown in full. */
function nearestOf(found: readonly AnswerDocument[]): AnswerDocument[] {
  const leftOut = found.filter(({ href }) => pages.has(href)).slice(maxPagesAmongNearest);
  return found.filter((one) => !leftOut.includes(one)).slice(0, maxFullAnswers);
}

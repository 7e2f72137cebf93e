/** The entry point of the question search: from a question to its best answers. */
import { findClaimType } from '../../content/claims/all-claims.ts';
import { maxQuestionLength } from '../../site/answer-fields.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { type ClaimTypeId, claimPath } from '../../site/tool-routes.ts';
import type { AnswerDocument } from './answer-document.ts';
import type { AnswerIndex } from './answer-index.ts';
import { answerPages } from './answer-pages.ts';
import { withMatchingLines } from './matching-lines.ts';
import { parseQuestion, type QuestionTerm } from './parse-question.ts';
import {
  deathWords,
  generalWords,
  hypotheticalOpenings,
  hypotheticalWords,
  refusalWords,
  roadWords,
  type Trouble,
  troubles,
} from './troubles.ts';

const maxFullAnswers = 3;
const maxPagesAmongNearest = 2;
const maxLinks = 5;

export type FoundAnswers = {
  question: string;
  /** The best answers, shown in full; empty when nothing matches well. */
  nearest: readonly AnswerDocument[];
  /** More results as links; without a good match, the most visited pages. */
  others: readonly { href: string; title: string }[];
  /** Choices after an accident, which are read before the answer, below the emergency numbers. */
  choices: readonly AnswerChoice[];
  /** Without an answer: the question's words that the site's texts have, in the order of the alphabet, for the log. */
  unanswered: readonly string[];
};

const aboutDeath = /\b(die[ds]?|dead|deaths?|killed|suicide)\b/i;

const roadDeathHref = `${answerPath(claimPath('motor-third-party'))}?role=died`;

const pages = new Set(answerPages.map(({ href }) => href));

/** Links for a question that the search does not understand. */
const fallbackPaths = ['/contact-us', '/claim', '/renewal', '/customer-login', '/health-insurance'];

export function findAnswers(index: AnswerIndex, query: string): FoundAnswers {
  const question = query.replace(/\s+/g, ' ').trim().slice(0, maxQuestionLength);
  const terms = parseQuestion(question, index.readHindi);
  const distinctive = terms.filter(({ isDistinctive }) => isDistinctive);
  const words = new Set(terms.map(({ word }) => word));
  const trouble = troubleIn(terms);
  const isNear = trouble !== undefined || index.isKnown(terms);
  const choices = isNear && trouble?.isAccident ? accidentChoices : [];
  const chosen = choices.flatMap(({ links }) => links.map(({ href }) => href));
  const found = isNear ? withoutChosen(searchAll(), chosen) : [];
  const nearest = nearestOf(found);
  const others =
    found.length > 0
      ? found.filter((one) => !nearest.includes(one)).slice(0, maxLinks)
      : answerPages.filter(({ href }) => fallbackPaths.includes(href));
  return {
    question,
    nearest: nearest.map((one) => withMatchingLines(one, terms)),
    others,
    choices,
    unanswered: nearest.length > 0 ? [] : knownWords(distinctive, index),
  };

  function searchAll(): readonly AnswerDocument[] {
    const answers = withoutDeath(withoutRoad(index.search(terms), words), words, trouble);
    return withHelpFirst(withoutReasons(answers, words), trouble);
  }
}

/** No figure, and no name that the site does not have. */
function knownWords(terms: readonly QuestionTerm[], { isSpelt }: AnswerIndex): string[] {
  return terms
    .filter(({ term, word, isTyped }) => isTyped && isSpelt(term) && !/\d/.test(word))
    .map(({ word }) => word)
    .sort();
}

function troubleIn(terms: readonly QuestionTerm[]): Trouble | undefined {
  const all = new Set(terms.map(({ word }) => word));
  const typed = new Set(terms.filter(({ isTyped }) => isTyped).map(({ word }) => word));
  const has = (list: readonly string[], words = all) => list.some((word) => words.has(word));
  const isOnly = (list: readonly string[]) =>
    terms
      .filter(({ isTyped, isDistinctive }) => isTyped && isDistinctive)
      .every(({ of }) =>
        terms.some((one) => one.of.some((word) => of.includes(word)) && list.includes(one.word)),
      );
  const [opening] = terms;
  const isHypothetical =
    has(hypotheticalWords) || (opening && hypotheticalOpenings.includes(opening.word));
  return troubles.find(
    ({ about, said, isSaidTyped, unlessSaid = [], isAll, evenHypothetical }) =>
      has(about) &&
      (!isAll || isOnly([...about, ...said, ...generalWords])) &&
      has(said, isSaidTyped ? typed : all) &&
      !has(unlessSaid) &&
      (evenHypothetical || !isHypothetical),
  );
}

/** The choices are not repeated among the answers, unless nothing else was found. */
function withoutChosen(found: readonly AnswerDocument[], chosen: readonly string[]) {
  const others = found.filter(({ href }) => !chosen.includes(href));
  return others.length > 0 ? others : found;
}

/** Somebody in trouble reads first what to do. */
function withHelpFirst(found: readonly AnswerDocument[], trouble?: Trouble) {
  const isHelp = ({ href }: AnswerDocument) => href === trouble?.href;
  return [...found.filter(isHelp), ...found.filter((one) => !isHelp(one))];
}

/** Where nothing was refused, one reason of a refusal is shown in full at most, after two answers. */
function withoutReasons(found: readonly AnswerDocument[], words: ReadonlySet<string>) {
  if (refusalWords.some((word) => words.has(word))) return found;
  const isReason = ({ tool }: AnswerDocument) => tool === 'reason';
  const [best] = found.slice(0, maxFullAnswers).filter(isReason);
  const others = found.filter((one) => !isReason(one));
  const first = [...others.slice(0, 2), ...(best ? [best] : [])];
  return [...new Set([...first, ...others.slice(0, maxFullAnswers), ...found])];
}

/** The family after any other death is not led to the claims tribunal, unless nothing else matches. */
function withoutRoad(found: readonly AnswerDocument[], words: ReadonlySet<string>) {
  if (roadWords.some((word) => words.has(word))) return found;
  const others = found.filter(({ href }) => href !== roadDeathHref);
  return others.length > 0 ? others : found;
}

/** A question about "my father" or "a family of 4" gets no answer about a death, unless nothing else matches. */
function withoutDeath(
  found: readonly AnswerDocument[],
  words: ReadonlySet<string>,
  trouble?: Trouble,
) {
  const isAsked =
    deathWords.some((word) => words.has(word)) ||
    // The claim on a life policy is one after a death, or "expired" is said of a person.
    (words.has('claim') && ['life', 'lic', 'term'].some((word) => words.has(word))) ||
    trouble?.href === claimPath('life-death');
  const others = isAsked ? [] : found.filter(({ title }) => !aboutDeath.test(title));
  return others.length > 0 ? others : found;
}

/** At most two whole pages, so that the third result is an answer shown in full. */
function nearestOf(found: readonly AnswerDocument[]): AnswerDocument[] {
  const leftOut = found.filter(({ href }) => pages.has(href)).slice(maxPagesAmongNearest);
  return found.filter((one) => !leftOut.includes(one)).slice(0, maxFullAnswers);
}

type AnswerChoice = {
  heading: string;
  links: readonly { href: string; title: string }[];
};

export const accidentChoices: readonly AnswerChoice[] = [
  { heading: 'Somebody is hurt', links: linksTo('motor-third-party', 'personal-accident') },
  { heading: 'Only the vehicle is damaged', links: linksTo('motor-own-damage', 'two-wheeler') },
];

/** The claim guides of an accident: first for somebody who is hurt, then for the vehicle alone. */
function linksTo(...ids: ClaimTypeId[]): AnswerChoice['links'] {
  return ids.flatMap((id) => {
    const type = findClaimType(id);
    return type ? [{ href: claimPath(id), title: type.heading }] : [];
  });
}

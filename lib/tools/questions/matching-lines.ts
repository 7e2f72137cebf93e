/** The lines of a section that match a question: of a section on several subjects, the one that was asked about. */
import { stemWord, tokenizeText } from '../../text/search/search-terms.ts';
import type { AnswerDocument } from './answer-document.ts';
import type { QuestionTerm } from './parse-question.ts';

const maxLines = 2;
/** Of the best line's score. */
const nearlyAsGood = 0.6;

export function withMatchingLines(
  document: AnswerDocument,
  terms: readonly QuestionTerm[],
): AnswerDocument {
  const inTitle = new Set(tokenizeText(document.title).map(stemWord));
  const asked = terms.filter(({ isDistinctive }) => isDistinctive);
  const best = (document.lines ?? [])
    .map((line) => {
      const said = new Set(tokenizeText(line.text).map(stemWord));
      const matched = asked.filter(({ term }) => said.has(term));
      // What the heading says already tells the lines apart by little.
      const weights = matched.map(({ term, weight }) => (inTitle.has(term) ? weight / 2 : weight));
      return { ...line, score: weights.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .filter(({ score }, _, [first]) => score >= (first?.score ?? 0) * nearlyAsGood)
    .slice(0, maxLines);
  if (best.length === 0) return document;
  return {
    ...document,
    answer: best.map(({ text }) => text),
    answerInHindi: best.map(({ inHindi }) => inHindi),
  };
}

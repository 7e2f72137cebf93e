/** The documents in a full-text index, made once: what stands in a title or in how people ask weighs most. */
import MiniSearch from 'minisearch';
import type { AnswerDocument } from './answer-document.ts';
import type { QuestionTerm } from './parse-question.ts';
import { stemWord, tokenizeText } from './search-terms.ts';

export type AnswerIndex = {
  /** What has one of the terms, nearest first. */
  search: (terms: readonly QuestionTerm[]) => AnswerDocument[];
};

const titleWeight = 3;
const keywordsWeight = 3;
const paraphrasesWeight = 1.5;
const topicWeight = 1.5;
const pageWeight = 0.3;

export function buildAnswerIndex(documents: readonly AnswerDocument[]): AnswerIndex {
  const terms = new Set<string>();
  const index = new MiniSearch<AnswerDocument>({
    idField: 'href',
    fields: ['title', 'keywords', 'paraphrases', 'topic', 'words', 'page'],
    tokenize: tokenizeText,
    processTerm: (word, field) => {
      const term = stemWord(word);
      // How people ask has their slips in it: it says nothing about how a word is spelt.
      if (field !== 'paraphrases') terms.add(term);
      // Whole as well: a wrong letter can change the stem beyond recognition.
      return term === word ? term : [term, word];
    },
  });
  index.addAll(documents);
  const byHref = new Map(documents.map((document) => [document.href, document]));
  return {
    search: (asked) => {
      const found = index.search(
        {
          combineWith: 'OR',
          queries: asked.map(({ term, word, weight, isTyped }) => {
            // A word that the site knows is not misspelt.
            const isMisspelt = isTyped && word.length > 4 && !terms.has(term);
            const meant = isMisspelt ? correctTransposition(word, terms) : term;
            return {
              queries: [meant ?? word],
              fuzzy: meant ? false : 0.25,
              boost: {
                title: titleWeight * weight,
                keywords: keywordsWeight * weight,
                paraphrases: paraphrasesWeight * weight,
                topic: topicWeight * weight,
                words: weight,
                page: pageWeight * weight,
              },
            };
          }),
        },
        {
          processTerm: (term) => term,
          tokenize: (term) => [term],
          bm25: { k: 1.2, b: 0.6, d: 0.5 },
        },
      );
      return found.flatMap(({ id }) => byHref.get(id) ?? []);
    },
  };
}

/** Two letters in the wrong order, "bouns", are two wrong letters to the index: the known term it would be. */
function correctTransposition(word: string, known: ReadonlySet<string>): string | undefined {
  const swaps = Array.from(word.slice(1), (next, at) =>
    stemWord(word.slice(0, at) + next + word.charAt(at) + word.slice(at + 2)),
  );
  return swaps.find((term) => known.has(term));
}

/** The documents in a full-text index; words of a title or of typical questions weigh most. */
import MiniSearch from 'minisearch';
import { stemWord, tokenizeText } from '../../text/search/search-terms.ts';
import type { AnswerDocument } from './answer-document.ts';
import { createHindiReader, type HindiReader } from './hindi-reader.ts';
import type { QuestionTerm } from './parse-question.ts';

export type AnswerIndex = {
  /** Documents with one of the terms, best first. */
  search: (terms: readonly QuestionTerm[]) => AnswerDocument[];
  readHindi: HindiReader;
};

const titleWeight = 3;
const keywordsWeight = 3;
const paraphrasesWeight = 1.5;
const topicWeight = 1.5;
const pageWeight = 0.3;
/** Small, because the words that were read in English weigh as well, and whole pages have few words in Hindi. */
const titleInHindiWeight = 1;
const wordsInHindiWeight = 0.3;

export function buildAnswerIndex(documents: readonly AnswerDocument[]): AnswerIndex {
  const terms = new Set<string>();
  const words = new Set<string>();
  const index = new MiniSearch<AnswerDocument>({
    idField: 'href',
    fields: [
      'title',
      'titleInHindi',
      'keywords',
      'keywordsInHindi',
      'paraphrases',
      'topic',
      'words',
      'wordsInHindi',
      'page',
    ],
    tokenize: tokenizeText,
    processTerm: (word, field) => {
      const term = stemWord(word);
      words.add(word);
      // Typical questions contain misspellings, so corrections must not come from them.
      if (field !== 'paraphrases') terms.add(term);
      // The whole word as well: a misspelling can change the stem beyond recognition.
      return term === word ? term : [term, word];
    },
  });
  index.addAll(documents);
  const byHref = new Map(documents.map((document) => [document.href, document]));
  return {
    readHindi: createHindiReader(words),
    search: (query) => {
      const found = index.search(
        {
          combineWith: 'OR',
          queries: query.map(({ term, word, weight, isTyped }) => {
            // A word that occurs on the site is not misspelt.
            const isMisspelt = isTyped && word.length > 4 && !terms.has(term);
            const meant = isMisspelt ? correctTransposition(word, terms) : term;
            return {
              queries: [meant ?? word],
              fuzzy: meant ? false : 0.25,
              boost: {
                title: titleWeight * weight,
                titleInHindi: titleInHindiWeight * weight,
                keywords: keywordsWeight * weight,
                keywordsInHindi: keywordsWeight * weight,
                paraphrases: paraphrasesWeight * weight,
                topic: topicWeight * weight,
                words: weight,
                wordsInHindi: wordsInHindiWeight * weight,
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
      // A misspelling keeps its first letter; without this rule "blarg" finds "large".
      const initials = new Set(query.flatMap(({ term, word }) => [term[0], word[0]]));
      return found
        .filter(({ terms: matched }) => matched.some((one) => initials.has(one[0])))
        .flatMap(({ id }) => byHref.get(id) ?? []);
    },
  };
}

/** Two transposed letters, "bouns", count as two edits in the index, so they are looked up here. */
function correctTransposition(word: string, indexedWords: ReadonlySet<string>): string | undefined {
  const swaps = Array.from(word.slice(1), (next, at) =>
    stemWord(word.slice(0, at) + next + word.charAt(at) + word.slice(at + 2)),
  );
  return swaps.find((term) => indexedWords.has(term));
}

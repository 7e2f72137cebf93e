/** The documents in a full-text index; words of a title or of typical questions weigh most. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import { stemWord, tokenizeText } from '../../text/search/search-terms.ts';
import type { AnswerDocument } from './answer-document.ts';
import { createHindiReader, type HindiReader } from './hindi-reader.ts';
import otherSubjects from './other-subjects.json' with { type: 'json' };
import type { QuestionTerm } from './parse-question.ts';
import { buildQuestionModel } from './question-model.ts';
import { buildSubjectModel } from './subject-model.ts';

export type AnswerIndex = {
  /** Documents with one of the terms, best first. */
  search: (terms: readonly QuestionTerm[]) => AnswerDocument[];
  /** Whether a question is about something that the documents answer. */
  isKnown: (terms: readonly QuestionTerm[]) => boolean;
  /** Whether a text has it; people's words for a text do not count. */
  isSpelt: (term: string) => boolean;
  readHindi: HindiReader;
};

const titleWeight = 3;
const keywordsWeight = 3;
const paraphrasesWeight = 2;
const topicWeight = 1.5;
const pageWeight = 0.3;
/** Small, because the words that were read in English weigh as well, and whole pages have few words in Hindi. */
const titleInHindiWeight = 1;
const wordsInHindiWeight = 0.3;

/**
 * How sure it must be that a question is one of the site: less where people's words for one text have all of its words,
 * more where the nearest ways to ask are of another subject. Set with questions of both kinds that are not in the data.
 */
const sure = { asItIsAsked: -0.5, usually: 1.2, besideOthers: 2.6 };
const peoplesFields = ['title', 'titleInHindi', 'keywords', 'keywordsInHindi', 'paraphrases'];
const textFields = [...peoplesFields, 'topic', 'words', 'wordsInHindi'];

/** Takes a second of CPU: between two documents the process does other work. */
export async function buildAnswerIndex(documents: readonly AnswerDocument[]): Promise<AnswerIndex> {
  const terms = new Set<string>();
  const words = new Set<string>();
  const index = new MiniSearch<AnswerDocument>({
    idField: 'href',
    fields: [...textFields, 'page'],
    tokenize: tokenizeText,
    processTerm: (word, field) => {
      const term = stemWord(word);
      // Typical questions contain misspellings, so corrections must not come from them.
      if (field !== 'paraphrases') {
        words.add(word);
        terms.add(term);
      }
      // The whole word as well: a misspelling can change the stem beyond recognition.
      return term === word ? term : [term, word];
    },
  });
  for (const document of documents) {
    await yieldToEventLoop();
    index.add(document);
  }
  const byHref = new Map(documents.map((document) => [document.href, document]));
  const others = Object.entries(otherSubjects.ways);
  const scoreByWays = await buildQuestionModel([
    ...documents,
    ...others.map(([href, paraphrases]) => ({ href, paraphrases })),
  ]);
  const isSpelt = (term: string) => terms.has(term);
  const readHindi = createHindiReader(words);
  const evidenceOf = await buildSubjectModel(
    documents.flatMap(({ title, paraphrases = '' }) => [title, ...waysIn(paraphrases)]),
    others.flatMap(([, ways]) => waysIn(ways)),
    readHindi,
    isSpelt,
  );
  const find = (query: readonly QuestionTerm[], fields?: string[]) => {
    const meant = query.map(({ term, word, weight, isTyped, of }) => {
      // A word that occurs on the site is not misspelt.
      const isMisspelt = isTyped && word.length > 4 && !terms.has(term);
      return { asked: isMisspelt ? word : term, isMisspelt, initial: word[0], weight, of };
    });
    const found = index.search(
      {
        combineWith: 'OR',
        queries: meant.map(({ asked, isMisspelt, weight }) => ({
          queries: [asked],
          fuzzy: isMisspelt ? 0.25 : false,
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
        })),
      },
      {
        fields,
        processTerm: (term) => term,
        tokenize: (term) => [term],
        bm25: { k: 1.2, b: 0.6, d: 0.5 },
      },
    );
    // A misspelling keeps its first letter; without this rule "blarg" finds "large".
    const initials = new Set(query.flatMap(({ term, word }) => [term[0], word[0]]));
    const exact = new Set(meant.flatMap(({ asked, isMisspelt }) => (isMisspelt ? [] : [asked])));
    return found
      .filter(({ terms: matched }) => matched.some((one) => initials.has(one[0])))
      .map(({ id, score, queryTerms, terms: matched }) => {
        const guessed = new Set(matched.flatMap((one) => (exact.has(one) ? [] : one[0])));
        const covered = meant.filter(
          ({ asked, isMisspelt, initial }) =>
            queryTerms.includes(asked) && (!isMisspelt || guessed.has(initial)),
        );
        return { href: String(id), score, covers: new Set(covered.flatMap(({ of }) => of)) };
      });
  };
  return {
    readHindi,
    isSpelt,
    search: (query: readonly QuestionTerm[]) => {
      const byText = new Map(find(query).map(({ href, score }) => [href, score]));
      const total = addShares(byText, scoreByWays(query));
      return bestFirst(total).flatMap((href) => byHref.get(href) ?? []);
    },
    isKnown: (query: readonly QuestionTerm[]) => {
      const distinctive = query.filter(({ isDistinctive }) => isDistinctive);
      const typed = distinctive.filter(({ isTyped }) => isTyped);
      if (typed.length === 0) return true;
      const evidence = evidenceOf(query.filter(({ isTyped }) => isTyped));
      const [nearest = ''] = bestFirst(scoreByWays(distinctive));
      if (nearest in otherSubjects.ways) return evidence >= sure.besideOthers;
      // A sum or an age is that of the visitor: no text has to have it.
      const needed = typed.filter(({ word }) => !/^\d+$/.test(word));
      const covered = find(distinctive, peoplesFields).map(
        ({ covers }) => needed.filter(({ word }) => covers.has(word)).length,
      );
      const most = Math.max(0, ...covered);
      if (most === 0 && needed.length > 0) return false;
      return evidence >= (most === needed.length ? sure.asItIsAsked : sure.usually);
    },
  };
}

const waysIn = (paraphrases: string) =>
  paraphrases
    .split(';')
    .map((way) => way.trim())
    .filter(Boolean);

/** Each score as a share of the best: the two rankings weigh the same. */
function addShares(...rankings: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const scores of rankings) {
    const best = Math.max(...scores.values());
    for (const [href, score] of scores) total.set(href, (total.get(href) ?? 0) + score / best);
  }
  return total;
}

function bestFirst(scores: ReadonlyMap<string, number>): string[] {
  return [...scores].sort(([, one], [, other]) => other - one).map(([href]) => href);
}

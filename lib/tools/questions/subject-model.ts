/**
 * Whether a question is one of the site's subjects: naive Bayes over the ways to ask for them and for other ones, by
 * words, pairs of words and parts of words. A word that nobody used speaks for another subject.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isStopWord, stemWord, tokenizeText } from '../../text/search/search-terms.ts';
import type { HindiReader } from './hindi-reader.ts';
import type { QuestionTerm } from './parse-question.ts';
import { partsOf } from './question-model.ts';
import { shortSpellings } from './short-spellings.ts';

type Word = Pick<QuestionTerm, 'term' | 'word'>;

/** For each word: above zero for a question of the site, the higher the surer. */
export type SubjectModel = (words: readonly Word[]) => number;

const pairWeight = 0.5;
const partWeight = 0.25;
/** Of a word that nobody used: it may be misspelt. */
const partOfNewWeight = 0.35;
/** Between two turns the process does other work. */
const waysInATurn = 100;

/** @param isSpelt the word is one of the site's texts. */
export async function buildSubjectModel(
  ours: readonly string[],
  others: readonly string[],
  readHindi: HindiReader,
  isSpelt: (term: string) => boolean,
): Promise<SubjectModel> {
  const sides = [await wordsOf(ours, readHindi), await wordsOf(others, readHindi)] as const;
  const uses = new Map<string, number>();
  for (const way of sides.flat())
    for (const term of new Set(way.map((one) => one.term))) increase(uses, term);
  const [inOurs, inOthers] = [await countFeatures(sides[0]), await countFeatures(sides[1])];
  const share = ours.length / (ours.length + others.length);
  return (words) => {
    let sum = 0;
    for (const [name, weight] of featuresOf(words, 0)) {
      const [our, other] = [inOurs.get(name) ?? 0, inOthers.get(name) ?? 0];
      const likelihoods = [(our + share) / ours.length, (other + 1 - share) / others.length];
      if (our + other > 0) sum += weight * Math.log((likelihoods[0] ?? 1) / (likelihoods[1] ?? 1));
    }
    // A question of one word is less sure than a sentence.
    return sum / (1 + words.filter(({ word }) => !isStopWord(word)).length);
  };

  /** A word of a single way stands for all that no way has. */
  async function countFeatures(ways: readonly (readonly Word[])[]): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const [at, way] of ways.entries()) {
      if (at % waysInATurn === 0) await yieldToEventLoop();
      for (const name of featuresOf(way, 1).keys()) increase(counts, name);
    }
    return counts;
  }

  function featuresOf(words: readonly Word[], rare: number): Map<string, number> {
    const features = new Map<string, number>();
    let before = '';
    for (const { word, term } of words) {
      const isKnown = (uses.get(term) ?? 0) > rare;
      const feature = /^\d+$/.test(word) ? '0' : nameOf(term, isKnown);
      const isNew = feature.startsWith('#');
      if (!isStopWord(word)) features.set(feature, 1 + (isNew ? (features.get(feature) ?? 0) : 0));
      if (before && isKnown) features.set(`${before} ${feature}`, pairWeight);
      before = feature;
      const parts = feature === '0' ? [] : partsOf(word);
      for (const part of parts)
        if (!features.has(part)) features.set(part, isKnown ? partWeight : partOfNewWeight);
    }
    return features;
  }

  function nameOf(term: string, isKnown: boolean): string {
    if (isKnown) return term;
    return isSpelt(term) ? '#in a text' : '#new';
  }
}

async function wordsOf(ways: readonly string[], readHindi: HindiReader): Promise<Word[][]> {
  const all: Word[][] = [];
  for (const way of ways) {
    if (all.length % waysInATurn === 0) await yieldToEventLoop();
    const words = tokenizeText(way).flatMap((word) => {
      const read = /[\u0900-\u097f]/.test(word) ? readHindi(word) : [];
      return read.length > 0 ? read : [shortSpellings.get(word) ?? word];
    });
    all.push(words.map((word) => ({ word, term: stemWord(word) })));
  }
  return all;
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

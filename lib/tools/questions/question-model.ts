/**
 * How well a question fits the ways to ask for each document: a language model of words, pairs of words and parts of
 * words. Many small likenesses find a text where no word is decisive; parts find a misspelt word.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isStopWord, stemWord, tokenizeText } from '../../text/search/search-terms.ts';
import type { AnswerDocument } from './answer-document.ts';
import type { QuestionTerm } from './parse-question.ts';

type Askable = Pick<AnswerDocument, 'href' | 'paraphrases'> & Partial<AnswerDocument>;

/** For each document that has something of the question, by its address. */
export type QuestionModel = (terms: readonly QuestionTerm[]) => ReadonlyMap<string, number>;

/** What people search by says more than one way to ask. */
const namesCount = 4;
const pairWeight = 0.25;
const partWeight = 0.25;
const partLength = 3;

/** Between two documents the process does other work. */
export async function buildQuestionModel(documents: readonly Askable[]): Promise<QuestionModel> {
  const features = new Map<string, Feature>();
  const sizes: number[] = [];
  /** Each word is taken apart once. */
  const vocabulary = new Map<string, { term: string; own: readonly Feature[] }>();
  let way = 0;
  for (const [at, document] of documents.entries()) {
    await yieldToEventLoop();
    const { title = '', keywords = '', paraphrases = '' } = document;
    for (const name of [title, keywords]) addWay(at, name, namesCount);
    for (const one of paraphrases.split(';')) addWay(at, one, 1);
  }
  const size = sizes.reduce((sum, one) => sum + one, 0);
  return (terms) => {
    const scores = new Map<string, number>();
    const asked = terms.flatMap(({ word, term, weight, isTyped }) =>
      isTyped ? { term, weight, parts: partsOf(word) } : [],
    );
    for (const [name, weight] of featuresOf(asked)) {
      const { documents: found, counts, total } = features.get(name) ?? newFeature();
      for (const [place, at] of found.entries()) {
        const count = counts[place] ?? 0;
        const { href } = documents[at] as Askable;
        const likelihood = count / (sizes[at] ?? size) / (total / size);
        scores.set(href, (scores.get(href) ?? 0) + weight * Math.log1p(likelihood));
      }
    }
    return scores;
  };

  function addWay(at: number, text: string, times: number): void {
    way += 1;
    const words = tokenizeText(text).map(toWord);
    for (const [place, { term, own }] of words.entries()) {
      const next = words[place + 1];
      for (const feature of next ? [...own, featureOf(`${term} ${next.term}`)] : own) {
        if (feature.way === way) continue;
        feature.way = way;
        feature.total += times;
        if (feature.documents.at(-1) !== at) feature.documents.push(at);
        const place = feature.documents.length - 1;
        feature.counts[place] = (feature.counts[place] ?? 0) + times;
        sizes[at] = (sizes[at] ?? 0) + times;
      }
    }
  }

  function toWord(word: string) {
    const term = stemWord(word);
    const known = vocabulary.get(word) ?? { term, own: [term, ...partsOf(word)].map(featureOf) };
    vocabulary.set(word, known);
    return known;
  }

  function featureOf(name: string): Feature {
    const feature = features.get(name) ?? newFeature();
    features.set(name, feature);
    return feature;
  }
}

type Feature = {
  /** The numbers of the documents that have it, and of each one's ways that do. */
  documents: number[];
  counts: number[];
  total: number;
  /** The number of the way that had it last: each counts once. */
  way: number;
};

const newFeature = (): Feature => ({ documents: [], counts: [], total: 0, way: 0 });

type Word = Pick<QuestionTerm, 'term' | 'weight'> & { parts: readonly string[] };

function featuresOf(words: readonly Word[]): Map<string, number> {
  const features = new Map<string, number>();
  for (const [at, { term, weight, parts }] of words.entries()) {
    features.set(term, weight);
    const next = words[at + 1];
    if (next) features.set(`${term} ${next.term}`, pairWeight);
    for (const part of parts) features.set(part, weight * partWeight);
  }
  return features;
}

/** "#_ca", "#car", "#ar_": the mark tells a part from a whole word. */
export function partsOf(word: string): string[] {
  if (isStopWord(word)) return [];
  const padded = `_${word}_`;
  return Array.from(word, (_, at) => `#${padded.slice(at, at + partLength)}`);
}

/**
 * How well a question fits the ways to ask for each document: a language model of words, pairs of words and parts of
 * words. Many small likenesses find a text where no word is decisive; parts find a misspelt word.
 */
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

export function buildQuestionModel(documents: readonly Askable[]): QuestionModel {
  /** The numbers of the documents that people ask for so, once for each way. */
  const askedFor = new Map<string, number[]>();
  const sizes: number[] = [];
  /** Each word is taken apart once. */
  const vocabulary = new Map<string, Word>();
  for (const [at, document] of documents.entries()) {
    const { title = '', keywords = '', paraphrases = '' } = document;
    const names = [title, keywords].flatMap(featuresOfText);
    const ways = paraphrases.split(';').flatMap(featuresOfText);
    for (let time = 0; time < namesCount; time += 1) ways.push(...names);
    for (const feature of ways) {
      const known = askedFor.get(feature);
      if (known) known.push(at);
      else askedFor.set(feature, [at]);
    }
    sizes[at] = ways.length;
  }
  const size = sizes.reduce((sum, one) => sum + one, 0);
  return (terms) => {
    const scores = new Map<string, number>();
    const asked = terms.flatMap(({ word, term, weight, isTyped }) =>
      isTyped ? { term, weight, parts: partsOf(word) } : [],
    );
    for (const [feature, weight] of featuresOf(asked)) {
      const found = askedFor.get(feature) ?? [];
      for (const [at, count] of countEach(found)) {
        const { href } = documents[at] as Askable;
        const likelihood = count / (sizes[at] ?? size) / (found.length / size);
        scores.set(href, (scores.get(href) ?? 0) + weight * Math.log1p(likelihood));
      }
    }
    return scores;
  };

  function featuresOfText(text: string): string[] {
    return [...featuresOf(tokenizeText(text).map(toWord)).keys()];
  }

  function toWord(word: string): Word {
    const known = vocabulary.get(word) ?? { term: stemWord(word), weight: 1, parts: partsOf(word) };
    vocabulary.set(word, known);
    return known;
  }
}

function countEach(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

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
function partsOf(word: string): string[] {
  if (isStopWord(word)) return [];
  const padded = `_${word}_`;
  return Array.from(word, (_, at) => `#${padded.slice(at, at + partLength)}`);
}

/** One thing that can answer a question: where it is, how it is headed, and the words it is found by. */
import { plainText } from '../../content/plain-text.ts';
import type { Figure, Prose } from '../../content/types.ts';

export type AnswerDocument = {
  /** Where it is: a page, or a place on one. */
  href: string;
  title: string;
  /** The page or group it belongs to. */
  topic: string;
  /** What it says: whole for a question, the first words of a section, a line for a page. */
  answer: readonly Prose[];
  /** Everything it says, to be searched. */
  words: string;
  /** Of a whole page: what else it says. Counts little, or a long page would answer everything. */
  page?: string;
  /** How people ask for it in other words. */
  keywords: string;
  /** The same at length, for every document: many phrases, each of which counts less. */
  paraphrases?: string;
};

/** Keys whose text is nobody's words: addresses, ids, and sources. */
const nonTextKeys = ['id', 'kind', 'source', 'asOf', 'from', 'until', 'readIn', 'lang', 'icon'];

/** Every sentence in a piece of content, in order. */
export function sentencesIn(content: unknown): string[] {
  if (typeof content === 'string') return [plainText(content)];
  if (Array.isArray(content)) return content.flatMap(sentencesIn);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content as Figure).flatMap(([key, value]) =>
    nonTextKeys.includes(key) ? [] : sentencesIn(value),
  );
}

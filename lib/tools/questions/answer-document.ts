/** One possible answer to a question: its URL, its heading, and the words it is found by. */
import type { Figure, Prose } from '../../content/types.ts';
import { plainText } from '../../text/plain-text.ts';

export type AnswerDocument = {
  /** A page, or a fragment of one. */
  href: string;
  title: string;
  /** The page or group it belongs to. */
  topic: string;
  /** Excerpt: the whole answer of a question, the first words of a section, a line for a page. */
  answer: readonly Prose[];
  /** Words of the button that opens a whole page. */
  action?: string;
  /** Full text, for the search. */
  words: string;
  /** Further text of a whole page. Weighs little, or a long page would match every question. */
  page?: string;
  /** Keywords: people's words for it. */
  keywords: string;
  /** Paraphrases of every document: many phrases, each of which weighs less. */
  paraphrases?: string;
};

/** Keys whose text is not prose: URLs, ids, and sources. */
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

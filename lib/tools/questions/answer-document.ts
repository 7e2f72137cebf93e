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
  /** The same in Hindi, where the site has it, without the marks that `answer` has not. */
  answerInHindi?: readonly Prose[];
  /** Lines of a section: those that match a question are shown in place of `answer`. */
  lines?: readonly { text: Prose; inHindi: Prose }[];
  /** A calculator, or the decoder's answer to one reason: it comes before answers only by a rule of its own. */
  tool?: 'calculator' | 'reason';
  /** Words of the button that opens a whole page. */
  action?: string;
  /** Full text, for the search. */
  words: string;
  /** Further text of a whole page. Weighs little, or a long page would match every question. */
  page?: string;
  /** Keywords: people's words for it. */
  keywords: string;
  /** Title and answer as the Hindi page shows them, for words typed in Devanagari. */
  titleInHindi?: string;
  wordsInHindi?: string;
  /** People's words in Devanagari. */
  keywordsInHindi?: string;
  /** Paraphrases of every document: many phrases, each of which weighs less. */
  paraphrases?: string;
};

/** A text of the content as it is shown. */
export type ToText = (source: string) => string;

/** Keys whose text is not prose: URLs, ids, and sources. */
const nonTextKeys = ['id', 'kind', 'source', 'asOf', 'from', 'until', 'readIn', 'lang', 'icon'];

/** Every sentence in a piece of content, in order. */
export function sentencesIn(content: unknown, toText: ToText = plainText): string[] {
  if (typeof content === 'string') return [toText(content)];
  if (Array.isArray(content)) return content.flatMap((one) => sentencesIn(one, toText));
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content as Figure).flatMap(([key, value]) =>
    nonTextKeys.includes(key) ? [] : sentencesIn(value, toText),
  );
}

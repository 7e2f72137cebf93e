/** Finds paragraphs that repeat one phrase. Source: Google Search Central, spam policies: keyword stuffing. */
import { attribute, type HtmlTree, isInside, type TreeNode } from './html-tree.ts';
import { splitWords, textOf } from './page-text.ts';

const minBlockWords = 50;
const minRepeats = 8;
const minLength = 100;
/** “plants Pune, plants Mumbai, …”: a list of places without a sentence. */
const minItems = 12;
/** Well-written text repeats a pair of words more often than a group of three. */
const phraseRules = [
  { phraseWords: 3, minTimes: minRepeats, minShare: 0.25 },
  { phraseWords: 2, minTimes: 10, minShare: 0.2 },
];
/** Quotations, and menus: each link is a text of its own. */
const notProse = new Set(['blockquote', 'q', 'pre', 'figure', 'nav']);
/** A generator of manuals prints types as blocks of spans. */
const codeClass = /\b(?:signature|highlight|code)/i;

/** Judged by block: a product list may repeat words in every item, a paragraph may not. */
export function findStuffedPhrases(tree: HtmlTree): string[] {
  const phrases = new Set<string>();
  for (const name of ['p', 'li', 'dd']) {
    for (const node of tree.byTagName(name)) {
      if (lengthOf(node) < minLength || isInside(node, notProse) || isCode(node)) continue;
      const text = textOf(node);
      const phrase = stuffedPhrase(splitWords(text)) ?? repeatedItem(text);
      if (phrase) phrases.add(phrase);
    }
  }
  return [...phrases].slice(0, 5);
}

function isCode(node: TreeNode): boolean {
  // No further up: the theme of a whole site may be called “highlight”.
  const near = [node, node.parent, node.parent?.parent];
  return near.some((one) => one && codeClass.test(attribute(one, 'class') ?? ''));
}

/** Length of the element's source: a block too short for that many words is skipped. */
function lengthOf({ sourceCodeLocation: place }: TreeNode): number {
  return place ? place.endOffset - place.startOffset : Number.POSITIVE_INFINITY;
}

/** The word that nearly every item of a list of short items repeats. */
function repeatedItem(text: string): string | null {
  const items = text.split(/[,|;•]/).map((item) => splitWords(item));
  if (items.length < minItems || items.some(({ length }) => length > 4)) return null;
  const [word = ''] = items[0] ?? [];
  const often = items.filter((item) => item.includes(word)).length;
  return word.length > 3 && often / items.length > 0.8
    ? `${word} (in ${often} of ${items.length} items)`
    : null;
}

function stuffedPhrase(words: readonly string[]): string | null {
  if (words.length < minBlockWords || !hasRepeatedWord(words)) return null;
  for (const { phraseWords, minTimes, minShare } of phraseRules) {
    const [phrase, count] = mostFrequentPhrase(words, phraseWords);
    const share = (count * phraseWords) / words.length;
    if (count >= minTimes && share >= minShare)
      return `${phrase} (${count} times in ${words.length} words)`;
  }
  return null;
}

/** Function words alone are not a phrase; in a pair, neither word may be one. */
function mostFrequentPhrase(
  words: readonly string[],
  phraseWords: number,
): [phrase: string, count: number] {
  const isPhrase = phraseWords > 2 ? /\p{L}{3}/u : /^\p{L}{4}\S* \p{L}{4}/u;
  const counts = new Map<string, number>();
  for (let at = 0; at + phraseWords <= words.length; at += 1) {
    const phrase = words.slice(at, at + phraseWords).join(' ');
    if (isPhrase.test(phrase)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0]);
}

/** A phrase that is frequent contains a frequent word: this rules out most paragraphs quickly. */
function hasRepeatedWord(words: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const word of words) {
    const count = (counts.get(word) ?? 0) + 1;
    if (count >= minRepeats && word.length > 2) return true;
    counts.set(word, count);
  }
  return false;
}

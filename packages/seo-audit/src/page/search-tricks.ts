/**
 * Text that is written for search engines and kept from readers, or says one phrase over and over. Only styles of the
 * element itself are read. Source: Google Search Central, spam policies: hidden text, keyword stuffing.
 */
import { attribute, type HtmlTree, type TreeNode, walk } from './html-tree.ts';
import { collapseSpaces, splitWords, textOf } from './page-text.ts';

/** What only screen readers are told is shorter. */
const leastHiddenWords = 30;
const leastBlockWords = 50;
const leastRepeats = 8;
const leastShare = 0.25;
const phraseWords = 3;

const sizeless = /(?:^|;)\s*font-size\s*:\s*0(?:px|em|rem|%)?\s*(?:!important\s*)?(?:;|$)/i;
const movedAway =
  /(?:^|;)\s*(?:left|right|top|bottom|text-indent|margin-left)\s*:\s*-(?:\d{4,}px|\d{3,}r?em)/i;
/** A menu or a form beside the screen comes in when it is called. */
const controls = new Set(['a', 'button', 'input', 'select', 'textarea', 'form']);

export function findHiddenTexts(tree: HtmlTree): string[] {
  return tree.elements.flatMap((node) => {
    const style = attribute(node, 'style');
    if (!style) return [];
    const isUnseen = sizeless.test(style) || isOfOneColour(style);
    const text = isUnseen
      ? ownText(node)
      : movedAway.test(style) && !holdsControl(node)
        ? textOf(node)
        : '';
    return splitWords(text).length >= leastHiddenWords ? [text.slice(0, 80)] : [];
  });
}

/** Block by block: a list of goods may say the same words of each, a paragraph may not. */
export function findStuffedPhrases(tree: HtmlTree): string[] {
  const phrases = new Set<string>();
  for (const name of ['p', 'li', 'dd']) {
    for (const node of tree.named(name)) {
      if (lengthOf(node) < leastBlockWords * 2) continue;
      const phrase = stuffedPhrase(splitWords(textOf(node)));
      if (phrase) phrases.add(phrase);
    }
  }
  return [...phrases].slice(0, 5);
}

/** Of its source: too little for so many words is not read. */
function lengthOf({ sourceCodeLocation: place }: TreeNode): number {
  return place ? place.endOffset - place.startOffset : Number.POSITIVE_INFINITY;
}

function stuffedPhrase(words: readonly string[]): string | null {
  if (words.length < leastBlockWords || !repeatsWord(words)) return null;
  const counts = new Map<string, number>();
  for (let at = 0; at + phraseWords <= words.length; at += 1) {
    const phrase = words.slice(at, at + phraseWords).join(' ');
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  const [phrase = '', count = 0] = [...counts].reduce((most, next) =>
    next[1] > most[1] ? next : most,
  );
  const share = (count * phraseWords) / words.length;
  const isSaid = /\p{L}{3}/u.test(phrase) && count >= leastRepeats && share >= leastShare;
  return isSaid ? `${phrase} (${count} times in ${words.length} words)` : null;
}

/** A phrase that is said so often has a word that is: most paragraphs end here. */
function repeatsWord(words: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const word of words) {
    const count = (counts.get(word) ?? 0) + 1;
    if (count >= leastRepeats && word.length > 2) return true;
    counts.set(word, count);
  }
  return false;
}

/** Letters in the colour of their ground, as the element's own style gives both. */
function isOfOneColour(style: string): boolean {
  const colour = /(?:^|;)\s*color\s*:\s*([^;]+)/i.exec(style)?.[1];
  const ground = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i.exec(style)?.[1];
  return Boolean(colour && ground && plainColour(colour) === plainColour(ground));
}

const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

function plainColour(written: string): string {
  const colour = written.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(colour);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : (named[colour] ?? colour);
}

/** Without what is in elements of its own: they may have another size and colour. */
function ownText({ children = [] }: TreeNode): string {
  return collapseSpaces(children.map(({ type, data }) => (type === 'text' ? data : ' ')).join(''));
}

function holdsControl(node: TreeNode): boolean {
  let holds = false;
  walk(node, ({ name }) => {
    holds ||= controls.has(name ?? '');
    return !holds;
  });
  return holds;
}

/** How much a page says and shows: its words in any script, and what is used or looked at instead of read. */
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import { mainNode, splitWords, textOf } from './page-text.ts';

/**
 * Letters that say as much as one English word, from translations of the same texts: Arabic and Hebrew write few
 * vowels, Finnish, German and Turkish join words, Chinese, Japanese and Thai write no spaces.
 */
const lettersPerWord: [script: RegExp, letters: number][] = [
  [/[\p{Script=Han}]/gu, 1.6],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 2.2],
  [/[\p{Script=Arabic}\p{Script=Hebrew}]/gu, 3.3],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu, 4.5],
  [/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu, 5],
];
/** A longer text is long in every script. */
const maxCountedLetters = 20_000;

/** Words, counted so that a text has about as many in each language as it has in English. */
export function countContentWords(text: string, lang: string | null): number {
  const part = text.slice(0, maxCountedLetters);
  const letters = lettersPerWord.reduce(
    (words, [script, perWord]) => words + (part.match(script)?.length ?? 0) / perWord,
    0,
  );
  const all = text.length > part.length ? splitWords(text).length : 0;
  return Math.max(all, segmentWords(part, lang), Math.round(letters));
}

function segmentWords(text: string, lang: string | null): number {
  const segmenter = new Intl.Segmenter(knownLanguage(lang), { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}

function knownLanguage(lang: string | null): string | undefined {
  try {
    return Intl.getCanonicalLocales(lang ?? [])[0];
  } catch {
    return undefined;
  }
}

const namesAndLinks = new Set(
  'script style template noscript svg nav h1 h2 h3 h4 h5 h6 a'.split(' '),
);

/** The main content without its headings and links: what is left of an empty template is nothing. */
export function ownText(tree: HtmlTree): string {
  const { node, without } = mainNode(tree);
  return node ? textOf(node, new Set([...without, ...namesAndLinks])) : '';
}

const shown =
  'table video audio iframe canvas object embed math dl pre details select textarea blockquote form address figure'.split(
    ' ',
  );
const minListed = 2;

/**
 * A form, a table, a picture, a video, a frame, a drawing, a list: what is used or looked at needs no text. Fields and
 * buttons without a form count as well, and so does an empty element that a script fills.
 */
export function showsSomething(tree: HtmlTree): boolean {
  const { node: main, without } = mainNode(tree);
  if (!main) return false;
  let isFound = false;
  const isScripted = hasScript(tree);
  const counts = { li: 0, a: 0 };
  walk(main, (node) => {
    // A breadcrumb is no content.
    if (isFound || node.name === 'nav') return false;
    if (node.name === 'li' || node.name === 'a') counts[node.name] += 1;
    isFound =
      (isScripted && isToBeFilled(node)) ||
      isShown(node) ||
      counts.li >= minListed ||
      counts.a >= minListed;
    return !(node.name && without.has(node.name));
  });
  return isFound;
}

/** A container that a script finds by its id, or an element of its own; an `<a id>` is a target of links. */
function isToBeFilled(node: TreeNode): boolean {
  const { name = '', children = [] } = node;
  const isOwn = name.includes('-');
  if (!isOwn && !(filledTags.has(name) && attribute(node, 'id') !== null)) return false;
  return (isOwn || !children.some((child) => child.name)) && textOf(node) === '';
}

function isShown(node: TreeNode): boolean {
  const { name = '' } = node;
  if (name === 'img' || name === 'amp-img') return attribute(node, 'alt') !== '';
  if (name === 'input') return attribute(node, 'type') !== 'hidden';
  if (name === 'svg') return attribute(node, 'aria-hidden') !== 'true' && !isInside(node, small);
  if (name === 'a') return /^(?:tel|mailto|sms):/i.test(attribute(node, 'href') ?? '');
  return shown.includes(name) || name === 'button';
}

/** A drawing in these is an icon. */
const small = new Set(['a', 'button', 'li']);

/** An element that a script fills: by its id, as every framework does it, or by a name of its own. */
const mountId =
  /^(?:app|root|main|page|content|__next|__nuxt|___gatsby|svelte|react-\w+|vue-\w+|\w+[-_](?:app|root))$/i;
const containers = new Set(['div', 'main', 'section', 'article']);
const filledTags = new Set([...containers, 'ul', 'ol']);
/** “Loading…”, “Please wait”. */
const maxWaitingWords = 5;
const needsScripts =
  /\b(?:enable|activate|turn on|requires?|needs?|without|aktivier\w*|activer?|activez|activ[ae]r?|abilit\w+)\b[^.]{0,30}javascript|javascript[^.]{0,40}\b(?:enable|activate|required|needed|disabled|turned off|off|aktivier\w*|erforderlich|nécessaire|necesario|necessario|désactivé)/i;

function hasScript(tree: HtmlTree): boolean {
  return tree
    .byTagName('script')
    .some((node) => !/json|speculationrules|importmap/i.test(attribute(node, 'type') ?? ''));
}

/** The server sends an empty element, or a request to switch scripts on, in place of the content. */
export function isFilledByScript(tree: HtmlTree): boolean {
  const { node: main } = mainNode(tree);
  if (!main || !hasScript(tree) || splitWords(ownText(tree)).length > maxWaitingWords) return false;
  const hasHeading = tree.byTagName('h1').some((node) => splitWords(textOf(node)).length > 0);
  const mounts = tree.elements.filter(
    (node) =>
      (containers.has(node.name ?? '') || node.name?.includes('-')) &&
      (mountId.test(attribute(node, 'id') ?? '') || node.name?.includes('-') || node === main) &&
      splitWords(textOf(node)).length <= maxWaitingWords,
  );
  const asks = tree.byTagName('noscript').some((node) => needsScripts.test(textOf(node)));
  // Under a heading of its own, it is a map, a game or a tool.
  return !hasHeading && (asks || mounts.length > 0);
}

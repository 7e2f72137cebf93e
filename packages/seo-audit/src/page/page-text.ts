/** The words of a page or of one element, as a reader gets them. */
import { attribute, type HtmlTree, type TreeNode, walk } from './html-tree.ts';

const nonTextTags = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object']);
const boilerplateTags = new Set(['header', 'footer', 'nav', 'aside', 'dialog']);
/**
 * Running text. Every element sets its words apart, also an inline one: styles often make a block of it, and words
 * that run together are worse than a space too many.
 */
export function textOf(node: TreeNode, without: ReadonlySet<string> = nonTextTags): string {
  const pieces: string[] = [];
  walk(node, (part) => {
    pieces.push(spacedText(part));
    return !(part.name && without.has(part.name) && part !== node);
  });
  return collapseSpaces(pieces.join(''));
}

/** A text node's words; a space where an element begins, or ended just before. React's comments set nothing apart. */
function spacedText({ type, name, data, prev }: TreeNode): string {
  if (type === 'text') return prev?.name && prev.name !== 'wbr' ? ` ${data}` : (data ?? '');
  return name && name !== 'wbr' ? ' ' : '';
}

const quotations = new Set([
  ...nonTextTags,
  'code',
  'pre',
  'samp',
  'kbd',
  'q',
  'blockquote',
  'textarea',
]);

/** The page's own words: without samples of code, what it quotes, and what stands in a field to be written over. */
export function proseOf(node: TreeNode): string {
  return textOf(node, quotations);
}

/** What a link or heading is called: its text with the pictures' alternative texts, or its label. */
export function accessibleName(node: TreeNode): string {
  const label = attribute(node, 'aria-label')?.trim();
  if (label) return collapseSpaces(label);
  let text = '';
  walk(node, (part) => {
    text += spacedText(part);
    if (part.name === 'img') text += ` ${attribute(part, 'alt') ?? ''} `;
    else if (part !== node && part.name && attribute(part, 'aria-label'))
      text += ` ${attribute(part, 'aria-label')} `;
    return part.name !== 'script' && part.name !== 'style' && part.name !== 'template';
  });
  return collapseSpaces(text) || collapseSpaces(attribute(node, 'title') ?? '');
}

/** The page's own content: its main element; else the body without what frames every page. */
export function mainText(tree: HtmlTree): string {
  const { node, without } = findMain(tree);
  return node ? textOf(node, without) : '';
}

/** What of the main content no search result may quote. Search engines read data-nosnippet on these elements only. */
export function nosnippetText(tree: HtmlTree): string {
  const { node: main, without } = findMain(tree);
  if (!main) return '';
  const isMarked = ({ name, attribs }: TreeNode) =>
    attribs?.['data-nosnippet'] !== undefined && /^(?:span|div|section)$/.test(name ?? '');
  for (let at = main.parent; at; at = at.parent) if (isMarked(at)) return textOf(main, without);
  const texts: string[] = [];
  walk(main, (node) => {
    if (node.name && without.has(node.name)) return false;
    if (!isMarked(node)) return true;
    texts.push(textOf(node, without));
    return false;
  });
  return texts.join(' ');
}

const nonContentTags = new Set([...nonTextTags, ...boilerplateTags]);

function findMain(tree: HtmlTree): { node: TreeNode | undefined; without: ReadonlySet<string> } {
  const main =
    tree.byTagName('main')[0] ?? tree.elements.find((node) => attribute(node, 'role') === 'main');
  return main
    ? { node: main, without: nonTextTags }
    : { node: tree.byTagName('body')[0], without: nonContentTags };
}

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}])+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** Languages that set no spaces have about two letters to a word. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}

export function collapseSpaces(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}

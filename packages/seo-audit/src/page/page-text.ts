/** The text of a page or an element, as a reader sees it. */
import { attribute, type HtmlTree, type TreeNode, walk } from './html-tree.ts';

const nonTextTags = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object']);
const boilerplateTags = new Set(['header', 'footer', 'nav', 'aside', 'dialog']);
/**
 * Running text. Every element separates words, also an inline one: styles often make it a block, and words run
 * together are worse than an extra space.
 */
export function textOf(
  node: TreeNode,
  without: ReadonlySet<string> = nonTextTags,
  isLeftOut: (part: TreeNode) => boolean = () => false,
): string {
  const pieces: string[] = [];
  walk(node, (part) => {
    pieces.push(spacedText(part));
    return !((part.name && without.has(part.name) && part !== node) || isLeftOut(part));
  });
  return collapseSpaces(pieces.join(''));
}

/**
 * The words of a text node; a space where an element begins or ended just before. React's comments separate nothing.
 */
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
  'var',
  'q',
  'blockquote',
  'textarea',
]);

/** The page's own words: without code samples, quotations and the initial text of fields and editors. */
export function proseOf(node: TreeNode, without: ReadonlySet<string> = quotations): string {
  return textOf(node, without, (part) =>
    /^(?:true|plaintext-only|)$/i.test(attribute(part, 'contenteditable') ?? 'false'),
  );
}

/** The same of the main content. */
export function mainProse(tree: HtmlTree): string {
  const { node, without } = mainNode(tree);
  return node ? proseOf(node, new Set([...quotations, ...without])) : '';
}

/** The accessible name of a link or heading: its text with alternative texts of images, or its label. */
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

/** The page's own content: its main element, or the body without the surrounding header, footer and navigation. */
export function mainText(tree: HtmlTree): string {
  const { node, without } = mainNode(tree);
  return node ? textOf(node, without) : '';
}

/**
 * The part of the main content that a result snippet must not quote. Search engines read data-nosnippet on these
 * elements only.
 */
export function nosnippetText(tree: HtmlTree): string {
  const { node: main, without } = mainNode(tree);
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

/** The main element, or the body and the elements of it that are not its content. */
export function mainNode(tree: HtmlTree): {
  node: TreeNode | undefined;
  without: ReadonlySet<string>;
} {
  const main =
    tree.byTagName('main')[0] ?? tree.elements.find((node) => attribute(node, 'role') === 'main');
  return main
    ? { node: main, without: nonTextTags }
    : { node: tree.byTagName('body')[0], without: nonContentTags };
}

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}])+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** In languages without spaces, a word has about two characters. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}

export function collapseSpaces(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}

/** The words of a page or of one element, as a reader gets them. */
import { attribute, type HtmlTree, type TreeNode, walk } from './html-tree.ts';

const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object']);
const frame = new Set(['header', 'footer', 'nav', 'aside', 'dialog']);
/**
 * Running text. Every element sets its words apart, also an inline one: styles often make a block of it, and words
 * that run together are worse than a space too many.
 */
export function textOf(node: TreeNode, without: ReadonlySet<string> = silent): string {
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
  ...silent,
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
export function nameOf(node: TreeNode): string {
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
  const main =
    tree.named('main')[0] ?? tree.elements.find((node) => attribute(node, 'role') === 'main');
  if (main) return textOf(main);
  const body = tree.named('body')[0];
  return body ? textOf(body, new Set([...silent, ...frame])) : '';
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

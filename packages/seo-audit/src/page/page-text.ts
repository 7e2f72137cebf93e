/** The text of a page or an element, as a reader sees it. */
import { attribute, type HtmlTree, type TreeNode, walk } from './html-tree.ts';

const nonTextTags = 'script style template noscript svg iframe object'.split(' ');
const boilerplateTags = 'header footer nav aside dialog'.split(' ');
const quotationTags = 'code pre samp kbd var q blockquote textarea'.split(' ');
const nonText: ReadonlySet<string> = new Set(nonTextTags);
const nonContent: ReadonlySet<string> = new Set([...nonTextTags, ...boilerplateTags]);
const nonProse: ReadonlySet<string> = new Set([...nonTextTags, ...quotationTags]);

/**
 * Running text. Every element separates words, also an inline one: styles often make it a block, and words run
 * together are worse than an extra space.
 */
export function textOf(node: TreeNode, without: ReadonlySet<string> = nonText): string {
  const pieces: string[] = [];
  walk(node, (part) => {
    pieces.push(spacedText(part));
    return !(part.name && without.has(part.name) && part !== node);
  });
  return collapseSpaces(pieces.join(''));
}

/** The page's own words: without code samples, quotations and the initial text of fields. */
export function proseOf(node: TreeNode): string {
  return textOf(node, nonProse);
}

/** The words of a text node; a space where an element begins or ended. React's comments separate nothing. */
function spacedText({ type, name, data, prev }: TreeNode): string {
  if (type === 'text') return prev?.name && prev.name !== 'wbr' ? ` ${data}` : (data ?? '');
  return name && name !== 'wbr' ? ' ' : '';
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

type MainContent = { node: TreeNode | undefined; without: ReadonlySet<string> };

/** The main element, or the body and the elements of it that are not its content. */
export function mainNode(tree: HtmlTree): MainContent {
  const main =
    tree.byTagName('main')[0] ?? tree.elements.find((node) => attribute(node, 'role') === 'main');
  return main
    ? { node: main, without: nonText }
    : { node: tree.byTagName('body')[0], without: nonContent };
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

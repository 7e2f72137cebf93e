/** Finds banned words and placeholder text, and whether a page says or shows anything of its own. */
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import { mainNode, textOf } from './page-text.ts';

/** A wording that the site's owner has banned, with the pattern that finds it. */
export type BannedWord = { phrase: string; pattern: RegExp };

/** Each banned phrase in the text, once. */
export function findBannedWords(text: string, banned: readonly BannedWord[]): string[] {
  // Normalised, so that a non-breaking hyphen does not hide a word from a pattern.
  const plain = text.replace(/[\u2010\u2011]/g, '-');
  return banned.filter(({ pattern }) => pattern.test(plain)).map(({ phrase }) => phrase);
}

const spokenAttributes = ['content', 'alt', 'aria-label', 'title'];

/** Text outside the page's content that is read out or shown: alternative texts, labels, meta tags. */
export function attributeText(tree: HtmlTree): string {
  const texts: string[] = [];
  for (const { attribs = {} } of tree.elements)
    for (const name of spokenAttributes) if (attribs[name]) texts.push(attribs[name]);
  return texts.join('\n');
}

/** What templates, page builders and editors leave behind. Cicero himself wrote “quia dolor sit amet”. */
const placeholders =
  /[Ll]orem ipsum dolor|(?<!quia )dolor sit amet|\{\{\s*(?!and\b|or\b)\w+(?:\.\w+)*\s*\}\}|\$\{\w+(?:\.\w+)*\}|\[object Object\]|%%\w+%%|\bInvalid Date\b|\bTODO\b(?=\s*[:(])|\[Insert [\p{L}'’ ]{2,40}\]/gu;
/** A wording in quotation marks is what the text is about. */
const quotation =
  /“[^“”\n]{1,80}”|„[^„“”\n]{1,80}[“”]|«[^«»\n]{1,80}»|"[^"\n]{1,80}"|‘[^‘’\n]{1,80}’(?!\p{L})/gu;
const wholePlaceholder =
  /^(?:undefined|null|nan|untitled(?: document| page)?|new page|page title|document)(?=$|\s*[|·]|\s[–—-]\s)/i;

/** @param prose the page's own words, without code samples. */
export function findPlaceholders(prose: string): string[] {
  return [...new Set(prose.replace(quotation, ' … ').match(placeholders) ?? [])];
}

/** A template's default text, or a value that a template lacks, as a whole title. */
export function isPlaceholderTitle(title: string): boolean {
  return wholePlaceholder.test(title) || findPlaceholders(title).length > 0;
}

const namesAndLinks = 'script style template noscript svg nav h1 h2 h3 h4 h5 h6 a'.split(' ');

/** The main content without its headings and links: what is left of an empty template is nothing. */
export function ownText(tree: HtmlTree): string {
  const { node, without } = mainNode(tree);
  return node ? textOf(node, new Set([...without, ...namesAndLinks])) : '';
}

const shown = new Set(
  'table video audio iframe canvas object embed math dl pre details select textarea blockquote form address figure button'.split(
    ' ',
  ),
);
/** A drawing in these is an icon. */
const small = new Set(['a', 'button', 'li']);
const minListed = 2;

/** A form, a table, a picture, a drawing, a list: what is used or looked at needs no text. A breadcrumb is none. */
export function showsSomething(tree: HtmlTree): boolean {
  const { node: main, without } = mainNode(tree);
  let isFound = false;
  const counts = { li: 0, a: 0 };
  if (main)
    walk(main, (node) => {
      if (isFound || node.name === 'nav') return false;
      if (node.name === 'li' || node.name === 'a') counts[node.name] += 1;
      isFound = isShown(node) || counts.li >= minListed || counts.a >= minListed;
      return !(node.name && without.has(node.name));
    });
  return isFound;
}

function isShown(node: TreeNode): boolean {
  const { name = '' } = node;
  if (name === 'img') return attribute(node, 'alt') !== '';
  if (name === 'input') return attribute(node, 'type') !== 'hidden';
  if (name === 'svg') return attribute(node, 'aria-hidden') !== 'true' && !isInside(node, small);
  if (name === 'a') return /^(?:tel|mailto|sms):/i.test(attribute(node, 'href') ?? '');
  return shown.has(name);
}

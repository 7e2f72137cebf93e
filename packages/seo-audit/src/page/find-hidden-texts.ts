/**
 * Finds text and links that are shown to search engines and hidden from readers. Considers an element's own style, its
 * parent's, and those of a class in the page's own <style>. Source: Google Search Central, spam policies: hidden text.
 */
import { parseClassStyles } from './class-styles.ts';
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import { collapseSpaces, splitWords, textOf } from './page-text.ts';
import { isTextInBackgroundColour } from './style-colours.ts';
import { parseWebUrl } from './web-url.ts';

/** Text for screen readers is shorter. */
const minOffscreenWords = 30;
/** Text without size or colour has no honest use. */
const minInvisibleWords = 10;
const minLinks = 2;

const zeroFontSize = /(?:^|;)\s*font-size\s*:\s*0(?:px|em|rem|%)?\s*(?:!important\s*)?(?:;|$)/i;
export const displayNone = /(?:^|;)\s*display\s*:\s*none/i;
const offscreen =
  /(?:^|;)\s*(?:left|right|top|bottom|text-indent|margin-left)\s*:\s*-(?:\d{4,}px|\d{3,}r?em)/i;
const invisible = /(?:^|;)\s*visibility\s*:\s*hidden/i;
/** An off-screen menu or form is shown when a visitor opens it. */
const controls = new Set(['a', 'button', 'input', 'select', 'textarea', 'form']);
const handles = new Set([...controls].filter((name) => name !== 'a'));
const toggledContainers = new Set(['nav', 'header', 'footer', 'aside', 'dialog', 'menu']);
/** Hosts that menus and sharing buttons link to. */
const social =
  /(?:^|\.)(?:facebook|twitter|x|instagram|linkedin|youtube|pinterest|tiktok|reddit|whatsapp|telegram|google|apple|github|wa|t)\.(?:com|me)$/i;

/** @param base the page's URL, to tell its own links from links to other sites. */
export function findHiddenTexts(tree: HtmlTree, base: string): string[] {
  const classStyles = parseClassStyles(tree);
  const unseenClasses = new Set(
    [...classStyles.keys()].filter((name) => isInvisibleClass(classStyles, name)),
  );
  let described: Set<TreeNode> | undefined;
  return tree.elements.flatMap((node) => {
    const text = hiddenTextOf(node, unseenClasses, base);
    if (!text) return [];
    described ??= findDescribedNodes(tree);
    return described.has(node) ? [] : [text.slice(0, 80)];
  });
}

function hiddenTextOf(node: TreeNode, unseenClasses: Set<string>, base: string): string | null {
  const style = attribute(node, 'style') ?? '';
  if (
    zeroFontSize.test(style) ||
    isTextInBackgroundColour(style, node) ||
    hasClassIn(node, unseenClasses, style)
  )
    return textIfLong(ownText(node), minInvisibleWords);
  if (!style) return null;
  if (displayNone.test(style) && !hasDescendant(node, controls)) return textIfStuffed(textOf(node));
  const isMoved = offscreen.test(style);
  if (isMoved && !hasDescendant(node, controls)) return textIfLong(textOf(node), minOffscreenWords);
  return (isMoved || invisible.test(style)) && hasForeignLinks(node, base) ? textOf(node) : null;
}

/** Hidden text is shown on demand, as a rule; a list of search words never is. */
function textIfStuffed(text: string): string | null {
  const words = splitWords(text);
  const isRepeated = new Set(words).size / words.length < 0.5;
  return words.length >= minOffscreenWords && isRepeated && !/[.!?](?:\s|$)/.test(text)
    ? text
    : null;
}

function textIfLong(text: string, minWords: number): string | null {
  return splitWords(text).length >= minWords ? text : null;
}

/** Elements that describe an image or a field to screen readers, with their ancestors and descendants. */
function findDescribedNodes(tree: HtmlTree): Set<TreeNode> {
  const ids = new Set(
    tree.elements.flatMap((node) =>
      ['aria-describedby', 'aria-labelledby', 'aria-details'].flatMap(
        (name) => attribute(node, name)?.split(/\s+/).filter(Boolean) ?? [],
      ),
    ),
  );
  const described = new Set<TreeNode>();
  for (const node of tree.elements) {
    if (node.name !== 'figure' && !ids.has(attribute(node, 'id') ?? '')) continue;
    walk(node, (part) => Boolean(described.add(part)));
    for (let parent = node.parent; parent?.name && parent.name !== 'body'; parent = parent.parent)
      described.add(parent);
  }
  return described;
}

/** Whether most links lead to other sites. Menus and sharing buttons that open on demand do not count. */
function hasForeignLinks(node: TreeNode, base: string): boolean {
  if (
    toggledContainers.has(node.name ?? '') ||
    isInside(node, toggledContainers) ||
    attribute(node, 'role')
  )
    return false;
  if (hasDescendant(node, handles) || hasDescendant(node, toggledContainers)) return false;
  const ownNames = parseWebUrl(base, base)
    ?.hostname.split('.')
    .slice(0, -1)
    .filter((label) => label.length > 3);
  const isOwn = (host: string) => ownNames?.some((label) => host.includes(label)) ?? false;
  let elsewhere = 0;
  let links = 0;
  walk(node, (part) => {
    const url = part.name === 'a' ? parseWebUrl(attribute(part, 'href') ?? '', base) : null;
    if (url) links += 1;
    if (
      url &&
      !isOwn(url.hostname) &&
      url.host !== new URL(base).host &&
      !social.test(url.hostname)
    )
      elsewhere += 1;
    return true;
  });
  return elsewhere >= minLinks && elsewhere * 2 > links;
}

function isInvisibleClass(styles: ReadonlyMap<string, string>, name: string): boolean {
  const style = styles.get(name) ?? '';
  return !/spoiler/i.test(name) && (zeroFontSize.test(style) || isTextInBackgroundColour(style));
}

function hasClassIn(node: TreeNode, classes: Set<string>, style: string): boolean {
  if (classes.size === 0 || /(?:^|;)\s*(?:color|background|font)/i.test(style)) return false;
  return (attribute(node, 'class') ?? '').split(/\s+/).some((name) => classes.has(name));
}

/** Text of the element alone: child elements may have another size and colour. */
function ownText({ children = [] }: TreeNode): string {
  return collapseSpaces(children.map(({ type, data }) => (type === 'text' ? data : ' ')).join(''));
}

function hasDescendant(node: TreeNode, names: ReadonlySet<string>): boolean {
  let isFound = false;
  walk(node, ({ name }) => {
    isFound ||= names.has(name ?? '');
    return !isFound;
  });
  return isFound;
}

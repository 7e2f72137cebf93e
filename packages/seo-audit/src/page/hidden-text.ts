/**
 * Text and links that are written for search engines and kept from readers. Read are an element's own style, its
 * parent's, and those of a class in the page's own <style>. Source: Google Search Central, spam policies: hidden text.
 */
import { stylesOfClasses } from './class-styles.ts';
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import { collapseSpaces, splitWords, textOf } from './page-text.ts';
import { isOfOneColour } from './style-colours.ts';
import { parseWebUrl } from './web-url.ts';

/** What only screen readers are told is shorter. */
const leastMovedWords = 30;
/** Nobody needs words without size or colour. */
const leastUnseenWords = 10;
const leastLinks = 2;

const sizeless = /(?:^|;)\s*font-size\s*:\s*0(?:px|em|rem|%)?\s*(?:!important\s*)?(?:;|$)/i;
const movedAway =
  /(?:^|;)\s*(?:left|right|top|bottom|text-indent|margin-left)\s*:\s*-(?:\d{4,}px|\d{3,}r?em)/i;
const invisible = /(?:^|;)\s*visibility\s*:\s*hidden/i;
/** A menu or a form beside the screen comes in when it is called. */
const controls = new Set(['a', 'button', 'input', 'select', 'textarea', 'form']);
const handles = new Set([...controls].filter((name) => name !== 'a'));
const calledIn = new Set(['nav', 'header', 'footer', 'aside', 'dialog', 'menu']);
/** Hosts that menus and sharing buttons lead to. */
const social =
  /(?:^|\.)(?:facebook|twitter|x|instagram|linkedin|youtube|pinterest|tiktok|reddit|whatsapp|telegram|google|apple|github|wa|t)\.(?:com|me)$/i;

/** @param base where the page stands, to tell its own links from others'. */
export function findHiddenTexts(tree: HtmlTree, base: string): string[] {
  const ofClasses = stylesOfClasses(tree);
  const unseenClasses = new Set([...ofClasses.keys()].filter((name) => isUnseen(ofClasses, name)));
  let told: Set<TreeNode> | undefined;
  return tree.elements.flatMap((node) => {
    const text = hiddenTextOf(node, unseenClasses, base);
    if (!text) return [];
    told ??= describing(tree);
    return told.has(node) ? [] : [text.slice(0, 80)];
  });
}

function hiddenTextOf(node: TreeNode, unseenClasses: Set<string>, base: string): string | null {
  const style = attribute(node, 'style') ?? '';
  if (sizeless.test(style) || isOfOneColour(style, node) || isOfClass(node, unseenClasses, style))
    return longer(ownText(node), leastUnseenWords);
  if (!style) return null;
  const isMoved = movedAway.test(style);
  if (isMoved && !holds(node, controls)) return longer(textOf(node), leastMovedWords);
  return (isMoved || invisible.test(style)) && leadsElsewhere(node, base) ? textOf(node) : null;
}

function longer(text: string, leastWords: number): string | null {
  return splitWords(text).length >= leastWords ? text : null;
}

/** What screen readers are told of a picture or a field, with all around and inside it. */
function describing(tree: HtmlTree): Set<TreeNode> {
  const ids = new Set(
    tree.elements.flatMap((node) =>
      ['aria-describedby', 'aria-labelledby', 'aria-details'].flatMap(
        (name) => attribute(node, name)?.split(/\s+/).filter(Boolean) ?? [],
      ),
    ),
  );
  const told = new Set<TreeNode>();
  for (const node of tree.elements) {
    if (node.name !== 'figure' && !ids.has(attribute(node, 'id') ?? '')) continue;
    walk(node, (part) => Boolean(told.add(part)));
    for (let parent = node.parent; parent?.name && parent.name !== 'body'; parent = parent.parent)
      told.add(parent);
  }
  return told;
}

/** Links to strangers, more than to pages of its own; menus and sharing buttons that wait to be called are none. */
function leadsElsewhere(node: TreeNode, base: string): boolean {
  if (calledIn.has(node.name ?? '') || isInside(node, calledIn) || attribute(node, 'role'))
    return false;
  if (holds(node, handles) || holds(node, calledIn)) return false;
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
  return elsewhere >= leastLinks && elsewhere * 2 > links;
}

function isUnseen(styles: ReadonlyMap<string, string>, name: string): boolean {
  const style = styles.get(name) ?? '';
  return !/spoiler/i.test(name) && (sizeless.test(style) || isOfOneColour(style));
}

function isOfClass(node: TreeNode, classes: Set<string>, style: string): boolean {
  if (classes.size === 0 || /(?:^|;)\s*(?:color|background|font)/i.test(style)) return false;
  return (attribute(node, 'class') ?? '').split(/\s+/).some((name) => classes.has(name));
}

/** Without what is in elements of its own: they may have another size and colour. */
function ownText({ children = [] }: TreeNode): string {
  return collapseSpaces(children.map(({ type, data }) => (type === 'text' ? data : ' ')).join(''));
}

function holds(node: TreeNode, names: ReadonlySet<string>): boolean {
  let isFound = false;
  walk(node, ({ name }) => {
    isFound ||= names.has(name ?? '');
    return !isFound;
  });
  return isFound;
}

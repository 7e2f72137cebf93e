/** Headings, links, pictures and places of a page. */
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import type { Anchor, Image } from './page-facts.ts';
import { nameOf } from './page-text.ts';
import { parseWebUrl } from './web-url.ts';

const maxHrefLength = 300;
const quiet = new Set(['noscript']);
const choice = new Set(['picture']);
/** Words of the page's own text that no first screen holds. */
const screenWords = 150;
const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'nav',
  'header',
  'dialog',
]);

export function parseHeadings(tree: HtmlTree) {
  return tree.elements.flatMap((node) => {
    const level = /^h([1-6])$/.exec(node.name ?? '')?.[1];
    return level ? [{ level: Number(level), text: nameOf(node).slice(0, 300) }] : [];
  });
}

export function parseAnchors(tree: HtmlTree, base: string): Anchor[] {
  return [...tree.named('a'), ...tree.named('area')].flatMap((node) => {
    const href = attribute(node, 'href')?.trim() ?? null;
    // A place to jump to, and a role of its own, is no link.
    if (href === null && !attribute(node, 'onclick')) return [];
    const rel = (attribute(node, 'rel') ?? '').toLowerCase();
    const text = (nameOf(node) || labelOf(node, tree) || (attribute(node, 'alt') ?? '')).slice(
      0,
      200,
    );
    const url = href === null ? null : parseWebUrl(href, base);
    const fragment = url ? decodeFragment(url) : '';
    if (url) url.hash = '';
    return [
      {
        href: href?.slice(0, maxHrefLength) ?? null,
        target: url?.href ?? null,
        fragment,
        text,
        rel,
        ...(text === '' && isHiddenInside(node) ? { isHidden: true as const } : {}),
      },
    ];
  });
}

export function parseImages(tree: HtmlTree, base: string): Image[] {
  return [...parseImageElements(tree, base), ...parseImageButtons(tree, base)];
}

/** Pictures that send a form; a label serves as well as an alternative text. */
function parseImageButtons(tree: HtmlTree, base: string): Image[] {
  return tree
    .named('input')
    .filter((node) => /^image$/i.test(attribute(node, 'type') ?? ''))
    .map((node) => {
      const src = attribute(node, 'src')?.trim() ?? '';
      const isLabelled = ['aria-label', 'aria-labelledby', 'title'].some((name) =>
        attribute(node, name)?.trim(),
      );
      return {
        src: src.slice(0, maxHrefLength),
        url: src ? (parseWebUrl(src, base)?.href ?? null) : null,
        alt: isLabelled || hiddenFromReaders(node) ? '' : attribute(node, 'alt')?.trim() || null,
        hasSize: true,
        isLazy: false,
        shown: null,
      };
    });
}

function parseImageElements(tree: HtmlTree, base: string): Image[] {
  return tree.named('img').flatMap((node, at) => {
    const src = attribute(node, 'src')?.trim() ?? '';
    if (isInside(node, quiet)) return [];
    const style = attribute(node, 'style') ?? '';
    return [
      {
        src: src.slice(0, maxHrefLength),
        url: src ? (parseWebUrl(src, base)?.href ?? null) : null,
        ...(src || attribute(node, 'srcset') || isInside(node, choice)
          ? {}
          : { sourceless: attribute(node, 'data-src')?.slice(0, maxHrefLength) ?? '' }),
        alt: hiddenFromReaders(node) ? '' : attribute(node, 'alt'),
        hasSize:
          Boolean(attribute(node, 'width') && attribute(node, 'height')) ||
          /aspect-ratio|(?:^|;)\s*height\s*:/.test(style),
        isLazy: attribute(node, 'loading') === 'lazy',
        shown: shownSize(node),
        ...(at === 0 && isBelowFold(tree, node) ? { isBelow: true as const } : {}),
      },
    ];
  });
}

/** In pixels, as the attributes say; null where styles may cut the picture to its frame. */
function shownSize(node: TreeNode): Image['shown'] {
  const [width, height] = [attribute(node, 'width'), attribute(node, 'height')].map(Number);
  // A browser may take another file than the one of src.
  if (attribute(node, 'srcset') || isInside(node, choice)) return null;
  if (!width || !height || /object-fit/i.test(attribute(node, 'style') ?? '')) return null;
  return { width, height };
}

/** Whether a screen full of text comes before it. */
function isBelowFold(tree: HtmlTree, picture: TreeNode): boolean {
  let words = 0;
  let isFound = false;
  walk(tree.named('body')[0] ?? tree.root, (node) => {
    isFound ||= node === picture;
    if (isFound || words > screenWords || (node.name && unseen.has(node.name))) return false;
    if (node.type === 'text') words += node.data?.match(/\S+/g)?.length ?? 0;
    return true;
  });
  return words > screenWords;
}

/** What places a fragment can lead to. */
export function parseIds(tree: HtmlTree): string[] {
  return tree.elements.flatMap((node) => {
    const id = attribute(node, 'id');
    const name = node.name === 'a' ? attribute(node, 'name') : null;
    return [id, name].filter((place): place is string => Boolean(place));
  });
}

export function readsFragment(tree: HtmlTree): boolean {
  const reads = /\blocation\.hash\b|\bhashchange\b/;
  return tree
    .named('script')
    .some(({ children }) => children?.some(({ data }) => reads.test(data ?? '')));
}

function decodeFragment({ hash }: URL): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** What aria-labelledby points at. */
function labelOf(node: TreeNode, tree: HtmlTree): string {
  const ids = attribute(node, 'aria-labelledby')?.split(/\s+/) ?? [];
  return ids
    .map((id) => tree.elements.find((other) => attribute(other, 'id') === id))
    .map((other) => (other ? nameOf(other) : ''))
    .join(' ')
    .trim();
}

function isHiddenInside(node: TreeNode): boolean {
  for (let at: TreeNode | null | undefined = node; at; at = at.parent) {
    if (attribute(at, 'aria-hidden') === 'true') return true;
  }
  return false;
}

function hiddenFromReaders(node: TreeNode): boolean {
  return attribute(node, 'aria-hidden') === 'true' || attribute(node, 'role') === 'presentation';
}

/** Parses images and image buttons of a page. */
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import type { Image } from './page-facts.ts';
import { parseWebUrl } from './web-url.ts';

const maxHrefLength = 300;
const quiet = new Set(['noscript']);
const choice = new Set(['picture']);
/** More words than fit on a first screen. */
const firstScreenWords = 150;
const skippedTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'nav',
  'header',
  'dialog',
]);

export function parseImages(tree: HtmlTree, base: string): Image[] {
  return [...parseImageElements(tree, base), ...parseImageButtons(tree, base)];
}

/** Image buttons; a label serves as well as an alternative text. */
function parseImageButtons(tree: HtmlTree, base: string): Image[] {
  return tree
    .byTagName('input')
    .filter((node) => /^image$/i.test(attribute(node, 'type') ?? ''))
    .map((node) => {
      const src = attribute(node, 'src')?.trim() ?? '';
      const isLabelled = ['aria-label', 'aria-labelledby', 'title'].some((name) =>
        attribute(node, name)?.trim(),
      );
      return {
        src: src.slice(0, maxHrefLength),
        url: src ? (parseWebUrl(src, base)?.href ?? null) : null,
        alt:
          isLabelled || isHiddenFromScreenReader(node)
            ? ''
            : attribute(node, 'alt')?.trim() || null,
        hasSize: true,
        isLazy: false,
        displaySize: null,
      };
    });
}

function parseImageElements(tree: HtmlTree, base: string): Image[] {
  return tree.byTagName('img').flatMap((node, at) => {
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
        alt: isHiddenFromScreenReader(node) ? '' : (attribute(node, 'alt') ?? labelOf(node)),
        hasSize:
          Boolean(attribute(node, 'width') && attribute(node, 'height')) ||
          /aspect-ratio|(?:^|;)\s*height\s*:/.test(style),
        isLazy: attribute(node, 'loading') === 'lazy',
        displaySize: displaySize(node),
        ...(at === 0 && isBelowFold(tree, node) ? { isBelow: true as const } : {}),
      },
    ];
  });
}

/** A label serves as well as an alternative text. */
function labelOf(node: TreeNode): string | null {
  return attribute(node, 'aria-label')?.trim() || null;
}

/** Size in pixels from the attributes; null where styles may crop the image. */
function displaySize(node: TreeNode): Image['displaySize'] {
  const [width, height] = [attribute(node, 'width'), attribute(node, 'height')].map(Number);
  // The browser may choose another file than src.
  if (attribute(node, 'srcset') || isInside(node, choice)) return null;
  if (!width || !height || /object-fit/i.test(attribute(node, 'style') ?? '')) return null;
  return { width, height };
}

/** Whether more than a screen of text comes before it. */
function isBelowFold(tree: HtmlTree, picture: TreeNode): boolean {
  let words = 0;
  let isFound = false;
  walk(tree.byTagName('body')[0] ?? tree.root, (node) => {
    isFound ||= node === picture;
    if (isFound || words > firstScreenWords || (node.name && skippedTags.has(node.name)))
      return false;
    if (node.type === 'text') words += node.data?.match(/\S+/g)?.length ?? 0;
    return true;
  });
  return words > firstScreenWords;
}

/** Marked as decoration, or in a part that is not read aloud. */
function isHiddenFromScreenReader(node: TreeNode): boolean {
  if (/^(?:presentation|none)$/.test(attribute(node, 'role') ?? '')) return true;
  for (let at: TreeNode | null | undefined = node; at; at = at.parent)
    if (attribute(at, 'aria-hidden') === 'true') return true;
  return false;
}

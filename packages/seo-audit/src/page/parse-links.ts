/** Parses the links of a page, its images, and the files that it loads. */

import type { Alternate } from '../site.ts';
import { attribute, type HtmlTree, isInside, type TreeNode } from './html-tree.ts';
import type { Anchor, Image, Subresource } from './page-facts.ts';
import { accessibleName } from './page-text.ts';
import { parseWebUrl } from './web-url.ts';

const maxHrefLength = 300;
const controlNames = ['onclick', 'data-toggle', 'data-bs-toggle', 'aria-expanded', 'aria-haspopup'];
const noscript = new Set(['noscript']);

/** An <a> without href is a fragment target, or a script's own. */
export function parseAnchors(tree: HtmlTree, base: string): Anchor[] {
  return [...tree.byTagName('a'), ...tree.byTagName('area')].flatMap((node) => {
    const href = attribute(node, 'href')?.trim();
    if (href === undefined) return [];
    const text = accessibleName(node) || labelOf(node, tree) || (attribute(node, 'alt') ?? '');
    const url = parseWebUrl(href, base);
    const fragment = url ? decodeFragment(url) : '';
    if (url) url.hash = '';
    return [
      {
        href: href.slice(0, maxHrefLength),
        target: url?.href ?? null,
        fragment,
        text: text.slice(0, 200),
        rel: (attribute(node, 'rel') ?? '').toLowerCase(),
        ...(text === '' && isAriaHidden(node) && { isHidden: true as const }),
        ...(isControl(node) && { isControl: true as const }),
        ...(attribute(node, 'aria-current') === 'page' && { isCurrent: true as const }),
      },
    ];
  });
}

/** Images and image buttons; a label serves as well as an alternative text. */
export function parseImages(tree: HtmlTree, base: string): Image[] {
  const buttons = tree
    .byTagName('input')
    .filter((node) => /^image$/i.test(attribute(node, 'type') ?? ''));
  return [...tree.byTagName('img'), ...buttons]
    .filter((node) => !isInside(node, noscript))
    .map((node) => {
      const src = attribute(node, 'src')?.trim() ?? '';
      const isDecoration =
        /^(?:presentation|none)$/.test(attribute(node, 'role') ?? '') || isAriaHidden(node);
      const label = ['aria-label', 'aria-labelledby', 'title'].map((name) => attribute(node, name));
      return {
        src: src.slice(0, maxHrefLength),
        url: src ? (parseWebUrl(src, base)?.href ?? null) : null,
        alt: isDecoration ? '' : (attribute(node, 'alt') ?? (label.find(Boolean) || null)),
      };
    });
}

export function parseSubresources(tree: HtmlTree, base: string): Subresource[] {
  const sources: [kind: Subresource['kind'], tag: string, name: string][] = [
    ['script', 'script', 'src'],
    ['frame', 'iframe', 'src'],
    ['image', 'img', 'src'],
    ['form', 'form', 'action'],
    ['style', 'link', 'href'],
  ];
  return sources.flatMap(([kind, tag, name]) =>
    tree
      .byTagName(tag)
      .filter((node) => kind !== 'style' || /\bstylesheet\b/i.test(attribute(node, 'rel') ?? ''))
      .flatMap((node) => {
        const href = attribute(node, name);
        const url = href ? parseWebUrl(href, base) : null;
        return url ? [{ kind, url: url.href }] : [];
      }),
  );
}

function isControl(node: TreeNode): boolean {
  return (
    attribute(node, 'role') === 'button' ||
    controlNames.some((name) => attribute(node, name) !== null)
  );
}

function decodeFragment({ hash }: URL): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The text of the elements that aria-labelledby names. */
function labelOf(node: TreeNode, tree: HtmlTree): string {
  const ids = attribute(node, 'aria-labelledby')?.split(/\s+/) ?? [];
  return ids
    .map((id) => tree.elements.find((other) => attribute(other, 'id') === id))
    .map((other) => (other ? accessibleName(other) : ''))
    .join(' ')
    .trim();
}

function isAriaHidden(node: TreeNode): boolean {
  for (let at: TreeNode | null | undefined = node; at; at = at.parent)
    if (attribute(at, 'aria-hidden') === 'true') return true;
  return false;
}

/** The language versions that a Link header names. */
export function alternatesInHeader(linkHeader: string): Alternate[] {
  const links = linkHeader.matchAll(/<([^<>]+)>((?:\s*;[^,;]+)+)/g);
  return Array.from(links, ([, href = '', parameters = '']) => ({
    href,
    hreflang: /\bhreflang="?([\w-]+)/i.exec(parameters)?.[1] ?? '',
  })).filter(({ hreflang }) => hreflang);
}

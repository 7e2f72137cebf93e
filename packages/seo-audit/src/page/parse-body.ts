/** Headings, links, pictures and the files a page needs. */
import { attribute, type HtmlTree, isInside, type TreeNode } from './html-tree.ts';
import type { Anchor, Image, Subresource } from './page-facts.ts';
import { nameOf } from './page-text.ts';

const maxHrefLength = 300;
const quiet = new Set(['noscript']);
const feedType = /^application\/(?:rss\+xml|atom\+xml|feed\+json)\b/i;
const maxSources = 50;

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

const aroundContent = new Set(['header', 'footer', 'nav', 'aside']);

/** What heads and feet of a site say on every page does not count. */
export function hasContact(tree: HtmlTree): boolean {
  return tree
    .named('a')
    .some(
      (node) =>
        /^(?:tel|mailto):/i.test(attribute(node, 'href')?.trim() ?? '') &&
        !isInside(node, aroundContent),
    );
}

export function parseImages(tree: HtmlTree, base: string): Image[] {
  return tree.named('img').flatMap((node) => {
    const src = attribute(node, 'src')?.trim() ?? '';
    if (isInside(node, quiet)) return [];
    const style = attribute(node, 'style') ?? '';
    return [
      {
        src: src.slice(0, maxHrefLength),
        url: src ? (parseWebUrl(src, base)?.href ?? null) : null,
        alt: hiddenFromReaders(node) ? '' : attribute(node, 'alt'),
        hasSize:
          Boolean(attribute(node, 'width') && attribute(node, 'height')) ||
          /aspect-ratio|(?:^|;)\s*height\s*:/.test(style),
        isLazy: attribute(node, 'loading') === 'lazy',
      },
    ];
  });
}

export function parseSubresources(tree: HtmlTree, base: string): Subresource[] {
  const found: Subresource[] = [];
  const add = (kind: Subresource['kind'], written: string | null) => {
    const url = written ? parseWebUrl(written, base) : null;
    if (url) found.push({ kind, url: url.href });
  };
  for (const node of tree.named('script')) add('script', attribute(node, 'src'));
  for (const node of tree.named('iframe')) add('frame', attribute(node, 'src'));
  for (const node of tree.named('form')) add('form', attribute(node, 'action'));
  for (const node of tree.named('img')) add('image', attribute(node, 'src'));
  for (const node of [...tree.named('img'), ...tree.named('source')])
    for (const url of urlsOfSrcset(attribute(node, 'srcset') ?? '')) add('srcset', url);
  for (const name of ['video', 'audio', 'source', 'track', 'embed'])
    for (const node of tree.named(name)) add('media', attribute(node, 'src'));
  for (const node of tree.named('link')) {
    const rel = attribute(node, 'rel') ?? '';
    if (/\bstylesheet\b/i.test(rel)) add('style', attribute(node, 'href'));
    if (/\balternate\b/i.test(rel) && feedType.test(attribute(node, 'type') ?? ''))
      add('feed', attribute(node, 'href'));
  }
  return found;
}

/** As the HTML standard splits it: a URL up to white space, then its width or density up to a comma; commas may stand in URLs. */
function urlsOfSrcset(srcset: string): string[] {
  const urls: string[] = [];
  for (let rest = srcset; urls.length < maxSources; ) {
    const [whole = '', url = ''] = /^[\s,]*(\S+)/.exec(rest) ?? [];
    if (!url) break;
    urls.push(url.replace(/,+$/, ''));
    rest = rest.slice(whole.length);
    if (!url.endsWith(',')) rest = rest.replace(/^[^,]*,?/, '');
  }
  return urls.filter((url) => !url.startsWith('data:'));
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

/** Absolute http(s) URL; null for mailto:, tel:, data:, javascript: and whatever cannot be parsed. */
export function parseWebUrl(written: string, base: string): URL | null {
  if (!URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
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

/** The files that a page loads or names, by kind, with absolute URLs; the facts of images are parsed apart. */
import { findCssUrls } from './find-css-urls.ts';
import { attribute, type HtmlTree, rawText } from './html-tree.ts';
import type { Subresource } from './page-facts.ts';
import { parseSrcset } from './srcset.ts';
import { parseWebUrl } from './web-url.ts';

const feedType = /^application\/(?:rss\+xml|atom\+xml|feed\+json)\b/i;
const maxSources = 50;

export function parseSubresources(tree: HtmlTree, base: string): Subresource[] {
  const found: Subresource[] = [];
  const add = (kind: Subresource['kind'], href: string | null) => {
    const url = href ? parseWebUrl(href, base) : null;
    if (url) found.push({ kind, url: url.href });
  };
  for (const node of tree.byTagName('script')) add('script', attribute(node, 'src'));
  for (const node of tree.byTagName('iframe')) add('frame', attribute(node, 'src'));
  for (const node of tree.byTagName('form')) add('form', attribute(node, 'action'));
  for (const node of tree.byTagName('img')) add('image', attribute(node, 'src'));
  for (const node of [...tree.byTagName('img'), ...tree.byTagName('source')])
    for (const { url } of parseSrcset(attribute(node, 'srcset') ?? '').slice(0, maxSources))
      if (!url.startsWith('data:')) add('srcset', url);
  for (const name of ['video', 'audio', 'source', 'track', 'embed'])
    for (const node of tree.byTagName(name)) add('media', attribute(node, 'src'));
  for (const node of tree.byTagName('video')) add('media', attribute(node, 'poster'));
  for (const node of tree.byTagName('link')) {
    const rel = attribute(node, 'rel') ?? '';
    if (/\bstylesheet\b/i.test(rel)) add('style', attribute(node, 'href'));
    else if (/\bpreload\b/i.test(rel)) add('preload', attribute(node, 'href'));
    if (/\balternate\b/i.test(rel) && feedType.test(attribute(node, 'type') ?? ''))
      add('feed', attribute(node, 'href'));
  }
  for (const style of inlineStyles(tree))
    for (const { kind, url } of findCssUrls(style)) add(kind, url);
  return found;
}

function* inlineStyles(tree: HtmlTree): Generator<string> {
  yield* tree.byTagName('style').map(rawText);
  for (const { attribs } of tree.elements) {
    const style = attribs?.style;
    if (style && /url\(/i.test(style)) yield style;
  }
}

/**
 * The URLs that a fetched file names: files of a stylesheet, pages of a feed or of llms.txt, icons of a manifest.
 * Absolute, and limited in number for each kind.
 */
import { SaxesParser } from 'saxes';
import { findCssUrls } from '../page/find-css-urls.ts';

const maxItems = 50;
const manifestType = /^application\/manifest\+json\b/i;
const feedType = /[/+](?:xml|feed\+json)\b/i;

export function findReferencedUrls(body: Buffer, contentType: string, url: string): string[] {
  const text = () => body.toString('utf8');
  const references = /^text\/css\b/i.test(contentType)
    ? findCssUrls(text()).map((file) => file.url)
    : manifestType.test(contentType)
      ? iconsOf(text())
      : feedType.test(contentType)
        ? itemsOf(text())
        : isLlmsText(contentType, url)
          ? markdownLinksOf(text())
          : [];
  return references.flatMap((name) => (URL.canParse(name, url) ? new URL(name, url).href : []));
}

/** https://llmstxt.org: Markdown; a page that answers there instead is none. */
function isLlmsText(contentType: string, url: string): boolean {
  return new URL(url).pathname === '/llms.txt' && /^text\/(?:plain|markdown)\b/i.test(contentType);
}

function markdownLinksOf(text: string): string[] {
  const links = text.matchAll(/\]\(\s*<?([^\s()<>]+)>?[^()]*\)/g);
  return Array.from(links, ([, address = '']) => address).slice(0, maxItems);
}

/** A feed or manifest that readers reject. */
export function isMalformedFile(body: Buffer, contentType: string): boolean {
  if (manifestType.test(contentType)) return parseManifest(body.toString('utf8')) === null;
  if (!/^application\/(?:rss|atom)\+xml\b/i.test(contentType)) return false;
  let isBroken = false;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', () => {
    isBroken = true;
  });
  parser.write(body.toString('utf8')).close();
  return isBroken;
}

function parseManifest(text: string): { icons?: unknown } | null {
  try {
    const manifest = JSON.parse(text);
    return typeof manifest === 'object' ? manifest : null;
  } catch {
    return null;
  }
}

function iconsOf(text: string): string[] {
  const icons = parseManifest(text)?.icons;
  if (!Array.isArray(icons)) return [];
  return icons
    .slice(0, maxItems)
    .flatMap((icon) => (typeof icon?.src === 'string' ? [icon.src] : []));
}

/** For RSS the link of an item, for Atom the link of an entry; HTML and SVG have neither. */
function itemsOf(feed: string): string[] {
  const items: string[] = [];
  let isInside = false;
  let isLink = false;
  const parser = new SaxesParser({ xmlns: false });
  const add = (reference: string) => {
    if (reference.trim() && items.length < maxItems) items.push(reference.trim());
  };
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'item' || name === 'entry') isInside = true;
    isLink = isInside && name === 'link';
    const { href, rel = 'alternate' } = attributes as Record<string, string | undefined>;
    if (isLink && href && rel === 'alternate') add(href);
  });
  parser.on('text', (text) => isLink && add(text));
  parser.on('cdata', (text) => isLink && add(text));
  parser.on('closetag', ({ name }) => {
    isLink = false;
    if (name === 'item' || name === 'entry') isInside = false;
  });
  // URLs before a syntax error count.
  parser.on('error', () => {});
  parser.write(feed).close();
  return items;
}

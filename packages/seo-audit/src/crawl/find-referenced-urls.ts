/** What a fetched file names: a style sheet other files, a feed its pages, a manifest its icons. As absolute URLs, some of each. */
import { SaxesParser } from 'saxes';
import { findCssUrls } from '../page/find-css-urls.ts';

const maxItems = 50;
const manifestType = /^application\/manifest\+json\b/i;
const feedType = /[/+](?:xml|feed\+json)\b/i;

export function findReferencedUrls(body: Buffer, contentType: string, url: string): string[] {
  const text = () => body.toString('utf8');
  const written = /^text\/css\b/i.test(contentType)
    ? findCssUrls(text()).map((file) => file.url)
    : manifestType.test(contentType)
      ? iconsOf(text())
      : feedType.test(contentType)
        ? itemsOf(text())
        : [];
  return written.flatMap((name) => (URL.canParse(name, url) ? new URL(name, url).href : []));
}

/** A feed or a manifest that readers give up on. */
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

/** Of RSS the link of an item, of Atom the link of an entry; a page of HTML or a drawing has neither. */
function itemsOf(feed: string): string[] {
  const items: string[] = [];
  let isInside = false;
  let isLink = false;
  const parser = new SaxesParser({ xmlns: false });
  const add = (written: string) => {
    if (written.trim() && items.length < maxItems) items.push(written.trim());
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
  // What comes before a mistake counts.
  parser.on('error', () => {});
  parser.write(feed).close();
  return items;
}

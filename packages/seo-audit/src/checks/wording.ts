/** URLs, quotations and lists, short enough for one line of a finding. */
import type { Site } from '../site.ts';

/** Path and query for pages of the site, the whole URL for others. */
export function shortUrl(url: string, site: Pick<Site, 'origin'>): string {
  return site.origin && url.startsWith(`${site.origin}/`) ? url.slice(site.origin.length) : url;
}

/** Whether a text shows the code of a character: it was escaped once too often. */
export function isEscapedTwice(text: string): boolean {
  return /&(?:amp|quot|lt|gt|nbsp|#\d+|#x[\da-f]+);/i.test(text);
}

export function quoted(text: string, max = 120): string {
  return `“${text.length > max ? `${text.slice(0, max)}…` : text}”`;
}

/** A few of a longer list, with how many more there are. */
export function some(items: readonly string[], max = 5): string {
  const shown = items.slice(0, max).join(', ');
  return items.length > max ? `${shown} and ${items.length - max} more` : shown;
}

/** Formats URLs, quotations and lists for one line of a finding. */
import type { PageFacts } from '../page/page-facts.ts';
import type { Site } from '../site.ts';

/** Path and query for pages of the site, the whole URL for others. */
export function shortUrl(url: string, site: Pick<Site, 'origin'>): string {
  return site.origin && url.startsWith(`${site.origin}/`) ? url.slice(site.origin.length) : url;
}

const escapedTwice = /&(?:amp|quot|lt|gt|nbsp|#\d+|#x[\da-f]+);/i;
const tags = /<(b|i|em|strong|p|span|u|h[1-6])>[^<]*<\/\1>|<br\s*\/?>/i;
const aboutTags = /\b(?:tags?|elements?|html|markup)\b/i;

/** Whether a title or description shows character references or tags; a page about HTML may. */
export function hasMarkup(text: string, { headings }: Pick<PageFacts, 'headings'>): boolean {
  if (escapedTwice.test(text)) return true;
  return (
    tags.test(text) && !aboutTags.test(text) && !headings.some((heading) => /</.test(heading.text))
  );
}

export function quote(text: string, max = 120): string {
  return `“${text.length > max ? `${text.slice(0, max)}…` : text}”`;
}

/** The first entries of a list, with the number of the others. */
export function joinFirst(items: readonly string[], max = 5): string {
  const listed = items.slice(0, max).join(', ');
  return items.length > max ? `${listed} and ${items.length - max} more` : listed;
}

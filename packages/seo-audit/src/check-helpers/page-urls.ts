/** What a page's URL reveals: another spelling, a campaign, pagination. */
import type { ParsedPage, Site } from '../site.ts';

/**
 * Equal for /Pots/, /pots//, /pots;sid=1 and /pots/index.html: where all of them respond, they are usually one page.
 */
export function normaliseUrl(url: string): string {
  const { origin, pathname, search } = new URL(url.toLowerCase());
  const path = pathname.replace(/;[^/]*/g, '').replace(/\/{2,}/g, '/');
  return origin + path.replace(/\/(?:index\.\w+)?$/, '') + search;
}

/** Tracks visitors from an advertisement or a newsletter. */
export function hasCampaignParameter(address: string): boolean {
  return /[?&](?:utm_\w+|gclid|fbclid|msclkid)=/i.test(address);
}

/** Two pages of one list, such as its first and its second; not one page in two spellings. */
export function areOfOneList(one: string, other: string): boolean {
  return listUrlOf(one) === listUrlOf(other) && normaliseUrl(one) !== normaliseUrl(other);
}

/** The address of the list that a page belongs to: the same for its first and its later pages. */
function listUrlOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const others = [...searchParams].filter(
    ([name]) => !/^(?:page|p|paged|pg|start|offset)$/i.test(name),
  );
  const path = pathname
    .replace(/(?:\/page|\/p)\/?\d+(?=\/?(?:index\.\w+)?$)/i, '')
    .replace(/(?<=\/)page[-_]?\d+(?=\.\w+$|\/?$)/i, '')
    .replace(/\/(?:index\.\w+)?$/, '');
  return `${origin}${path}?${new URLSearchParams(others)}`;
}

/** The last path segment or a page parameter is a number above 1, and the first page of the list was crawled too. */
export function isPaginationPage({ url }: ParsedPage, site: Site): boolean {
  const first = url.replace(
    /(?:\/page)?\/(?:[2-9]|[1-9]\d)\/?$|\?(?:page|p)=(?:[2-9]|[1-9]\d)$/,
    '',
  );
  return first !== url && (site.pages.has(first) || site.pages.has(`${first}/`));
}

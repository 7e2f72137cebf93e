/** What the address of a page says: of another page's copy, of a campaign, of a list that goes on. */
import type { ParsedPage, Site } from '../site.ts';

/** The same for /Pots/, /pots//, /pots;sid=1 and /pots/index.html: where they all answer, they are mostly one page. */
export function normaliseUrl(url: string): string {
  const { origin, pathname, search } = new URL(url.toLowerCase());
  const path = pathname.replace(/;[^/]*/g, '').replace(/\/{2,}/g, '/');
  return origin + path.replace(/\/(?:index\.\w+)?$/, '') + search;
}

/** Counts those who came by an advertisement or a letter. */
export function hasCampaignParameter(address: string): boolean {
  return /[?&](?:utm_\w+|gclid|fbclid|msclkid)=/i.test(address);
}

/** The number above 1 is the last part of the path or a page parameter, and the list itself was read too. */
export function isPaginationPage({ url }: ParsedPage, site: Site): boolean {
  const first = url.replace(
    /(?:\/page)?\/(?:[2-9]|[1-9]\d)\/?$|\?(?:page|p)=(?:[2-9]|[1-9]\d)$/,
    '',
  );
  return first !== url && (site.pages.has(first) || site.pages.has(`${first}/`));
}

/** Follows a URL through the crawled pages to the one that no longer redirects. */
import type { Page, Site } from '../site.ts';

export type RedirectChain = {
  /** The URLs after the first one. */
  hops: string[];
  /** The final page; null when it was not fetched or is on another host. */
  end: Page | null;
  isLoop: boolean;
};

export function followRedirects(site: Pick<Site, 'pages'>, url: string): RedirectChain {
  const hops: string[] = [];
  let page = site.pages.get(url);
  while (page?.redirect?.to) {
    const { to } = page.redirect;
    if (to === url || hops.includes(to)) return { hops: [...hops, to], end: null, isLoop: true };
    hops.push(to);
    page = site.pages.get(to);
  }
  return { hops, end: page ?? null, isLoop: false };
}

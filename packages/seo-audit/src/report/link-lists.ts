/** Incoming and outgoing links of each page, with text and rel; limited in number, except in the CSV. */
import { followRedirects } from '../crawl/follow-redirects.ts';
import type { Anchor } from '../page/page-facts.ts';
import type { Site } from '../site.ts';

export type LinkRow = {
  /** The linking page; in a list of outgoing links, the target. */
  url: string;
  words: string;
  rel: string;
  /** The URL in the link, when it redirects here. */
  via?: string;
};
/** `all` is the total, of which some are listed. */
export type LinkList = { all: number; shown: LinkRow[] };
export type PageLinks = { in: LinkList; out: LinkList };

const maxShown = 15;
const maxWords = 100;

export function listLinks(site: Pick<Site, 'pages'>): (url: string) => PageLinks {
  const lists = new Map<string, PageLinks>();
  const listsOf = (url: string): PageLinks => {
    const known = lists.get(url) ?? { in: emptyList(), out: emptyList() };
    lists.set(url, known);
    return known;
  };
  for (const { url } of site.pages.values()) {
    for (const { anchor, target } of linksFrom(site, url)) {
      const row = { words: anchor.text.slice(0, maxWords), rel: anchor.rel };
      add(listsOf(url).out, { url: target, ...row });
      if (target !== url && site.pages.has(target)) add(listsOf(target).in, { url, ...row });
      for (const hop of followRedirects(site, target).hops)
        if (hop !== url && site.pages.has(hop)) add(listsOf(hop).in, { url, ...row, via: target });
    }
  }
  return listsOf;
}

export type PageLink = { anchor: Anchor; target: string; times: number };

/** The links of one page: links with the same target and text count once. */
export function linksFrom({ pages }: Pick<Site, 'pages'>, url: string): PageLink[] {
  const links = new Map<string, PageLink>();
  for (const anchor of pages.get(url)?.facts?.anchors ?? []) {
    const { target, text, rel } = anchor;
    if (!target) continue;
    const key = `${target}\n${rel}\n${text}`;
    const known = links.get(key);
    if (known) known.times += 1;
    else links.set(key, { anchor, target, times: 1 });
  }
  return [...links.values()];
}

function add(list: LinkList, row: LinkRow): void {
  list.all += 1;
  if (list.shown.length < maxShown) list.shown.push(row);
}

function emptyList(): LinkList {
  return { all: 0, shown: [] };
}

/**
 * A check: one question, asked of the whole site, with a stable id that a waiver can name. What every finding
 * must tell is in its type: what is wrong, where, why it matters, how to put it right.
 */
import type { Page, PageFacts, Severity, Site } from '../types.ts';

export type CheckWords = {
  /** Stable: waivers and earlier runs name it. */
  id: string;
  severity: Severity;
  /** Heading over its findings. */
  about: string;
  /** The tag or place. */
  where: string;
  why: string;
  fix: string;
};
export type Found = { url: string; what: string };
export type Check = CheckWords & { find(site: Site): Iterable<Found> };

/** A page that was read. */
export type ParsedPage = Page & { facts: PageFacts };
/**
 * `indexable`: pages a search engine may list under their own address; `html`: every page that was read;
 * `live`: read over the network, so that headers and status mean something.
 */
export type Scope = 'indexable' | 'html' | 'live';

type Said = string | false | null | undefined | readonly string[];

export function siteCheck(words: CheckWords, find: (site: Site) => Iterable<Found>): Check {
  return { ...words, find };
}

/** Of a site that was crawled; a folder of saved pages has neither file. */
export function liveCheck(
  words: CheckWords,
  find: (site: Site & { robots: NonNullable<Site['robots']> }) => Iterable<Found>,
): Check {
  return siteCheck(words, function* (site) {
    const { robots } = site;
    if (robots) yield* find({ ...site, robots });
  });
}

/** @param say what is wrong with the page; nothing, or an empty list, when all is well. */
export function pageCheck(
  words: CheckWords & { of?: Scope },
  say: (page: ParsedPage, site: Site) => Said,
): Check {
  const { of = 'indexable', ...rest } = words;
  return {
    ...rest,
    *find(site) {
      for (const page of pagesIn(site, of)) {
        const said = say(page, site);
        for (const what of said ? [said].flat() : []) yield { url: page.url, what };
      }
    },
  };
}

export function* pagesIn(site: Site, scope: Scope): Generator<ParsedPage> {
  for (const page of site.pages.values()) {
    if (!isRead(page)) continue;
    if (scope === 'live' && page.foundBy === 'file') continue;
    if (scope === 'indexable' && !isIndexable(page)) continue;
    yield page;
  }
}

export function isRead(page: Page): page is ParsedPage {
  return page.facts !== null && (page.status === 200 || page.foundBy === 'file');
}

/** No noindex, and no canonical that names another page. */
export function isIndexable(page: ParsedPage): boolean {
  if (directivesOf(page).has('noindex') || directivesOf(page).has('none')) return false;
  const canonical = canonicalOf(page);
  return canonical === null || canonical === page.url || page.foundBy === 'file';
}

/** Everything meta tags and header say to robots of all kinds. */
export function directivesOf(page: ParsedPage): Set<string> {
  const fromMeta = metaContents(page.facts, 'robots').concat(metaContents(page.facts, 'googlebot'));
  return new Set([
    ...fromMeta.flatMap(partsOf),
    ...page.robotsHeader.map((part) => part.replace(/^\w+:\s*/, '')),
  ]);
}

export function partsOf(content: string): string[] {
  return content
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Contents of a meta tag in the head, by lower-case name or property. */
export function metaContents(facts: PageFacts, name: string): string[] {
  return facts.metas
    .filter((tag) => tag.name === name && tag.isInHead)
    .map(({ content }) => content);
}

export function metaContent(facts: PageFacts, name: string): string {
  return metaContents(facts, name)[0] ?? '';
}

export function linkHrefs(facts: PageFacts, rel: string): string[] {
  return facts.links
    .filter((tag) => tag.isInHead && tag.rel.split(/\s+/).includes(rel))
    .map(({ href }) => href);
}

/** Absolute address of the first canonical tag; null without one. */
export function canonicalOf(page: ParsedPage): string | null {
  const [href] = linkHrefs(page.facts, 'canonical');
  return href ? resolved(href, page.url) : null;
}

/** Absolute and without fragment; null when it cannot be read. */
export function resolved(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return url.href;
}

export function titleOf({ facts }: ParsedPage): string {
  return facts.titles.find(({ isInHead }) => isInHead)?.text ?? '';
}

export function descriptionOf({ facts }: ParsedPage): string {
  return metaContent(facts, 'description');
}

/** Path and query for pages of the site, the whole address for others. */
export function shortUrl(url: string, site: Pick<Site, 'origin'>): string {
  return site.origin && url.startsWith(`${site.origin}/`) ? url.slice(site.origin.length) : url;
}

export function quoted(text: string, most = 120): string {
  return `“${text.length > most ? `${text.slice(0, most)}…` : text}”`;
}

/** A few of a longer list, with how many more there are. */
export function some(items: readonly string[], most = 5): string {
  const shown = items.slice(0, most).join(', ');
  return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}

/** Groups of indexable pages that share a text; empty texts do not count. */
export function* sharedBy(site: Site, read: (page: ParsedPage) => string): Generator<Found> {
  const pagesByText = new Map<string, string[]>();
  for (const page of pagesIn(site, 'indexable')) {
    const text = read(page).toLowerCase();
    if (text) pagesByText.set(text, [...(pagesByText.get(text) ?? []), page.url]);
  }
  for (const [text, urls] of pagesByText) {
    if (urls.length < 2) continue;
    for (const url of urls) {
      const others = urls.filter((other) => other !== url).slice(0, 50);
      const named = some(
        others.map((other) => shortUrl(other, site)),
        3,
      );
      yield { url, what: `${quoted(text)} is also on ${named}` };
    }
  }
}

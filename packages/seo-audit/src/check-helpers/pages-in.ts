/** Selects the pages of a site that a check applies to. */
import type { Page, ParsedPage, Site } from '../site.ts';
import { canonicalOf, hasNoindex } from './head-tags.ts';

/**
 * `indexable`: pages that search engines may index under their own URL; `html`: every parsed page; `live`: fetched
 * over the network, so that headers and status mean something.
 */
export type Scope = 'indexable' | 'html' | 'live';

export function* pagesIn(site: Site, scope: Scope): Generator<ParsedPage> {
  for (const page of site.pages.values()) {
    if (!isParsed(page)) continue;
    if (scope === 'live' && page.foundBy === 'file') continue;
    if (scope === 'indexable' && !isIndexable(page, site)) continue;
    yield page;
  }
}

export function isParsed(page: Page): page is ParsedPage {
  return page.facts !== null && (page.status === 200 || page.foundBy === 'file');
}

/**
 * No noindex, and no canonical to another page; a canonical with a systematic template error counts as the page's own.
 */
function isIndexable(page: ParsedPage, site: Site): boolean {
  if (hasNoindex(page)) return false;
  const canonical = canonicalOf(page);
  if (canonical === null || canonical === page.url || page.foundBy === 'file') return true;
  return isSystematic(page, site);
}

/** One kind of wrong canonical that many pages have, and the pages. */
type Systematic = { mistake: string; urls: Set<string>; example: string };

const minPages = 4;
const minShare = 0.25;
const known = new WeakMap<Site['pages'], Systematic[]>();

export function isSystematic(page: ParsedPage, site: Site): boolean {
  return systematicCanonicals(site).some(({ urls }) => urls.has(page.url));
}

/** Computed once per site. */
export function systematicCanonicals(site: Site): Systematic[] {
  const before = known.get(site.pages);
  if (before) return before;
  const groups = new Map<string, Systematic>();
  const read = [...site.pages.values()].filter(isParsed);
  for (const page of read) {
    const mistake = page.foundBy === 'file' ? null : mistakeOf(page);
    if (!mistake) continue;
    const example = canonicalOf(page) ?? '';
    const group = groups.get(mistake) ?? { mistake, urls: new Set<string>(), example };
    groups.set(mistake, { ...group, urls: group.urls.add(page.url) });
  }
  const found = [...groups.values()].filter(
    ({ urls }) => urls.size >= Math.max(minPages, read.length * minShare),
  );
  known.set(site.pages, found);
  return found;
}

function mistakeOf(page: ParsedPage): string | null {
  const canonical = canonicalOf(page);
  if (canonical === null || canonical === page.url) return null;
  const [target, own] = [new URL(canonical), new URL(page.url)];
  if (!/^https?:$/.test(target.protocol)) return `${target.protocol} is not a web address`;
  if (target.host !== own.host) return `the host is ${target.host}`;
  if (target.protocol !== own.protocol) return `the scheme is ${target.protocol}`;
  if (target.pathname === '/' && own.search === '') return 'it names the start page';
  const bare = (url: URL) => url.pathname.replace(/\/$/, '');
  return bare(target) === bare(own) && target.search === own.search
    ? 'the trailing slash differs'
    : null;
}

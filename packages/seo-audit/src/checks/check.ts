/**
 * A check: one question about the whole site, with a stable id that waivers refer to. The type holds what every
 * finding must say: what is wrong, where, why it matters, how to fix it.
 */
import type { Severity } from '../finding.ts';
import type { Anchor } from '../page/page-facts.ts';
import { isParsed, type Page, type ParsedPage, type Site } from '../site.ts';
import { quote } from '../text.ts';
import { canonicalOf, hasNoindex } from './tags.ts';

export type CheckInfo = {
  /** Stable: waivers and earlier runs refer to it. */
  id: string;
  severity: Severity;
  /** Heading of its findings. */
  about: string;
  /** The tag or place. */
  where: string;
  why: string;
  fix: string;
  /** Most sites have it on purpose: reports list it last. */
  isUsuallyIntended?: true;
};
export type RawFinding = {
  url: string;
  what: string;
  /** Findings of one check with the same cause are counted once, under this text. Default: the same `what`. */
  cause?: string;
};
export type Check = CheckInfo & { find(site: Site): Iterable<RawFinding> };

/** The faults: one finding, or one for each entry. */
type Messages = string | false | null | undefined | readonly string[];

export function siteCheck(info: CheckInfo, find: (site: Site) => Iterable<RawFinding>): Check {
  return { ...info, find };
}

/** A check of every requested URL, whatever its response. */
export function urlCheck(info: CheckInfo, describe: (page: Page, site: Site) => Messages): Check {
  return siteCheck(info, function* (site) {
    for (const page of site.pages.values()) yield* toRawFindings(page, describe(page, site));
  });
}

/** A check of every page that search engines may index under its own URL, or of all that were parsed. */
export function pageCheck(
  { of = 'indexable', ...info }: CheckInfo & { of?: 'indexable' | 'html' },
  describe: (page: ParsedPage, site: Site) => Messages,
): Check {
  return siteCheck(info, function* (site) {
    const pages = of === 'html' ? parsedPages(site) : indexablePages(site);
    for (const page of pages) yield* toRawFindings(page, describe(page, site));
  });
}

/**
 * A check of every link, page by page; equal messages on one page are one finding.
 * @param causeOf what links with different texts have in common: they are counted once.
 */
export function linkCheck(
  info: CheckInfo,
  describe: (anchor: Anchor, page: ParsedPage, site: Site) => string | false | null | undefined,
  causeOf?: (anchor: Anchor, page: ParsedPage, site: Site) => string,
): Check {
  return siteCheck(info, function* (site) {
    for (const page of parsedPages(site)) {
      const messages = new Map<string, Omit<RawFinding, 'url' | 'what'>>();
      for (const anchor of page.facts.anchors) {
        const what = describe(anchor, page, site);
        if (what) messages.set(what, causeOf ? { cause: causeOf(anchor, page, site) } : {});
      }
      for (const [what, cause] of messages) yield { url: page.url, what, ...cause };
    }
  });
}

export function describeLink({ text, href }: Anchor): string {
  return text ? quote(text, 60) : `the link to ${quote(href, 80)}`;
}

function* toRawFindings({ url }: Page, messages: Messages): Generator<RawFinding> {
  for (const what of messages ? [messages].flat() : []) yield { url, what };
}

export function parsedPages(site: Site): ParsedPage[] {
  return [...site.pages.values()].filter(isParsed);
}

/** No noindex, and no canonical to another page; a systematic template error counts as the page's own canonical. */
export function indexablePages(site: Site): ParsedPage[] {
  return parsedPages(site).filter((page) => {
    if (hasNoindex(page)) return false;
    const canonical = canonicalOf(page);
    return canonical === null || canonical === page.url || isSystematic(page, site);
  });
}

/** One kind of wrong canonical that many pages have, and the pages. */
type Systematic = { mistake: string; urls: Set<string>; example: string };

const minPages = 4;
const minShare = 0.25;
const known = new WeakMap<Site['pages'], Systematic[]>();

export function isSystematic(page: Page, site: Site): boolean {
  return systematicCanonicals(site).some(({ urls }) => urls.has(page.url));
}

/** Computed once per site. */
export function systematicCanonicals(site: Site): Systematic[] {
  const before = known.get(site.pages);
  if (before) return before;
  const groups = new Map<string, Systematic>();
  const read = parsedPages(site);
  for (const page of read) {
    const mistake = mistakeOf(page);
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
  const isSlash = bare(target) === bare(own) && target.search === own.search;
  return isSlash ? 'the trailing slash differs' : null;
}

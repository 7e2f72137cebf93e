/**
 * The audit's data about a site: the crawl fills it, the checks read it, the reports print it. URLs are absolute,
 * without a fragment, and in the site's public origin, also when a copy on another port was read.
 */
import type { PageFacts } from './page/page-facts.ts';

/** The target is an absolute public URL, or null when Location is missing or invalid. */
type Redirect = {
  to: string | null;
  location: string;
  /** The page sends visitors on by itself (meta refresh), and says nothing else. */
  isStub?: true;
};

/** One requested URL and its response. */
export type Page = {
  url: string;
  /** How the crawl first found it. */
  foundBy: 'start' | 'sitemap' | 'link' | 'tag' | 'redirect' | 'list';
  status: number | null;
  problem: string | null;
  /** A limit of the audit or of the server that kept the page from being read: says nothing about the page. */
  unreadReason: string | null;
  redirect: Redirect | null;
  contentType: string;
  /** Rules of X-Robots-Tag. */
  robotsHeader: string[];
  linkHeader: string;
  encoding: string;
  htmlBytes: number;
  isCut: boolean;
  facts: PageFacts | null;
  rendered: PageFacts | null;
  renderProblem: string | null;
  /** Clicks from the start page; null when no link leads here. */
  depth: number | null;
  /** The previous page on a shortest path from the start. */
  reachedFrom: string | null;
  /** Number of other pages that link here. */
  linkedFrom: number;
};

/** A page that was parsed. */
export type ParsedPage = Page & { facts: PageFacts };

export type RobotsFile = {
  url: string;
  status: number | null;
  problem: string | null;
  contentType: string;
  text: string;
};
export type SitemapFile = {
  url: string;
  status: number | null;
  kind: 'rows' | 'index' | 'unknown';
  rows: number;
  problem: string | null;
  isCut: boolean;
};
export type Alternate = { hreflang: string; href: string };
type SitemapRow = {
  sitemap: string;
  lastmod: string | null;
  /** Other language versions of the page, where the row names them. */
  alternates?: Alternate[];
};
/** A file that was requested for its status alone. */
export type FileAnswer = {
  status: number | null;
  problem: string | null;
  contentType: string;
  bytes: number;
};

export type Site = {
  /** The public origin. */
  origin: string;
  auditedOrigin: string;
  start: string;
  pages: Map<string, Page>;
  robots: RobotsFile;
  sitemaps: SitemapFile[];
  sitemapRows: Map<string, SitemapRow>;
  /** Rows whose URL is not on this site, as written; at most 1,000. */
  foreignRows: { text: string; sitemap: string; reason: string }[];
  /** Pictures of pages, and with --external what they link to and load on other hosts. */
  files: Map<string, FileAnswer>;
  /** The response to a path that does not exist. */
  unknownPath: { url: string; status: number; redirectsTo: string | null } | null;
  /** X-Robots-Tag, where the whole host sends noindex: the pages are then judged without it. */
  hostNoindex: string | null;
  /** Why the crawl ended early; empty when everything was read. */
  cutShort: string[];
  /** What the crawl was told to leave out; null when nothing. */
  scope: string | null;
  /** Pages that robots.txt disallows. */
  disallowed: Set<string>;
  isRendered: boolean;
  /** What the project says about the audited build. */
  note?: string;
  /** URL spaces without an end that the crawl stopped to follow. */
  traps: { url: string; what: string }[];
};

export function emptySite(start: string): Site {
  const { origin } = new URL(start);
  return {
    origin,
    auditedOrigin: origin,
    start,
    pages: new Map(),
    robots: { url: `${origin}/robots.txt`, status: null, problem: null, contentType: '', text: '' },
    sitemaps: [],
    sitemapRows: new Map(),
    foreignRows: [],
    files: new Map(),
    unknownPath: null,
    hostNoindex: null,
    cutShort: [],
    scope: null,
    disallowed: new Set(),
    isRendered: false,
    traps: [],
  };
}

export function emptyPage(url: string, foundBy: Page['foundBy']): Page {
  return {
    url,
    foundBy,
    status: null,
    problem: null,
    unreadReason: null,
    redirect: null,
    contentType: '',
    robotsHeader: [],
    linkHeader: '',
    encoding: '',
    htmlBytes: 0,
    isCut: false,
    facts: null,
    rendered: null,
    renderProblem: null,
    depth: null,
    reachedFrom: null,
    linkedFrom: 0,
  };
}

/** Parsed, and not only a stub that sends visitors on. */
export function isParsed(page: Page): page is ParsedPage {
  return page.facts !== null && page.status === 200 && page.redirect === null;
}

type RedirectChain = {
  /** The URLs after the first one. */
  hops: string[];
  /** The final page; null when it was not fetched or is on another host. */
  end: Page | null;
  isLoop: boolean;
};

/** Follows a URL through the crawled pages to the one that no longer redirects. */
export function followRedirects({ pages }: Pick<Site, 'pages'>, url: string): RedirectChain {
  const hops: string[] = [];
  let page = pages.get(url);
  while (page?.redirect?.to) {
    const { to } = page.redirect;
    if (to === url || hops.includes(to)) return { hops: [...hops, to], end: null, isLoop: true };
    hops.push(to);
    page = pages.get(to);
  }
  return { hops, end: page ?? null, isLoop: false };
}

/**
 * The audit's data about a site: the crawl fills it, the checks read it, the reports print it. URLs are absolute,
 * without a fragment, and in the site's public origin, also when a copy on another port was read.
 */
import type { PageFacts } from './page/page-facts.ts';

type PageProblem = { kind: string; message: string };

/** The target of a 3xx response: an absolute public URL, or null when Location is missing or invalid. */
type Redirect = { to: string | null; location: string };

/** Response headers as sent; empty when missing. */
export type ResponseHeaders = {
  cacheControl: string;
  vary: string;
  setCookie: string[];
  contentTypeOptions: string;
  disposition: string;
  refresh: string;
  contentLanguage: string;
  /** The security headers that are missing. */
  missingSecurityHeaders: string;
  /** Server and X-Powered-By. */
  software: string;
};

/** One requested URL and its response. */
export type Page = {
  url: string;
  /** How the crawl first found it. */
  foundBy: 'start' | 'sitemap' | 'link' | 'tag' | 'redirect' | 'list' | 'file';
  status: number | null;
  problem: PageProblem | null;
  /** A limit of the audit that kept it from parsing the page: says nothing about the site. */
  unreadReason: string | null;
  redirect: Redirect | null;
  contentType: string;
  charsetHeader: string | null;
  robotsHeader: string[];
  linkHeader: string;
  /** Null when no network request was made. */
  headers: ResponseHeaders | null;
  encoding: string;
  transferredBytes: number;
  htmlBytes: number;
  isCut: boolean;
  firstByteMs: number;
  facts: PageFacts | null;
  rendered: PageFacts | null;
  renderProblem: string | null;
  /** Uncaught errors of the page's scripts while it was rendered. */
  scriptErrors: string[];
  /** How many pixels the rendered page is wider than a phone's screen; null when not rendered with all its styles. */
  overflowPx: number | null;
  /** URL to which the page itself sent the browser while it was rendered. */
  clientRedirectTo: string | null;
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
  isCut: boolean;
};
export type SitemapFile = {
  url: string;
  status: number | null;
  kind: 'rows' | 'index' | 'unknown';
  rows: number;
  bytes: number;
  problem: string | null;
  isCut: boolean;
};
export type SitemapRow = {
  lastmod: string | null;
  /** A priority that is none of 0.0 to 1.0, as written. */
  wrongPriority?: string;
  times: number;
  sitemap: string;
  /** Other language versions of the page, where the row names them. */
  alternates?: { hreflang: string; href: string }[];
  /** The images of the row. */
  pictures?: string[];
  /** The fragment of the row's URL, with its #. */
  fragment?: string;
};
export type Resource = {
  url: string;
  status: number | null;
  problem: string | null;
  contentType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Whether browsers may cache or revalidate it: null when it was not fetched. */
  isCacheable: boolean | null;
  /** Sent without compression. */
  isUncompressed?: true;
  /** A syntax error in a feed or a manifest. */
  isMalformed?: true;
  /** URLs that it names itself: files of a stylesheet, pages of a feed, icons of a manifest. */
  referencedUrls?: string[];
  /** Base64, for the report's previews; only for sharing images. */
  preview: string | null;
};
export type Probe = {
  kind: 'unknown-path' | 'http' | 'www' | 'trailing-slash' | 'uppercase';
  url: string;
  status: number | null;
  redirectsTo: string | null;
  canonical: string | null;
};

export type Site = {
  /** The name in the report: the public origin, or the folder. */
  name: string;
  /** Null for saved pages. */
  origin: string | null;
  auditedOrigin: string | null;
  start: string;
  pages: Map<string, Page>;
  robots: RobotsFile | null;
  sitemaps: SitemapFile[];
  sitemapRows: Map<string, SitemapRow>;
  /** Rows whose URL is not on this site, as written; at most 1,000. */
  foreignRows: { text: string; sitemap: string; reason: string }[];
  resources: Map<string, Resource>;
  probes: Probe[];
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

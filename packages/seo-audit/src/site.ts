/**
 * What the audit knows of a site, as plain data: the crawl fills it, the checks read it, the reports print it.
 * URLs are absolute, without a fragment, and in the site's public origin, also when a copy on another port is what
 * was asked.
 */
import type { PageFacts } from './page/page-facts.ts';

type PageProblem = { kind: string; message: string };

/** Where a 3xx answer points: an absolute public URL, or null when its Location is missing or unreadable. */
type Redirect = { to: string | null; location: string };

/** Of an answer, as sent; empty where a header is missing. */
export type ResponseHeaders = {
  cacheControl: string;
  vary: string;
  setCookie: string[];
  contentTypeOptions: string;
  disposition: string;
  refresh: string;
  contentLanguage: string;
  /** Headers by which browsers are told to protect the visitor: those of them that are missing. */
  missingSecurityHeaders: string;
  /** Server and X-Powered-By. */
  software: string;
};

/** One URL that was asked for, and what came back. */
export type Page = {
  url: string;
  /** How the crawl first came to know it. */
  foundBy: 'start' | 'sitemap' | 'link' | 'tag' | 'redirect' | 'list' | 'file';
  status: number | null;
  problem: PageProblem | null;
  /** What of the audit's own kept it from reading the page: says nothing about the site. */
  unreadReason: string | null;
  redirect: Redirect | null;
  contentType: string;
  charsetHeader: string | null;
  robotsHeader: string[];
  linkHeader: string;
  /** Null where nothing was asked over the network. */
  headers: ResponseHeaders | null;
  encoding: string;
  transferredBytes: number;
  htmlBytes: number;
  isCut: boolean;
  firstByteMs: number;
  facts: PageFacts | null;
  rendered: PageFacts | null;
  renderProblem: string | null;
  /** What the page's scripts ended in while it was drawn. */
  scriptErrors: string[];
  /** By how much the drawn page is wider than a phone's screen; null where it was not drawn with all its styles. */
  overflowPx: number | null;
  /** Where a browser was sent by the page itself while it drew it. */
  clientRedirectTo: string | null;
  /** Clicks from the start page; null when no link leads here. */
  depth: number | null;
  /** The page before on a shortest way from the start. */
  reachedFrom: string | null;
  /** Other pages that link here. */
  linkedFrom: number;
};

/** A page that was read. */
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
  times: number;
  sitemap: string;
  /** Other languages of the page, where the row names them. */
  alternates?: { hreflang: string; href: string }[];
  /** The pictures that the row names. */
  pictures?: string[];
  /** What a row names behind the page's own address. */
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
  /** A browser that has it may ask whether it changed, or need not ask: null where it was not fetched. */
  isCacheable: boolean | null;
  /** A feed that breaks off, or a manifest that is no JSON. */
  isMalformed?: true;
  /** What it names itself: a style sheet its files, a feed its pages, a manifest its icons. */
  referencedUrls?: string[];
  /** Kept for sharing pictures only, for the report's previews: base64. */
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
  /** What is named in the report: the public origin, or the folder. */
  name: string;
  /** Null for saved pages. */
  origin: string | null;
  auditedOrigin: string | null;
  start: string;
  pages: Map<string, Page>;
  robots: RobotsFile | null;
  sitemaps: SitemapFile[];
  sitemapRows: Map<string, SitemapRow>;
  /** Rows that name no URL of this site, as written; at most 1,000. */
  foreignRows: { text: string; sitemap: string; reason: string }[];
  resources: Map<string, Resource>;
  probes: Probe[];
  /** Why the crawl ended early, in words; empty when everything was read. */
  cutShort: string[];
  /** What the crawl was told to leave out, in words; null when it was to read everything. */
  scope: string | null;
  /** Pages robots.txt keeps from us. */
  disallowed: Set<string>;
  isRendered: boolean;
};

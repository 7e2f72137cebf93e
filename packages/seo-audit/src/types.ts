/**
 * What the audit knows of a site, as plain data: the crawl fills it, the checks read it, the reports print it.
 * Addresses are absolute, without a fragment, and in the site's public origin, also when a copy on another
 * port is what was asked.
 */
import type { Redirecting } from './network/fetch-failure.ts';

export type Severity = 'error' | 'warning' | 'notice';
export const severities = ['error', 'warning', 'notice'] as const;

/** A tag of the head that was read in the wrong place has `isInHead` false: crawlers pass it over. */
export type TextTag = { text: string; isInHead: boolean };
export type MetaTag = { name: string; content: string; isInHead: boolean };
export type LinkTag = {
  rel: string;
  href: string;
  hreflang: string;
  sizes: string;
  isInHead: boolean;
};
export type Anchor = {
  /** As written, at most 300 characters. Null without an href. */
  href: string | null;
  /** Where it leads; null when that is no http(s) page. */
  target: string | null;
  fragment: string;
  /** What a reader or a screen reader is told: text, alternative text or label. */
  text: string;
  rel: string;
};
export type Image = {
  src: string;
  /** Absolute address; null for data: and unreadable ones. */
  url: string | null;
  /** Null without an alt attribute; an empty one is right for decoration. */
  alt: string | null;
  hasSize: boolean;
  isLazy: boolean;
};
/** A file the page needs: what, and its absolute address. */
export type Subresource = {
  kind: 'script' | 'style' | 'image' | 'frame' | 'media' | 'form';
  url: string;
};
export type StructuredProblem = { id: string; what: string };
export type StructuredData = {
  blocks: number;
  types: string[];
  ids: string[];
  references: string[];
  problems: StructuredProblem[];
};

/** What one HTML text says. */
export type PageFacts = {
  lang: string | null;
  hasDoctype: boolean;
  /** Label of the meta tag and the byte it begins at. */
  charset: { label: string; atByte: number } | null;
  titles: TextTag[];
  titleAtByte: number | null;
  metas: MetaTag[];
  links: LinkTag[];
  /** The element that ended the head before its end tag. */
  headEndedBy: string | null;
  headings: { level: number; text: string }[];
  anchors: Anchor[];
  ids: string[];
  images: Image[];
  subresources: Subresource[];
  structured: StructuredData;
  /** Words in the main content. */
  words: number;
  /** MinHash of the main content (page/min-hash.ts); empty below 50 words. */
  signature: number[];
  elements: number;
  bannedWords: string[];
  placeholders: string[];
  unreadableCharacters: number;
  /** Telephone numbers that stand in the text without being a link. */
  plainPhones: string[];
  hasBase: boolean;
};

export type PageProblem = { kind: string; message: string };

/** One address that was asked for, and what came back. */
export type Page = {
  url: string;
  /** How the crawl first came to know it. */
  foundBy: 'start' | 'sitemap' | 'link' | 'redirect' | 'file';
  status: number | null;
  problem: PageProblem | null;
  redirect: Redirecting | null;
  contentType: string;
  charsetHeader: string | null;
  robotsHeader: string[];
  linkHeader: string;
  encoding: string;
  transferredBytes: number;
  htmlBytes: number;
  isCut: boolean;
  firstByteMs: number;
  facts: PageFacts | null;
  rendered: PageFacts | null;
  renderProblem: string | null;
  /** Clicks from the start page; null when no link leads here. */
  depth: number | null;
  /** Other pages that link here. */
  linkedFrom: number;
};

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
export type SitemapRow = { lastmod: string | null; times: number; sitemap: string };
export type Resource = {
  url: string;
  status: number | null;
  problem: string | null;
  contentType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Kept for sharing pictures only, for the report's previews: base64. */
  preview: string | null;
};
export type Probe = {
  kind: 'unknown-path' | 'http' | 'www' | 'trailing-slash' | 'uppercase';
  url: string;
  status: number | null;
  leadsTo: string | null;
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
  /** Rows that name no address of this site, as written; at most 1,000. */
  foreignRows: { text: string; sitemap: string; reason: string }[];
  resources: Map<string, Resource>;
  probes: Probe[];
  /** Why the crawl ended early, in words; empty when everything was read. */
  cutShort: string[];
  /** Pages robots.txt keeps from us. */
  disallowed: Set<string>;
  isRendered: boolean;
};

export type Finding = {
  id: string;
  severity: Severity;
  about: string;
  url: string;
  what: string;
  where: string;
  why: string;
  fix: string;
  /** The reason written in the waivers file. */
  waived: string | null;
};

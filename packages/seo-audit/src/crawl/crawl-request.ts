import type { ParsePage } from '../page/parse-page.ts';
import type { ScopeOptions } from './crawl-scope.ts';

/** Limits of a crawl. The defaults are low, to spare servers of other people. */
export const defaultLimits = {
  /** Concurrent requests. */
  concurrency: 4,
  /** Pause between two requests, unless robots.txt asks for a longer one. */
  delayMs: 0,
  maxPages: 2_000,
  /** Pictures. */
  maxResources: 1_000,
  maxTimeMs: 15 * 60_000,
  maxBodyBytes: 4 * 1_048_576,
  timeoutMs: 15_000,
  maxRedirects: 10,
};
export type CrawlLimits = typeof defaultLimits;

export type CrawlRequest = {
  /** Absolute http(s) URL of the start page. */
  start: string;
  /** The origin in the site's tags when the audited site is a copy; for a private origin it is read from robots.txt. */
  canonicalOrigin?: string | undefined;
  limits?: Partial<CrawlLimits>;
  userAgent: string;
  ignoresRobots?: boolean;
  /** Also checks what the site links to and shares on other hosts. */
  checksExternalUrls?: boolean;
  scope?: ScopeOptions;
  parsePage: ParsePage;
  onProgress?: (progress: { done: number; waiting: number; now: string }) => void;
};

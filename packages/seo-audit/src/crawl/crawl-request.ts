import type { ParsePage } from '../page/parse-page.ts';
import type { ScopeOptions } from './crawl-scope.ts';

/** Limits of a crawl. The defaults are low, to spare servers of other people. */
export type CrawlLimits = {
  /** Concurrent requests. */
  concurrency: number;
  /** Pause between two requests of one worker, in addition to the crawl delay of robots.txt. */
  delayMs: number;
  maxPages: number;
  maxResources: number;
  maxTimeMs: number;
  maxBodyBytes: number;
  timeoutMs: number;
  maxRedirects: number;
};

export const defaultLimits: CrawlLimits = {
  concurrency: 4,
  delayMs: 0,
  maxPages: 2_000,
  maxResources: 1_000,
  maxTimeMs: 15 * 60_000,
  maxBodyBytes: 4 * 1_048_576,
  timeoutMs: 15_000,
  maxRedirects: 10,
};

type CrawlProgress = { done: number; waiting: number; now: string };

export type CrawlRequest = {
  /** Absolute http(s) URL of the start page. */
  start: string;
  /** The origin in the site's tags when the audited site is a copy; for a private origin it is read from robots.txt. */
  canonicalOrigin?: string;
  limits?: Partial<CrawlLimits>;
  userAgent: string;
  ignoresRobots?: boolean;
  /** Also checks linked and loaded URLs on other hosts. */
  checksExternalUrls?: boolean;
  scope?: ScopeOptions;
  parsePage: ParsePage;
  onProgress?: (progress: CrawlProgress) => void;
};

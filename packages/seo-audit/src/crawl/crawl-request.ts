import type { ParsePage } from '../page/parse-page.ts';
import type { ScopeOptions } from './crawl-scope.ts';

/** What a crawl may take. Polite by default: a stranger's server is not ours to load. */
export type CrawlLimits = {
  /** Requests at the same time. */
  concurrency: number;
  /** Between two requests of one line, beside what robots.txt asks for. */
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
  /** Origin the site's tags name, when the audited one is a copy; found in robots.txt for a private origin. */
  canonicalOrigin?: string;
  limits?: Partial<CrawlLimits>;
  userAgent: string;
  ignoresRobots?: boolean;
  /** Other hosts are asked whether what is linked and loaded is there. */
  checksExternalUrls?: boolean;
  scope?: ScopeOptions;
  parsePage: ParsePage;
  onProgress?: (progress: CrawlProgress) => void;
};

/** One run of the audit as plain data: what all reports print, what --json writes and what --baseline reads back. */
import type { Thresholds } from '../checks/thresholds.ts';
import { type Finding, type Severity, severities } from '../finding.ts';
import type { ExtractedValues } from '../page/extract.ts';
import type { SearchFigures } from '../search-figures.ts';
import type { Page } from '../site.ts';
import type { Waiver } from '../waivers.ts';
import type { PageLinks } from './link-lists.ts';
import type { SearchSummary } from './search-summary.ts';

export const runVersion = 2;

export type Counts = Record<Severity, number>;
export type PageSummary = {
  url: string;
  /** Path and query for pages of the site. */
  route: string;
  status: number | null;
  foundBy: Page['foundBy'];
  /** Read, without noindex, and its own canonical: a search engine may list it. */
  isListable: boolean;
  /** What could be read of it: tag name to content. Empty for redirects and errors. */
  tags: Record<string, string>;
  titleWidthPx: number;
  descriptionWidthPx: number;
  canonical: 'self' | 'elsewhere' | 'none' | 'unread';
  words: number;
  htmlBytes: number;
  elements: number;
  depth: number | null;
  /** The page before on a shortest way from the start. */
  reachedFrom: string | null;
  /** Other pages that link here. */
  linkedFrom: number;
  links: PageLinks;
  /** What the project asked for by CSS selector; as a browser drew it, where one did. */
  extracted: ExtractedValues;
  /** What exports of a search engine's console say of it; null without. */
  search: SearchFigures | null;
  notListed: string | null;
  /** Findings that are not waived. */
  counts: Counts;
};
export type AuditRun = {
  version: typeof runVersion;
  name: string;
  origin: string | null;
  auditedOrigin: string | null;
  startedAt: string;
  durationMs: number;
  isRendered: boolean;
  cutShort: string[];
  scope: string | null;
  /** What the checks measured against. */
  thresholds: Thresholds;
  sitemaps: { url: string; rows: number }[];
  totals: Counts & { waived: number; pages: number };
  /** Addresses that robots.txt keeps closed: some of them. */
  disallowed: { all: number; shown: string[] };
  search: SearchSummary | null;
  pages: PageSummary[];
  findings: Finding[];
  unusedWaivers: Waiver[];
};

export function emptyCounts(): Counts {
  return { error: 0, warning: 0, notice: 0 };
}

/** "2 errors, 1 warning"; "nothing" when there is none. */
export function formatCounts(counts: Counts): string {
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map(
      (severity) =>
        `${counts[severity].toLocaleString('en-IN')} ${severity}${counts[severity] === 1 ? '' : 's'}`,
    );
  return parts.join(', ') || 'nothing';
}

export function sortWorstFirst(pages: readonly PageSummary[]): PageSummary[] {
  const weight = ({ counts }: PageSummary) =>
    counts.error * 10_000 + counts.warning * 100 + counts.notice;
  return [...pages].sort((a, b) => weight(b) - weight(a));
}

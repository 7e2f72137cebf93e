/** One run of the audit as plain data: the source of all reports, written by --json and read back by --baseline. */
import type { Thresholds } from '../checks/thresholds.ts';
import { type Finding, type Severity, severities } from '../finding.ts';
import { formatCount } from '../format-count.ts';
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
  /** Parsed, without noindex, and its own canonical: search engines may index it. */
  isListable: boolean;
  /** Its tags: name to content. Empty for redirects and errors. */
  tags: Record<string, string>;
  titleWidthPx: number;
  descriptionWidthPx: number;
  canonical: 'self' | 'elsewhere' | 'none' | 'unread';
  words: number;
  htmlBytes: number;
  elements: number;
  depth: number | null;
  /** The previous page on a shortest path from the start. */
  reachedFrom: string | null;
  /** Number of other pages that link here. */
  linkedFrom: number;
  links: PageLinks;
  /** The project's extractions by CSS selector, from the rendered page if there is one. */
  extracted: ExtractedValues;
  /** Figures from Search Console exports; null without an export. */
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
  /** What the project says about the audited build. */
  note?: string;
  /** The thresholds of the checks. */
  thresholds: Thresholds;
  sitemaps: { url: string; rows: number }[];
  totals: Counts & { waived: number; pages: number };
  /** A sample of the URLs that robots.txt disallows. */
  disallowed: { all: number; shown: string[] };
  search: SearchSummary | null;
  pages: PageSummary[];
  findings: Finding[];
  unusedWaivers: Waiver[];
  /** Ids of the checks that did not run; earlier versions did not write them. */
  skipped?: string[];
};

export function emptyCounts(): Counts {
  return { error: 0, warning: 0, notice: 0 };
}

/** "2 errors, 1 warning", or "nothing". */
export function formatCounts(counts: Counts): string {
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map(
      (severity) =>
        `${formatCount(counts[severity])} ${severity}${counts[severity] === 1 ? '' : 's'}`,
    );
  return parts.join(', ') || 'nothing';
}

/** Pages that were shown in search most come first; those never shown by their findings. */
export function sortByImpressions(pages: readonly PageSummary[]): PageSummary[] {
  const shown = ({ search }: PageSummary) =>
    Math.max(search?.impressions ?? 0, search?.clicks ?? 0);
  return sortWorstFirst(pages).sort((a, b) => shown(b) - shown(a));
}

export function sortWorstFirst(pages: readonly PageSummary[]): PageSummary[] {
  const weight = ({ counts }: PageSummary) =>
    counts.error * 10_000 + counts.warning * 100 + counts.notice;
  return [...pages].sort((a, b) => weight(b) - weight(a));
}

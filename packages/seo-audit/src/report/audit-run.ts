/** One run of the audit as plain data: the source of all reports, written by --json and read back by --baseline. */
import { indexablePages } from '../checks/check.ts';
import { canonicalOf, descriptionOf, directivesOf, metaContent, titleOf } from '../checks/tags.ts';
import { type Finding, type Severity, severities } from '../finding.ts';
import type { ExtractedValues } from '../page/extract.ts';
import { descriptionLimit, textWidth, titleLimit } from '../page/text-width.ts';
import { isParsed, type Page, type ParsedPage, type Site } from '../site.ts';
import { formatCount, shortUrl } from '../text.ts';
import type { Waiver } from '../waivers.ts';
import { foldFindings } from './fold-findings.ts';
import {
  orderByImpressions,
  type SearchData,
  type SearchFigures,
  type SearchSummary,
  summariseSearch,
} from './search-summary.ts';

export const runVersion = 3;

type Counts = Record<Severity, number>;
export type PageSummary = {
  url: string;
  /** Path and query for pages of the site. */
  route: string;
  status: number | null;
  foundBy: Page['foundBy'];
  isIndexable: boolean;
  /** Its tags: name to content. Empty for errors. */
  tags: Record<string, string>;
  titleWidthPx: number;
  descriptionWidthPx: number;
  canonical: 'self' | 'elsewhere' | 'none' | 'unread';
  words: number;
  htmlBytes: number;
  depth: number | null;
  /** The previous page on a shortest path from the start. */
  reachedFrom: string | null;
  /** Number of other pages that link here. */
  linkedFrom: number;
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
  origin: string;
  auditedOrigin: string;
  startedAt: string;
  durationMs: number;
  isRendered: boolean;
  cutShort: string[];
  scope: string | null;
  /** What the project says about the audited build. */
  note?: string;
  sitemaps: { url: string; rows: number }[];
  totals: Counts & { waived: number; pages: number };
  /** A sample of the URLs that robots.txt disallows. */
  disallowed: { all: number; shown: string[] };
  search: SearchSummary | null;
  pages: PageSummary[];
  findings: Finding[];
  unusedWaivers: Waiver[];
  /** Ids of the checks that did not run. */
  skipped: string[];
};

const maxDisallowed = 500;

export function summariseRun(
  site: Site,
  findings: Finding[],
  context: {
    startedAt: Date;
    durationMs: number;
    unusedWaivers?: Waiver[];
    search?: SearchData | null;
    skipped?: readonly string[];
  },
): AuditRun {
  const countsByUrl = new Map<string, Counts>();
  for (const { url, severity, waived } of findings) {
    if (waived !== null) continue;
    const counts = countsByUrl.get(url) ?? emptyCounts();
    counts[severity] += 1;
    countsByUrl.set(url, counts);
  }
  const folded = foldFindings(findings, [...site.pages.values()].filter(isParsed).length);
  const open = folded.filter(({ waived }) => waived === null);
  const { search = null } = context;
  const indexable = new Set(indexablePages(site).map(({ url }) => url));
  const pages = [...site.pages.values()].map((page) => ({
    ...summarisePage(page, site),
    isIndexable: indexable.has(page.url),
    search: search?.figures.get(page.url) ?? null,
    notListed: search?.notListed.get(page.url) ?? null,
    counts: countsByUrl.get(page.url) ?? emptyCounts(),
  }));
  return {
    version: runVersion,
    origin: site.origin,
    auditedOrigin: site.auditedOrigin,
    startedAt: context.startedAt.toISOString(),
    durationMs: Math.round(context.durationMs),
    isRendered: site.isRendered,
    cutShort: site.cutShort,
    scope: site.scope,
    ...(site.note && { note: site.note }),
    sitemaps: site.sitemaps.map(({ url, rows }) => ({ url, rows })),
    totals: { ...countsOf(open), waived: folded.length - open.length, pages: site.pages.size },
    disallowed: { all: site.disallowed.size, shown: [...site.disallowed].slice(0, maxDisallowed) },
    search: summariseSearch(site, search),
    pages: pages.sort((a, b) => a.route.localeCompare(b.route, 'en')),
    findings: orderByImpressions(folded, site, search),
    unusedWaivers: context.unusedWaivers ?? [],
    skipped: [...(context.skipped ?? [])],
  };
}

function summarisePage(page: Page, site: Site) {
  const { url, status, foundBy, htmlBytes, depth, reachedFrom, linkedFrom, facts } = page;
  const tags = isParsed(page) ? tagsOf(page) : {};
  if (page.redirect) tags.redirect = page.redirect.location;
  const { title = '', description = '' } = tags;
  return {
    url,
    route: shortUrl(url, site),
    status,
    foundBy,
    tags,
    titleWidthPx: Math.round(textWidth(title, titleLimit.sizePx)),
    descriptionWidthPx: Math.round(textWidth(description, descriptionLimit.sizePx)),
    canonical: isParsed(page) ? canonicalKind(page) : ('unread' as const),
    words: facts?.words ?? 0,
    htmlBytes,
    depth,
    reachedFrom,
    linkedFrom,
    extracted: (page.rendered ?? facts)?.extracted ?? {},
  };
}

function canonicalKind(page: ParsedPage): PageSummary['canonical'] {
  const canonical = canonicalOf(page);
  if (canonical === null) return 'none';
  return canonical === page.url ? 'self' : 'elsewhere';
}

const sharedTags = 'og:title og:description og:url og:image og:site_name twitter:card'.split(' ');

function tagsOf(page: ParsedPage): Record<string, string> {
  const { facts } = page;
  const main = facts.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const entries: [string, string][] = [
    ['title', titleOf(page)],
    ['description', descriptionOf(page)],
    ['canonical', canonicalOf(page) ?? ''],
    ['robots', [...directivesOf(page)].join(', ')],
    ['h1', main.join(' | ')],
    ['lang', facts.lang ?? ''],
    ...sharedTags.map((tag): [string, string] => [tag, metaContent(facts, tag)]),
    ['structured data', facts.structured.types.join(', ')],
  ];
  return Object.fromEntries(entries.filter(([, content]) => content !== ''));
}

function emptyCounts(): Counts {
  return { error: 0, warning: 0, notice: 0 };
}

function countsOf(findings: readonly Finding[]): Counts {
  const counts = emptyCounts();
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** "2 errors, 1 warning", or "nothing". */
export function formatCounts(counts: Counts): string {
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => countOf(counts[severity], severity));
  return parts.join(', ') || 'nothing';
}

export function formatSeverities(findings: readonly Finding[]): string {
  return formatCounts(countsOf(findings));
}

export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Pages that were shown in search most come first, then those with the worst findings. */
export function sortWorstFirst(pages: readonly PageSummary[]): PageSummary[] {
  const weight = ({ counts }: PageSummary) =>
    counts.error * 10_000 + counts.warning * 100 + counts.notice;
  const shown = ({ search }: PageSummary) =>
    Math.max(search?.impressions ?? 0, search?.clicks ?? 0);
  return pages.toSorted((a, b) => shown(b) - shown(a) || weight(b) - weight(a));
}

/** The findings of one check that are not waived. */
export type FindingGroup = Pick<
  Finding,
  'id' | 'severity' | 'about' | 'where' | 'why' | 'fix' | 'isUsuallyIntended'
> & {
  findings: Finding[];
  /** Pages and texts, where the findings are causes. */
  places: number;
  /** Search impressions of the pages; 0 without an export. */
  impressions: number;
};

/** In the order of the run; what is usually intended comes last. */
export function groupFindings({ findings, pages }: AuditRun): FindingGroup[] {
  const shown = new Map(pages.map(({ url, search }) => [url, search?.impressions ?? 0]));
  const open = findings.filter(({ waived }) => waived === null);
  const groups = [...Map.groupBy(open, ({ id }) => id).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const urls = new Set(same.flatMap(({ url, urls: all = [url] }) => all));
    return [
      {
        ...first,
        findings: same,
        places: same.reduce((sum, { places, urls: all }) => sum + (places ?? all ?? [0]).length, 0),
        impressions: [...urls].reduce((sum, url) => sum + (shown.get(url) ?? 0), 0),
      },
    ];
  });
  return groups.sort(
    (a, b) => Number(a.isUsuallyIntended ?? false) - Number(b.isUsuallyIntended ?? false),
  );
}

/** One run of the audit as plain data: what all reports print, what --json writes and what --baseline reads back. */
import {
  canonicalOf,
  descriptionOf,
  directivesOf,
  isRead,
  metaContent,
  type ParsedPage,
  shortUrl,
  titleOf,
} from '../checks/check.ts';
import { descriptionLimit, textWidth, titleLimit } from '../page/text-width.ts';
import { type Finding, type Page, type Severity, type Site, severities } from '../types.ts';
import type { Waiver } from '../waivers.ts';

export const runVersion = 2;

export type Counts = Record<Severity, number>;
export type PageSummary = {
  url: string;
  /** Path and query for pages of the site. */
  route: string;
  status: number | null;
  foundBy: Page['foundBy'];
  /** What could be read of it: tag name to content. Empty for redirects and errors. */
  tags: Record<string, string>;
  titleWidthPx: number;
  descriptionWidthPx: number;
  canonical: 'self' | 'elsewhere' | 'none' | 'unread';
  words: number;
  htmlBytes: number;
  elements: number;
  depth: number | null;
  linkedFrom: number;
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
  sitemaps: { url: string; rows: number }[];
  totals: Counts & { waived: number; pages: number };
  pages: PageSummary[];
  findings: Finding[];
  unusedWaivers: Waiver[];
};

const sharedTags = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:image',
  'og:image:alt',
  'og:site_name',
  'og:locale',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

export function summariseRun(
  site: Site,
  findings: Finding[],
  unusedWaivers: Waiver[],
  { startedAt, durationMs }: { startedAt: Date; durationMs: number },
): AuditRun {
  const countsByUrl = new Map<string, Counts>();
  const all = noCounts();
  let waived = 0;
  for (const { url, severity, waived: reason } of findings) {
    if (reason !== null) {
      waived += 1;
      continue;
    }
    all[severity] += 1;
    const counts = countsByUrl.get(url) ?? noCounts();
    counts[severity] += 1;
    countsByUrl.set(url, counts);
  }
  return {
    version: runVersion,
    name: site.name,
    origin: site.origin,
    auditedOrigin: site.auditedOrigin,
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(durationMs),
    isRendered: site.isRendered,
    cutShort: site.cutShort,
    sitemaps: site.sitemaps.map(({ url, rows }) => ({ url, rows })),
    totals: { ...all, waived, pages: site.pages.size },
    pages: [...site.pages.values()]
      .map((page) => summarisePage(page, site, countsByUrl.get(page.url) ?? noCounts()))
      .sort((a, b) => a.route.localeCompare(b.route, 'en')),
    findings,
    unusedWaivers,
  };
}

export function noCounts(): Counts {
  return { error: 0, warning: 0, notice: 0 };
}

/** "2 errors, 1 warning"; "nothing" when there is none. */
export function countsInWords(counts: Counts): string {
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map(
      (severity) =>
        `${counts[severity].toLocaleString('en-IN')} ${severity}${counts[severity] === 1 ? '' : 's'}`,
    );
  return parts.join(', ') || 'nothing';
}

function summarisePage(page: Page, site: Site, counts: Counts): PageSummary {
  const { url, status, foundBy, htmlBytes, depth, linkedFrom, facts } = page;
  const tags = isRead(page)
    ? tagsOf(page)
    : page.redirect
      ? { redirect: page.redirect.location }
      : {};
  return {
    url,
    route: shortUrl(url, site),
    status,
    foundBy,
    tags,
    titleWidthPx: Math.round(textWidth(tags.title ?? '', titleLimit.sizePx)),
    descriptionWidthPx: Math.round(textWidth(tags.description ?? '', descriptionLimit.sizePx)),
    canonical: isRead(page) ? canonicalKind(page) : 'unread',
    words: facts?.words ?? 0,
    htmlBytes,
    elements: facts?.elements ?? 0,
    depth,
    linkedFrom,
    counts,
  };
}

function canonicalKind(page: ParsedPage): PageSummary['canonical'] {
  const canonical = canonicalOf(page);
  if (canonical === null) return 'none';
  return canonical === page.url || page.foundBy === 'file' ? 'self' : 'elsewhere';
}

function tagsOf(page: ParsedPage): Record<string, string> {
  const { facts } = page;
  const entries: [string, string][] = [
    ['title', titleOf(page)],
    ['description', descriptionOf(page)],
    ['canonical', canonicalOf(page) ?? ''],
    ['robots', [...directivesOf(page)].join(', ')],
    [
      'h1',
      facts.headings
        .filter(({ level }) => level === 1)
        .map(({ text }) => text)
        .join(' | '),
    ],
    ['lang', facts.lang ?? ''],
    ...sharedTags.map((tag): [string, string] => [tag, metaContent(facts, tag)]),
    ['structured data', facts.structured.types.join(', ')],
  ];
  return Object.fromEntries(entries.filter(([, content]) => content !== ''));
}

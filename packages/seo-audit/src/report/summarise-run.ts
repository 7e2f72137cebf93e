/** Summarises a site and its findings as a run that can be printed, written and compared. */
import { isParsed, pagesIn } from '../check-helpers/pages-in.ts';
import { defaultThresholds, type Thresholds } from '../checks/thresholds.ts';
import type { Finding } from '../finding.ts';
import type { SearchData } from '../search-figures.ts';
import type { Site } from '../site.ts';
import type { Waiver } from '../waivers.ts';
import { type AuditRun, type Counts, emptyCounts, runVersion } from './audit-run.ts';
import { foldFindings } from './fold-findings.ts';
import { listLinks } from './link-lists.ts';
import { orderByImpressions, summariseSearch } from './search-summary.ts';
import { summarisePage } from './summarise-page.ts';

const maxDisallowed = 500;

export function summariseRun(
  site: Site,
  findings: Finding[],
  unusedWaivers: Waiver[],
  context: {
    startedAt: Date;
    durationMs: number;
    thresholds?: Thresholds;
    search?: SearchData | null;
    skipped?: readonly string[];
  },
): AuditRun {
  const countsByUrl = new Map<string, Counts>();
  const all = emptyCounts();
  let waived = 0;
  const read = [...site.pages.values()].filter(isParsed).length;
  const folded = foldFindings(findings, read);
  for (const { severity, waived: reason } of folded) {
    if (reason === null) all[severity] += 1;
    else waived += 1;
  }
  for (const { url, severity, waived: reason } of findings) {
    if (reason !== null) continue;
    const counts = countsByUrl.get(url) ?? emptyCounts();
    counts[severity] += 1;
    countsByUrl.set(url, counts);
  }
  const linksOf = listLinks(site);
  const listable = new Set(Array.from(pagesIn(site, 'indexable'), ({ url }) => url));
  const { search = null } = context;
  return {
    version: runVersion,
    name: site.name,
    origin: site.origin,
    auditedOrigin: site.auditedOrigin,
    startedAt: context.startedAt.toISOString(),
    durationMs: Math.round(context.durationMs),
    isRendered: site.isRendered,
    cutShort: site.cutShort,
    scope: site.scope,
    ...(site.note && { note: site.note }),
    thresholds: context.thresholds ?? defaultThresholds,
    sitemaps: site.sitemaps.map(({ url, rows }) => ({ url, rows })),
    totals: { ...all, waived, pages: site.pages.size },
    disallowed: { all: site.disallowed.size, shown: [...site.disallowed].slice(0, maxDisallowed) },
    search: summariseSearch(site, search),
    pages: [...site.pages.values()]
      .map((page) =>
        summarisePage(page, site, {
          counts: countsByUrl.get(page.url) ?? emptyCounts(),
          links: linksOf(page.url),
          isListable: listable.has(page.url),
          search,
        }),
      )
      .sort((a, b) => a.route.localeCompare(b.route, 'en')),
    findings: orderByImpressions(folded, site, search),
    unusedWaivers,
    skipped: [...(context.skipped ?? [])],
  };
}

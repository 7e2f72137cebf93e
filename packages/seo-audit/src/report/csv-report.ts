/** Pages and findings as CSV. */
import type { AuditRun, PageSummary } from './audit-run.ts';
import { csvTable } from './csv-table.ts';
import { placesOf, urlsOf } from './fold-findings.ts';

const searchHead = ['clicks in search', 'impressions', 'CTR %', 'position', 'not indexed because'];

export function pagesCsv({ pages, findings, search }: AuditRun): string {
  const ids = new Map<string, Set<string>>();
  for (const finding of findings) {
    if (finding.waived !== null) continue;
    for (const url of urlsOf(finding)) ids.set(url, (ids.get(url) ?? new Set()).add(finding.id));
  }
  const extracted = [...new Set(pages.flatMap((page) => Object.keys(page.extracted)))];
  const tagNames = [...new Set(pages.flatMap(({ tags }) => Object.keys(tags)))];
  const head = [
    'URL',
    'status',
    'indexable',
    'errors',
    'warnings',
    'notices',
    'title px',
    'title characters',
    'description px',
    'description characters',
    'canonical is',
    'words',
    'HTML bytes',
    'elements',
    'crawl depth',
    'inlinks',
    'findings',
    ...(search ? searchHead : []),
    ...tagNames,
    ...extracted,
  ];
  const rows = pages.map((page) => [
    page.url,
    page.status ?? 'no answer',
    page.isListable ? 'yes' : 'no',
    page.counts.error,
    page.counts.warning,
    page.counts.notice,
    page.titleWidthPx,
    [...(page.tags.title ?? '')].length,
    page.descriptionWidthPx,
    [...(page.tags.description ?? '')].length,
    page.canonical,
    page.words,
    page.htmlBytes,
    page.elements,
    page.depth ?? '',
    page.linkedFrom,
    [...(ids.get(page.url) ?? [])].join(' '),
    ...(search ? searchCells(page) : []),
    ...tagNames.map((name) => page.tags[name] ?? ''),
    ...extracted.map((name) => (page.extracted[name] ?? []).join(' | ')),
  ]);
  return csvTable([head, ...rows]);
}

function searchCells(page: PageSummary | undefined): (string | number)[] {
  const { search, notListed } = page ?? {};
  const { clicks = '', impressions = '', ctr = '', position = '' } = search ?? {};
  return [clicks, impressions, ctr, position ?? '', notListed ?? ''];
}

/** A row for each page of a finding. */
export function findingsCsv({ findings, pages, search }: AuditRun): string {
  const pageByUrl = new Map(pages.map((page) => [page.url, page]));
  const head = [
    'severity',
    'id',
    'what it is',
    'URL',
    'what was found',
    'where',
    'why it matters',
    'how to fix it',
    'waived because',
    ...(search ? searchHead : []),
  ];
  const rows = findings.flatMap((finding) => {
    const { severity, id, about, where, why, fix, waived } = finding;
    return placesOf(finding).map(({ url, what }) => [
      ...[severity, id, about, url, what, where, why, fix, waived ?? ''],
      ...(search ? searchCells(pageByUrl.get(url)) : []),
    ]);
  });
  return csvTable([head, ...rows]);
}

/** Tables for spreadsheets: pages, and findings. */
import type { AuditRun } from './audit-run.ts';
import { csvTable } from './csv-table.ts';

export function pagesCsv({ pages, findings }: AuditRun): string {
  const ids = new Map<string, Set<string>>();
  for (const { url, id, waived } of findings) {
    if (waived === null) ids.set(url, (ids.get(url) ?? new Set()).add(id));
  }
  const extracted = [...new Set(pages.flatMap((page) => Object.keys(page.extracted)))];
  const tagNames = [...new Set(pages.flatMap(({ tags }) => Object.keys(tags)))];
  const head = [
    'URL',
    'status',
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
    'clicks from start',
    'pages linking here',
    'findings',
    ...tagNames,
    ...extracted,
  ];
  const rows = pages.map((page) => [
    page.url,
    page.status ?? 'no answer',
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
    ...tagNames.map((name) => page.tags[name] ?? ''),
    ...extracted.map((name) => (page.extracted[name] ?? []).join(' | ')),
  ]);
  return csvTable([head, ...rows]);
}

export function findingsCsv({ findings }: AuditRun): string {
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
  ];
  const rows = findings.map(({ severity, id, about, url, what, where, why, fix, waived }) => [
    severity,
    id,
    about,
    url,
    what,
    where,
    why,
    fix,
    waived ?? '',
  ]);
  return csvTable([head, ...rows]);
}

/** Tables for spreadsheets: pages, and findings. */
import { stringify } from 'csv-stringify/sync';
import type { AuditRun } from './audit-run.ts';

export function pagesCsv({ pages, findings }: AuditRun): string {
  const ids = new Map<string, Set<string>>();
  for (const { url, id, waived } of findings) {
    if (waived === null) ids.set(url, (ids.get(url) ?? new Set()).add(id));
  }
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

/** Text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvTable(rows: (string | number)[][]): string {
  return stringify(
    rows.map((row) => row.map((value) => (isFormula(value) ? `'${value}` : value))),
    // Excel reads ₹ and dashes only behind the mark; some locales part cells at semicolons, all end a row at any break.
    { bom: true, record_delimiter: 'windows', quoted_match: /[;\r\n]/ },
  );
}

function isFormula(value: string | number): boolean {
  return typeof value === 'string' && /^\s*[=+\-@|%]|^[\t\r\n]/.test(value);
}

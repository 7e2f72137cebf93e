/** Tables for spreadsheets: pages, and findings. UTF-8 with a mark, so that Excel reads ₹ and dashes. */
import type { AuditRun } from './audit-run.ts';

const mark = '\ufeff';

export function pagesCsv({ pages, findings }: AuditRun): string {
  const ids = new Map<string, Set<string>>();
  for (const { address, id, waived } of findings) {
    if (waived === null) ids.set(address, (ids.get(address) ?? new Set()).add(id));
  }
  const tagNames = [...new Set(pages.flatMap(({ tags }) => Object.keys(tags)))];
  const head = [
    'address',
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
    page.address,
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
    [...(ids.get(page.address) ?? [])].join(' '),
    ...tagNames.map((name) => page.tags[name] ?? ''),
  ]);
  return table([head, ...rows]);
}

export function findingsCsv({ findings }: AuditRun): string {
  const head = [
    'severity',
    'id',
    'what it is',
    'address',
    'what was found',
    'where',
    'why it matters',
    'how to fix it',
    'waived because',
  ];
  const rows = findings.map(({ severity, id, about, address, what, where, why, fix, waived }) => [
    severity,
    id,
    about,
    address,
    what,
    where,
    why,
    fix,
    waived ?? '',
  ]);
  return table([head, ...rows]);
}

function table(rows: (string | number)[][]): string {
  return (
    mark +
    rows
      .map((row) => row.map(csvCell).join(','))
      .join('\r\n')
      .concat('\r\n')
  );
}

/** Text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[\s]*[=+\-@|%]/.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

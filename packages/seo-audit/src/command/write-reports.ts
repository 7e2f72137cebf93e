/** Writes the finished run to the terminal and to the requested files. */
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AuditRun } from '../report/audit-run.ts';
import type { Changes } from '../report/compare-runs.ts';
import { findingsCsv, linksCsv, pagesCsv, redirectsCsv } from '../report/csv.ts';
import { htmlReport } from '../report/html-report.ts';
import { terminalReport } from '../report/terminal-report.ts';
import type { Site } from '../site.ts';
import type { AuditOptions } from './options.ts';

export function writeReports(
  run: AuditRun,
  site: Site,
  changes: Changes | null,
  { json, html, pages, findings, links, redirects }: AuditOptions['files'],
): void {
  if (json === '-') process.stdout.write(`${JSON.stringify(run)}\n`);
  else {
    const columns = process.stdout.columns ?? 100;
    const hasColour = process.stdout.isTTY === true && !process.env.NO_COLOR;
    console.log(terminalReport(run, changes, { columns, hasColour }));
    writeReport(json, () => [`${JSON.stringify(run, null, 1)}\n`]);
  }
  writeReport(pages, () => pagesCsv(run));
  writeReport(findings, () => findingsCsv(run));
  writeReport(links, () => linksCsv(site));
  writeReport(redirects, () => redirectsCsv(site));
  writeReport(html, () => [htmlReport(run, changes)]);
}

/** In chunks: a table of all links of a large site is not one string. */
function writeReport(file: string | undefined, chunks: () => Iterable<string>): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  const opened = openSync(file, 'w');
  try {
    for (const piece of chunks()) writeFileSync(opened, piece);
  } finally {
    closeSync(opened);
  }
}

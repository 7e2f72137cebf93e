/** The finished run to the terminal and to the files that were asked for. */
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Changes } from '../report/compare-runs.ts';
import { findingsCsv, pagesCsv } from '../report/csv-report.ts';
import { htmlReport } from '../report/html-report.ts';
import { jsonChunks } from '../report/json-chunks.ts';
import { linksCsv } from '../report/links-csv.ts';
import { redirectsCsv } from '../report/redirects-csv.ts';
import { terminalReport } from '../report/terminal-report.ts';
import { forceGarbageCollection } from './limit-heap-growth.ts';
import type { AuditOptions } from './parse-audit-options.ts';
import type { AuditResult } from './run-audit.ts';

/** What a table of links leaves behind in memory between two collections. */
const collectEveryChars = 4 * 1_048_576;

export function writeReports(
  { run, site }: AuditResult,
  changes: Changes | null,
  { files, rows, places }: AuditOptions,
): void {
  if (files.json === '-') process.stdout.write(`${JSON.stringify(run)}\n`);
  else {
    writeReport(files.json, () => jsonChunks(run));
    console.log(
      terminalReport(run, changes, {
        columns: process.stdout.columns ?? 100,
        hasColour: process.stdout.isTTY === true && !process.env.NO_COLOR,
        maxRows: rows,
        maxPlaces: places,
      }),
    );
  }
  writeReport(files.csv, () => [pagesCsv(run)]);
  writeReport(files.findings, () => [findingsCsv(run)]);
  writeReport(files.links, () => linksCsv(site));
  writeReport(files.redirects, () => [redirectsCsv(site, run)]);
  writeReport(files.html, () => [htmlReport(run, changes, site.resources)]);
}

/** Piece by piece: a table of all links is larger than what the audit may hold. */
export function writeReport(file: string | undefined, chunks: () => Iterable<string>): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  const opened = openSync(file, 'w');
  // What the checks, or the report before, left behind: each report is made whole or in pieces beside all of the site.
  forceGarbageCollection();
  try {
    let written = 0;
    for (const piece of chunks()) {
      writeFileSync(opened, piece);
      written += piece.length;
      if (written < collectEveryChars) continue;
      written = 0;
      forceGarbageCollection();
    }
  } finally {
    closeSync(opened);
  }
}

/** Writes the finished run to the terminal and to the requested files. */
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

/** How many characters of a link table are written between two garbage collections. */
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

/** Written in chunks: a table of all links is larger than the audit's memory limit. */
export function writeReport(file: string | undefined, chunks: () => Iterable<string>): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  const opened = openSync(file, 'w');
  // Frees what the checks or the previous report left, because a report needs memory beside the whole site.
  forceGarbageCollection();
  try {
    let charsWritten = 0;
    for (const piece of chunks()) {
      writeFileSync(opened, piece);
      charsWritten += piece.length;
      if (charsWritten < collectEveryChars) continue;
      charsWritten = 0;
      forceGarbageCollection();
    }
  } finally {
    closeSync(opened);
  }
}

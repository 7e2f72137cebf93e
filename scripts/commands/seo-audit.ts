/** Audits a site's tags, links and structure: npm run seo:audit -- [URL | saved page] (--help tells the rest). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type AuditOptions,
  help,
  readOptions,
  UsageError,
} from '../../packages/seo-audit/src/command/options.ts';
import { startProgress } from '../../packages/seo-audit/src/command/progress.ts';
import { runAudit } from '../../packages/seo-audit/src/command/run-audit.ts';
import { compareRuns, parseRun } from '../../packages/seo-audit/src/report/compare-runs.ts';
import { findingsCsv, pagesCsv } from '../../packages/seo-audit/src/report/csv-report.ts';
import { htmlReport } from '../../packages/seo-audit/src/report/html-report.ts';
import { terminalReport } from '../../packages/seo-audit/src/report/terminal-report.ts';

const progress = startProgress(process.stderr);
try {
  process.exitCode = await audit(readOptions(process.argv.slice(2)));
} catch (error) {
  progress.end();
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof UsageError)
    console.error('npm run seo:audit -- --help tells what may be asked.');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** @returns the exit status. */
async function audit(options: AuditOptions): Promise<number> {
  if (options.wantsHelp) {
    console.log(help);
    return 0;
  }
  const { files } = options;
  const baseline = files.baseline === undefined ? null : readBaseline(files.baseline);
  const { run, site } = await runAudit(options, progress);
  progress.end();
  const changes = baseline && compareRuns(baseline, run);
  if (files.json === '-') process.stdout.write(`${JSON.stringify(run)}\n`);
  else {
    write(files.json, () => `${JSON.stringify(run, null, 1)}\n`);
    console.log(
      terminalReport(run, changes, {
        columns: process.stdout.columns ?? 100,
        hasColour: process.stdout.isTTY === true && !process.env.NO_COLOR,
        mostRows: options.rows,
        mostPlaces: options.places,
      }),
    );
  }
  write(files.csv, () => pagesCsv(run));
  write(files.findings, () => findingsCsv(run));
  write(files.html, () => htmlReport(run, changes, site.resources));
  const { error, warning } = run.totals;
  if (options.failOn === 'never') return 0;
  return error > 0 || (options.failOn === 'warning' && warning > 0) ? 1 : 0;
}

function readBaseline(file: string) {
  try {
    return parseRun(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function write(file: string | undefined, text: () => string): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text());
  console.error(`Written: ${file}`);
}

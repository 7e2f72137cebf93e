/** The command: parses the arguments, runs the audit, writes the reports and returns the exit status. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { allChecks, runChecks } from '../checks/all-checks.ts';
import { bannedWordsCheck } from '../checks/content.ts';
import { parsePage } from '../page/parse-page.ts';
import { type AuditRun, summariseRun } from '../report/audit-run.ts';
import type { Changes } from '../report/compare-runs.ts';
import { compareRuns, parseRun } from '../report/compare-runs.ts';
import { findingsCsv, linksCsv, pagesCsv, redirectsCsv } from '../report/csv.ts';
import { htmlReport } from '../report/html-report.ts';
import { terminalReport } from '../report/terminal-report.ts';
import type { Site } from '../site.ts';
import { errorMessage } from '../text.ts';
import { applyWaivers, parseWaivers, type Waiver } from '../waivers.ts';
import { type AuditOptions, helpText, parseAuditOptions } from './options.ts';
import type { Project } from './project.ts';
import { readSearchExports } from './read-search-exports.ts';
import { type Progress, readTarget, startProgress } from './read-target.ts';
import { UsageError } from './usage-error.ts';

export type { AuditRun } from '../report/audit-run.ts';

/** @returns the exit status: 0 nothing found that fails the run, 1 findings or an error, 2 wrong usage. */
export async function runAuditCommand(args: string[], project: Project): Promise<number> {
  const progress = startProgress(process.stderr);
  try {
    const options = parseAuditOptions(args);
    if (options.wantsHelp || options.listsChecks) {
      console.log(options.wantsHelp ? helpText(project) : checkList());
      return 0;
    }
    const { baseline } = options.files;
    const before = baseline === undefined ? null : read(baseline, parseRun);
    const { run, site } = await runAudit(options, project, progress);
    progress.end();
    writeReports(run, site, before && compareRuns(before, run), options.files);
    const { error, warning } = run.totals;
    const fails = error > 0 || (options.failOn === 'warning' && warning > 0);
    return fails && options.failOn !== 'never' ? 1 : 0;
  } catch (error) {
    progress.end();
    console.error(errorMessage(error));
    if (!(error instanceof UsageError)) return 1;
    console.error(`${project.commandLine} --help lists all options.`);
    return 2;
  }
}

async function runAudit(
  options: AuditOptions,
  project: Project,
  progress: Progress,
): Promise<{ run: AuditRun; site: Site }> {
  const startedAt = new Date();
  const isOwn = options.isOwn || options.target === undefined;
  const banned = isOwn ? project.bannedWords : undefined;
  const waivers = readWaivers(options.files.waivers, isOwn ? project.waiversFile : undefined);
  const search = readSearchExports(options.searchExports);
  const { extractions, skipped } = options;
  const site = await readTarget({
    options,
    project,
    progress,
    parsePage: (page) => parsePage(page, { bannedWords: banned?.words ?? [], extractions }),
  });
  progress.update('Checking');
  const checks = [...allChecks, ...(banned ? [bannedWordsCheck(banned.why)] : [])];
  const found = runChecks(
    site,
    checks.filter(({ id }) => !skipped.includes(id)),
  );
  // A list of addresses asks nothing about robots.txt and sitemaps.
  const asked = options.scope.list ? found.filter(({ url }) => site.pages.has(url)) : found;
  const { findings, unused } = applyWaivers(asked, waivers);
  const durationMs = Date.now() - startedAt.getTime();
  const context = { startedAt, durationMs, unusedWaivers: unused, search, skipped };
  return { site, run: summariseRun(site, findings, context) };
}

function readWaivers(option: string | undefined, ownFile: string | undefined): Waiver[] {
  const file = option ?? (ownFile && existsSync(ownFile) ? ownFile : undefined);
  return file === undefined ? [] : read(file, parseWaivers);
}

/** @throws {UsageError} */
function read<Content>(file: string, parse: (text: string, file: string) => Content): Content {
  try {
    return parse(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}

function checkList(): string {
  return [...allChecks, bannedWordsCheck('The project says why.')]
    .map(({ id, severity, about, where, why, fix }) =>
      [`${id} (${severity}): ${about}`, `  ${where}. ${why} ${fix}`].join('\n'),
    )
    .join('\n');
}

/** Writes the finished run to the terminal and to the requested files. */
function writeReports(
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

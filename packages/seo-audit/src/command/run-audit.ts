/** Runs an audit: reads the pages, runs the checks, applies the waivers. */
import { existsSync, readFileSync } from 'node:fs';
import { runChecks } from '../checks/run-checks.ts';
import { errorMessage } from '../error-message.ts';
import type { AuditRun } from '../report/audit-run.ts';
import { summariseRun } from '../report/summarise-run.ts';
import type { Site } from '../site.ts';
import { applyWaivers, parseWaivers, type Waiver } from '../waivers.ts';
import { selectChecks } from './check-settings.ts';
import { forceGarbageCollection } from './limit-heap-growth.ts';
import type { AuditOptions } from './parse-audit-options.ts';
import { createParserPool } from './parser-pool.ts';
import type { Progress } from './progress.ts';
import type { Project } from './project.ts';
import { readSearchExports } from './read-search-exports.ts';
import { readTarget } from './read-target.ts';
import { UsageError } from './usage-error.ts';

/** The run for the reports; the site for the preview images of the HTML report. */
export type AuditResult = { run: AuditRun; site: Site };

export async function runAudit(
  options: AuditOptions,
  project: Project,
  progress: Progress,
): Promise<AuditResult> {
  const startedAt = new Date();
  const isOwn = options.isOwn || options.target === undefined;
  const banned = isOwn || options.checksBannedWords ? project.bannedWords : undefined;
  const waivers = readWaivers(options.files.waivers, isOwn ? project.waiversFile : undefined);
  const search = readSearchExports(options.searchExports);
  const reader = createParserPool({
    bannedWords: banned?.words ?? [],
    extractions: options.extractions,
  });
  try {
    const site = await readTarget({ options, project, reader, progress });
    // Frees the memory of the parser threads before the reports need it.
    await reader.releaseThreads();
    forceGarbageCollection();
    progress.update('Checking');
    const checks = selectChecks(options.checks, banned?.why);
    const found = runChecks(site, checks).filter(
      // A list of addresses asks nothing about robots.txt and sitemaps.
      ({ url }) => !options.scope.list || site.pages.has(url),
    );
    const { findings, unused } = applyWaivers(found, waivers);
    const durationMs = Date.now() - startedAt.getTime();
    const { thresholds } = options.checks;
    const skipped = [...options.checks.skipped];
    const measured = { startedAt, durationMs, thresholds, search, skipped };
    return { site, run: summariseRun(site, findings, unused, measured) };
  } finally {
    await reader.releaseThreads();
  }
}

/** @throws {UsageError} */
function readWaivers(option: string | undefined, ownFile: string | undefined): Waiver[] {
  const file = option ?? (ownFile && existsSync(ownFile) ? ownFile : undefined);
  if (!file) return [];
  try {
    return parseWaivers(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}

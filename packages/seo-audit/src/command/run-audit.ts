/** From options to a finished run: where the pages come from, the checks, the waivers. */
import { existsSync, readFileSync } from 'node:fs';
import { allChecks } from '../checks/all-checks.ts';
import { bannedWordsCheck } from '../checks/content-checks.ts';
import { defaultLimits } from '../crawl/crawl-limits.ts';
import { crawlSite } from '../crawl/crawl-site.ts';
import { isPrivateHost } from '../network/private-network.ts';
import { type AuditRun, summariseRun } from '../report/audit-run.ts';
import { runChecks } from '../run-checks.ts';
import type { Site } from '../types.ts';
import { applyWaivers, parseWaivers, type Waiver } from '../waivers.ts';
import { type PageReader, startPageReader } from './page-reader.ts';
import { type AuditOptions, UsageError } from './parse-options.ts';
import type { Progress } from './progress.ts';
import type { Project } from './project.ts';
import { readSavedPages, statOf } from './read-saved-pages.ts';
import { collectGarbage, tidyMemory } from './tidy-memory.ts';

/** A server on this machine is ours; a stranger's gets fewer requests at a time. */
const localConcurrency = 8;

/** Words, pages and pictures of one run. */
export type Audited = { run: AuditRun; site: Site };

export async function runAudit(
  options: AuditOptions,
  project: Project,
  progress: Progress,
): Promise<Audited> {
  const startedAt = new Date();
  const isOwn = options.isOwn || options.target === undefined;
  const banned = isOwn || options.checksBannedWords ? project.bannedWords : undefined;
  const waivers = readWaivers(options.files.waivers, isOwn ? project.waiversFile : undefined);
  const reader = startPageReader(banned?.words ?? []);
  try {
    const site = await readTarget(options, project, reader, progress);
    progress.say('Checking');
    const checks = banned ? [...allChecks, bannedWordsCheck(banned.why)] : allChecks;
    const { findings, unused } = applyWaivers(runChecks(site, checks), waivers);
    const durationMs = Date.now() - startedAt.getTime();
    return { site, run: summariseRun(site, findings, unused, { startedAt, durationMs }) };
  } finally {
    await reader.rest();
  }
}

async function readTarget(
  options: AuditOptions,
  project: Project,
  reader: PageReader,
  progress: Progress,
): Promise<Site> {
  const { target, limits } = options;
  if (target === undefined) return readOwnSite(options, project, reader, progress);
  if (statOf(target)) {
    if (options.isRendering)
      console.error('--render is left out: a saved page has no site to draw it.');
    return readSavedPages(target, { ...defaultLimits, ...limits, parsePage: reader.parsePage });
  }
  return readSite(urlFrom(target), options, project, reader, progress);
}

async function readOwnSite(
  options: AuditOptions,
  project: Project,
  reader: PageReader,
  progress: Progress,
): Promise<Site> {
  if (!project.startSite) throw new UsageError('Name an address, or a saved page or folder.');
  const own = await project.startSite();
  try {
    return await readSite(own.url, options, project, reader, progress);
  } finally {
    await own.stop();
  }
}

async function readSite(
  url: string,
  options: AuditOptions,
  project: Project,
  { parsePage, rest }: PageReader,
  progress: Progress,
) {
  const { limits, userAgent, ignoresRobots, canonicalOrigin } = options;
  const isLocal = isPrivateHost(new URL(url).hostname);
  const concurrency =
    limits.concurrency ?? (isLocal ? localConcurrency : defaultLimits.concurrency);
  const site = await crawlSite({
    start: url,
    canonicalOrigin,
    limits: { ...limits, concurrency },
    userAgent,
    ignoresRobots,
    parsePage,
    onProgress({ done, waiting, now }) {
      progress.say(`Read ${done}, ${waiting} known and waiting: ${now}`);
      tidyMemory(done);
    },
  });
  if (options.isRendering) {
    // Playwright takes 80 MB just by being there; what the reading thread holds goes first.
    await rest();
    collectGarbage();
    const { renderPages } = await import('./render-pages.ts');
    await renderPages(site, {
      findChromium: project.findChromium,
      parsePage,
      userAgent,
      tabs: 2,
      timeoutMs: limits.timeoutMs,
      maxTimeMs: limits.maxTimeMs,
      onProgress(done, all, now) {
        progress.say(`Drawn ${done} of ${all}: ${now}`);
        tidyMemory(done);
      },
    });
  }
  return site;
}

/** @throws {UsageError} */
function urlFrom(target: string): string {
  const looksLikeHost =
    /^[a-z0-9.-]+(?::\d+)?(?:\/|$)/i.test(target) && /\.|^localhost/i.test(target);
  const url = looksLikeHost && !target.includes('://') ? `https://${target}` : target;
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) {
    throw new UsageError(`"${target}" is neither an http(s) address nor a file or folder here.`);
  }
  return url;
}

/** @throws {UsageError} */
function readWaivers(given: string | undefined, ownFile: string | undefined): Waiver[] {
  const file = given ?? (ownFile && existsSync(ownFile) ? ownFile : undefined);
  if (!file) return [];
  try {
    return parseWaivers(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

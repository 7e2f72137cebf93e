/** From options to a finished run: where the pages come from, the checks, the waivers. */
import { existsSync, readFileSync } from 'node:fs';
import { startOwnSite } from '../../../../scripts/commands/own-site.ts';
import { allChecks } from '../checks/all-checks.ts';
import { defaultLimits } from '../crawl/crawl-limits.ts';
import { crawlSite } from '../crawl/crawl-site.ts';
import { isPrivateHost } from '../network/private-address.ts';
import { type AuditRun, summariseRun } from '../report/audit-run.ts';
import { runChecks } from '../run-checks.ts';
import type { Site } from '../types.ts';
import { applyWaivers, parseWaivers, type Waiver } from '../waivers.ts';
import { type AuditOptions, UsageError } from './options.ts';
import { type PageReader, startPageReader } from './page-reader.ts';
import type { Progress } from './progress.ts';
import { readSavedPages, statOf } from './read-saved-pages.ts';
import { collectGarbage, tidyMemory } from './tidy-memory.ts';

export const ownWaiversFile = 'seo-audit.waivers.json';
/** A server on this machine is ours; a stranger's gets fewer requests at a time. */
const localConcurrency = 8;

/** Words, pages and pictures of one run. */
export type Audited = { run: AuditRun; site: Site };

export async function runAudit(options: AuditOptions, progress: Progress): Promise<Audited> {
  const startedAt = new Date();
  const isOwn = options.isOwn || options.target === undefined;
  const waivers = readWaivers(options.files.waivers, isOwn);
  const reader = startPageReader();
  try {
    const site = await readTarget(
      { ...options, isOwn, checksWords: options.checksWords || isOwn },
      reader,
      progress,
    );
    progress.say('Checking');
    const { findings, unused } = applyWaivers(runChecks(site, allChecks), waivers);
    const durationMs = Date.now() - startedAt.getTime();
    return { site, run: summariseRun(site, findings, unused, { startedAt, durationMs }) };
  } finally {
    await reader.rest();
  }
}

async function readTarget(
  options: AuditOptions,
  reader: PageReader,
  progress: Progress,
): Promise<Site> {
  const { target } = options;
  if (target === undefined) {
    const own = await startOwnSite();
    try {
      return await readSite(own.url, options, reader, progress);
    } finally {
      await own.stop();
    }
  }
  if (statOf(target)) {
    if (options.isRendering)
      console.error('--render is left out: a saved page has no site to draw it.');
    const { checksWords, limits } = options;
    return readSavedPages(target, {
      ...defaultLimits,
      ...limits,
      readPage: reader.readPage,
      checksWords,
    });
  }
  return readSite(addressFrom(target), options, reader, progress);
}

async function readSite(
  address: string,
  options: AuditOptions,
  { readPage, rest }: PageReader,
  progress: Progress,
) {
  const { limits, userAgent, ignoresRobots, checksWords, canonicalOrigin } = options;
  const isLocal = isPrivateHost(new URL(address).hostname);
  const concurrency =
    limits.concurrency ?? (isLocal ? localConcurrency : defaultLimits.concurrency);
  const site = await crawlSite({
    start: address,
    canonicalOrigin,
    limits: { ...limits, concurrency },
    userAgent,
    ignoresRobots,
    checksWords,
    readPage,
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
      readPage,
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
function addressFrom(target: string): string {
  const looksLikeHost =
    /^[a-z0-9.-]+(?::\d+)?(?:\/|$)/i.test(target) && /\.|^localhost/i.test(target);
  const address = looksLikeHost && !target.includes('://') ? `https://${target}` : target;
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) {
    throw new UsageError(`"${target}" is neither an http(s) address nor a file or folder here.`);
  }
  return address;
}

/** @throws {UsageError} */
function readWaivers(file: string | undefined, isOwn: boolean): Waiver[] {
  const path = file ?? (isOwn && existsSync(ownWaiversFile) ? ownWaiversFile : undefined);
  if (!path) return [];
  try {
    return parseWaivers(readFileSync(path, 'utf8'), path);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

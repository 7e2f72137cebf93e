/** Reads the pages of a run: those of a crawled site, the project's own or another, or those saved in files. */
import { defaultLimits } from '../crawl/crawl-request.ts';
import { crawlSite } from '../crawl/crawl-site.ts';
import { isPrivateHost } from '../network/private-network.ts';
import type { Site } from '../site.ts';
import { forceGarbageCollection, limitHeapGrowth } from './limit-heap-growth.ts';
import type { AuditOptions } from './parse-audit-options.ts';
import type { ParserPool } from './parser-pool.ts';
import type { Progress } from './progress.ts';
import type { Project } from './project.ts';
import { readSavedPages, statIfExists } from './read-saved-pages.ts';
import { UsageError } from './usage-error.ts';

/** A server on this machine is the user's own; other servers get fewer concurrent requests. */
const localConcurrency = 8;

type TargetContext = {
  options: AuditOptions;
  project: Project;
  reader: ParserPool;
  progress: Progress;
};

export async function readTarget(reading: TargetContext): Promise<Site> {
  const { options, reader } = reading;
  const { target, limits } = options;
  if (target === undefined) return readOwnSite(reading);
  if (statIfExists(target)) {
    if (Object.values(options.scope).some(Boolean))
      throw new UsageError(
        '--include, --exclude and --list need a URL: saved pages are not crawled.',
      );
    if (options.isRendering)
      console.error('--render is left out: a saved page has no site to draw it.');
    return readSavedPages(target, { ...defaultLimits, ...limits, parsePage: reader.parsePage });
  }
  return readSite(parseTarget(target), reading);
}

async function readOwnSite(reading: TargetContext): Promise<Site> {
  const { project, options } = reading;
  if (!project.startSite)
    throw new UsageError('Name a URL, a saved page or a folder of saved pages.');
  const own = await project.startSite({ acceptsStale: options.acceptsStale });
  try {
    const site = await readSite(own.url, reading);
    return own.note ? { ...site, note: own.note } : site;
  } finally {
    await own.stop();
  }
}

async function readSite(url: string, reading: TargetContext): Promise<Site> {
  const { options, reader, progress } = reading;
  const isLocal = isPrivateHost(new URL(url).hostname);
  const concurrency =
    options.limits.concurrency ?? (isLocal ? localConcurrency : defaultLimits.concurrency);
  const site = await crawlSite({
    start: url,
    canonicalOrigin: options.canonicalOrigin,
    limits: { ...options.limits, concurrency },
    scope: options.scope,
    userAgent: options.userAgent,
    ignoresRobots: options.ignoresRobots,
    checksExternalUrls: options.checksExternalUrls,
    parsePage: reader.parsePage,
    onProgress({ done, waiting, now }) {
      progress.update(`Read ${done}, ${waiting} known and waiting: ${now}`);
      limitHeapGrowth();
    },
  });
  if (options.isRendering) await render(site, reading);
  return site;
}

async function render(
  site: Site,
  { options, project, reader, progress }: TargetContext,
): Promise<void> {
  // Playwright needs 80 MB, so the memory of the parser threads is released first.
  await reader.releaseThreads();
  forceGarbageCollection();
  const { renderPages } = await import('./render-pages.ts');
  await renderPages(site, {
    findChromium: project.findChromium,
    parsePage: reader.parsePage,
    userAgent: options.userAgent,
    tabs: 2,
    timeoutMs: options.limits.timeoutMs,
    maxTimeMs: options.limits.maxTimeMs,
    onProgress(done, all, now) {
      progress.update(`Rendered ${done} of ${all}: ${now}`);
      limitHeapGrowth();
    },
  });
}

/** @throws {UsageError} */
export function parseTarget(target: string): string {
  const looksLikeHost =
    /^[a-z0-9.-]+(?::\d+)?(?:\/|$)/i.test(target) && /\.|^localhost/i.test(target);
  const url = looksLikeHost && !target.includes('://') ? `https://${target}` : target;
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url))
    throw new UsageError(`"${target}" is neither an http(s) URL nor a file or folder here.`);
  return url;
}

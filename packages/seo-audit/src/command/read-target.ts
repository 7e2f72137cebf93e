/** Reads the pages of a run: those of the project's own site or of another, as served and with --render as drawn. */
import { defaultLimits } from '../crawl/crawl-request.ts';
import { crawlSite } from '../crawl/crawl-site.ts';
import { isPrivateHost } from '../network/private-network.ts';
import type { ParsePage } from '../page/parse-page.ts';
import type { Site } from '../site.ts';
import type { AuditOptions } from './options.ts';
import type { Project } from './project.ts';
import { UsageError } from './usage-error.ts';

/** A server on this machine is the user's own; other servers get fewer concurrent requests. */
const localConcurrency = 8;
const renderingTabs = 2;

type TargetContext = {
  options: AuditOptions;
  project: Project;
  parsePage: ParsePage;
  progress: Progress;
};

export async function readTarget(reading: TargetContext): Promise<Site> {
  const { options, project } = reading;
  if (options.target !== undefined) return readSite(parseTarget(options.target), reading);
  if (!project.startSite) throw new UsageError('Name a URL.');
  const own = await project.startSite({ acceptsStale: options.acceptsStale });
  try {
    const site = await readSite(own.url, reading);
    return own.note ? { ...site, note: own.note } : site;
  } finally {
    await own.stop();
  }
}

async function readSite(url: string, reading: TargetContext): Promise<Site> {
  const { options, project, parsePage, progress } = reading;
  const isLocal = isPrivateHost(new URL(url).hostname);
  const concurrency = isLocal ? localConcurrency : defaultLimits.concurrency;
  const site = await crawlSite({
    start: url,
    canonicalOrigin: options.canonicalOrigin,
    limits: { concurrency, ...options.limits },
    scope: options.scope,
    userAgent: options.userAgent,
    ignoresRobots: options.ignoresRobots,
    checksExternalUrls: options.checksExternalUrls,
    parsePage,
    onProgress: ({ done, waiting, now }) =>
      progress.update(`Read ${done}, ${waiting} known and waiting: ${now}`),
  });
  if (!options.isRendering) return site;
  const { renderPages } = await import('./render-pages.ts');
  await renderPages(site, {
    findChromium: project.findChromium,
    parsePage,
    userAgent: options.userAgent,
    tabs: renderingTabs,
    timeoutMs: options.limits.timeoutMs,
    maxTimeMs: options.limits.maxTimeMs,
    onProgress: (done, all, now) => progress.update(`Rendered ${done} of ${all}: ${now}`),
  });
  return site;
}

/** @throws {UsageError} */
export function parseTarget(target: string): string {
  const looksLikeHost =
    /^[a-z0-9.-]+(?::\d+)?(?:\/|$)/i.test(target) && /\.|^localhost/i.test(target);
  const url = looksLikeHost && !target.includes('://') ? `https://${target}` : target;
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url))
    throw new UsageError(`"${target}" is not an http(s) URL.`);
  return url;
}

export type Progress = { update(text: string): void; end(): void };

const minIntervalMs = 100;
const eraseLine = '\r\u001b[K';

/** One changing line, in terminals only; nothing is written to a file or a pipe. */
export function startProgress(stream: NodeJS.WriteStream): Progress {
  let lastAt = 0;
  let isShown = false;
  return {
    update(text) {
      if (stream.isTTY !== true || Date.now() - lastAt < minIntervalMs) return;
      lastAt = Date.now();
      stream.write(eraseLine + text.slice(0, Math.max(20, (stream.columns ?? 80) - 1)));
      isShown = true;
    },
    end() {
      if (isShown) stream.write(eraseLine);
      isShown = false;
    },
  };
}

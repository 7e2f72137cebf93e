/** Reads a site: robots.txt, sitemaps, then the pages breadth first, within the limits. */
import { emptySite } from '../empty-site.ts';
import { createHttpClient, type HttpClient } from '../network/http-client.ts';
import { isInPrivateNetwork } from '../network/public-lookup.ts';
import type { Anchor, PageFacts } from '../page/page-facts.ts';
import type { Site } from '../site.ts';
import { checkExternalUrls } from './check-external-urls.ts';
import { crawlPages, robotsAgent } from './crawl-pages.ts';
import { type CrawlRequest, defaultLimits } from './crawl-request.ts';
import { createCrawlScope } from './crawl-scope.ts';
import { createTrapWatch } from './crawl-traps.ts';
import { fetchResources } from './fetch-resources.ts';
import { fetchWithRedirects } from './fetch-with-redirects.ts';
import { findStart } from './find-start.ts';
import { createFrontier } from './frontier.ts';
import { markUnreadPages } from './mark-unread-pages.ts';
import { measureDepth } from './measure-depth.ts';
import { probeVariants } from './probe-variants.ts';
import { auditedUrl, publicUrl } from './public-url.ts';
import { maxRobotsBytes, parseRobots, readRobots } from './read-robots.ts';
import { readSitemaps } from './read-sitemaps.ts';

export async function crawlSite(request: CrawlRequest): Promise<Site> {
  const limits = { ...defaultLimits, ...request.limits };
  const deadline = Date.now() + limits.maxTimeMs;
  const isPrivate = await isInPrivateNetwork(new URL(request.start).hostname);
  const client = createHttpClient({
    ...limits,
    userAgent: request.userAgent,
    maxConnections: limits.concurrency,
    allowsPrivate: isPrivate,
  });
  try {
    const { site, map, rules } = await readDeclarations(request, client, isPrivate);
    const scope = createCrawlScope(request.scope ?? {}, site.start, map);
    const frontier = createFrontier();
    const traps = createTrapWatch();
    const poolAnchors = createAnchorPool();
    await crawlPages({
      site,
      map,
      rules,
      limits,
      client,
      frontier,
      traps,
      scope,
      request,
      deadline,
      poolAnchors,
    });
    site.scope = scope.describe();
    site.traps = traps.traps;
    // Responses arrive in any order; two runs over the same site must give the same report.
    site.pages = new Map([...site.pages].sort(([a], [b]) => (a < b ? -1 : 1)));
    markUnreadPages(site);
    measureDepth(site);
    if (Date.now() < deadline) {
      // A list asks about its addresses, not about the site.
      if (!scope.list) site.probes = await probeVariants(site, map, client);
      const mayAsk = (url: string) =>
        (request.ignoresRobots || rules.isAllowed(url, robotsAgent)) && scope.includes(url);
      await fetchResources(site, map, client, { ...limits, deadline, mayAsk });
      if (request.checksExternalUrls)
        await checkExternalUrls(site, map, { ...limits, ...request, deadline });
    }
    return site;
  } finally {
    client.close();
  }
}

/** What the site says of itself before a page is read: its robots.txt, its sitemaps, and its public origin. */
async function readDeclarations(request: CrawlRequest, client: HttpClient, isPrivate: boolean) {
  const start = await findStart(request.start, client);
  const auditedOrigin = new URL(start).origin;
  const file = await readRobots(auditedOrigin, (url) =>
    fetchWithRedirects(url, client, { maxBodyBytes: maxRobotsBytes }),
  );
  const declaredOrigin = isPrivate ? sitemapOrigin(parseRobots(file).sitemaps) : null;
  const publicOrigin = request.canonicalOrigin ?? declaredOrigin ?? auditedOrigin;
  const map = { auditedOrigin, publicOrigin };
  file.url = `${publicOrigin}/robots.txt`;
  const rules = parseRobots(file);
  const fromSitemaps = await readSitemaps(rules.sitemaps, map, (url, options) =>
    fetchWithRedirects(auditedUrl(url, map), client, options),
  );
  const site: Site = {
    ...emptySite(publicUrl(start, start, map) ?? start),
    ...fromSitemaps,
    name: publicOrigin,
    origin: publicOrigin,
    auditedOrigin,
    robots: file,
  };
  return { site, map, rules };
}

function sitemapOrigin(sitemaps: string[]): string | null {
  const [first = ''] = sitemaps;
  return URL.canParse(first) ? new URL(first).origin : null;
}

/**
 * More than the menus and footers of a site hold. The table is emptied then, because it would grow as large as the
 * pages.
 */
const maxPooledAnchors = 20_000;

/** Menus and footers repeat on every page: each link object is shared, or thousands of pages would fill the memory. */
function createAnchorPool(): (facts: PageFacts) => PageFacts {
  const known = new Map<string, Anchor>();
  return (facts) => ({
    ...facts,
    anchors: facts.anchors.map((anchor) => {
      const key = `${anchor.target ?? ''} ${anchor.href ?? ''} ${anchor.rel} ${anchor.isHidden ?? ''} ${anchor.isControl ?? ''} ${anchor.isCurrent ?? ''} ${anchor.text}`;
      const same = known.get(key);
      if (same) return same;
      if (known.size >= maxPooledAnchors) known.clear();
      known.set(key, anchor);
      return anchor;
    }),
  });
}

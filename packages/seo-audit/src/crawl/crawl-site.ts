/** Reads a site: robots.txt, sitemaps, then page by page, breadth first, within the limits and politely. */
import { createHttpClient, type HttpClient } from '../network/http-client.ts';
import { isInside } from '../network/public-lookup.ts';
import type { ParsePage } from '../page/parse-page.ts';
import type { Page, PageFacts, Site } from '../types.ts';
import { createAnchorPool } from './anchor-pool.ts';
import { type CrawlLimits, type CrawlProgress, defaultLimits } from './crawl-limits.ts';
import { fetchFollowing } from './fetch-following.ts';
import { fetchPage } from './fetch-page.ts';
import { fetchResources } from './fetch-resources.ts';
import { findStart } from './find-start.ts';
import { createFrontier, type Frontier } from './frontier.ts';
import { measureDepth } from './measure-depth.ts';
import { probeVariants } from './probe-variants.ts';
import { auditedUrl, isOwn, type OriginMap, publicUrl } from './public-url.ts';
import { parseRobots, type RobotsRules, readRobots } from './read-robots.ts';
import { readSitemaps } from './read-sitemaps.ts';

export type CrawlRequest = {
  /** Absolute http(s) address of the start page. */
  start: string;
  /** Origin the site's tags name, when the audited one is a copy; found in robots.txt for a private origin. */
  canonicalOrigin?: string;
  limits?: Partial<CrawlLimits>;
  userAgent: string;
  ignoresRobots?: boolean;
  parsePage: ParsePage;
  onProgress?: (progress: CrawlProgress) => void;
};

/** The product token robots.txt may name. */
export const robotsAgent = 'SeoAudit';

type Crawl = {
  site: Site;
  map: OriginMap;
  rules: RobotsRules;
  limits: CrawlLimits;
  client: HttpClient;
  frontier: Frontier;
  request: CrawlRequest;
  deadline: number;
  share: (facts: PageFacts) => PageFacts;
};

export async function crawlSite(request: CrawlRequest): Promise<Site> {
  const limits = { ...defaultLimits, ...request.limits };
  const deadline = Date.now() + limits.maxTimeMs;
  const isPrivate = await isInside(new URL(request.start).hostname);
  const client = createHttpClient({
    ...limits,
    userAgent: request.userAgent,
    connections: limits.concurrency,
    allowsPrivate: isPrivate,
  });
  try {
    const start = await findStart(request.start, client);
    const auditedOrigin = new URL(start).origin;
    const { file } = await readRobots(auditedOrigin, (url) =>
      fetchFollowing(url, client, { maxBodyBytes: 512_000 }),
    );
    const named = isPrivate ? originNamedBy(parseRobots(file).sitemaps) : null;
    const map = { auditedOrigin, publicOrigin: request.canonicalOrigin ?? named ?? auditedOrigin };
    const rules = parseRobots({ ...file, url: `${map.publicOrigin}/robots.txt` });
    file.url = `${map.publicOrigin}/robots.txt`;
    const fromSitemaps = await readSitemaps(rules.sitemaps, map, (url, options) =>
      fetchFollowing(auditedUrl(url, map), client, options),
    );
    const site: Site = {
      name: map.publicOrigin,
      origin: map.publicOrigin,
      auditedOrigin,
      start: publicUrl(start, start, map) ?? start,
      pages: new Map(),
      robots: file,
      ...fromSitemaps,
      resources: new Map(),
      probes: [],
      disallowed: new Set(),
      isRendered: false,
    };
    const crawl = {
      site,
      map,
      rules,
      limits,
      client,
      frontier: createFrontier(),
      request,
      deadline,
      share: createAnchorPool(),
    };
    await crawlPages(crawl);
    // Answers come in any order; two runs over the same site must read the same.
    site.pages = new Map([...site.pages].sort(([a], [b]) => (a < b ? -1 : 1)));
    measureDepth(site);
    if (Date.now() < deadline) {
      site.probes = await probeVariants(site, map, client);
      await fetchResources(site, map, client, { ...limits, deadline });
    }
    return site;
  } finally {
    client.close();
  }
}

function originNamedBy(sitemaps: string[]): string | null {
  const [first = ''] = sitemaps;
  return URL.canParse(first) ? new URL(first).origin : null;
}

async function crawlPages(crawl: Crawl): Promise<void> {
  const { site, frontier, rules, limits } = crawl;
  frontier.add({ url: site.start, foundBy: 'start', hops: 0 });
  for (const url of site.sitemapRows.keys()) {
    frontier.add({ url, foundBy: 'sitemap', hops: 0 });
  }
  const askedDelay = crawl.request.ignoresRobots ? null : rules.crawlDelaySeconds(robotsAgent);
  const lines = askedDelay ? 1 : limits.concurrency;
  const delayMs = Math.max(limits.delayMs, (askedDelay ?? 0) * 1000);
  let busy = 0;
  const wake: (() => void)[] = [];
  const runLine = async () => {
    for (;;) {
      if (isOver(crawl, busy)) break;
      const next = frontier.take();
      if (!next && busy === 0) break;
      if (!next) {
        // Another line may still find links.
        await new Promise<void>((resolve) => wake.push(resolve));
        continue;
      }
      busy += 1;
      const wasFetched = await visit(crawl, next);
      busy -= 1;
      for (const resolve of wake.splice(0)) resolve();
      if (wasFetched && delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    for (const resolve of wake.splice(0)) resolve();
  };
  await Promise.all(Array.from({ length: lines }, runLine));
}

function isOver({ site, limits, frontier, deadline }: Crawl, busy: number): boolean {
  if (frontier.waiting() === 0) return false;
  const say = (text: string) => {
    if (!site.cutShort.includes(text)) site.cutShort.push(text);
    return true;
  };
  if (site.pages.size + busy >= limits.maxPages) {
    return say(`the crawl ended at ${limits.maxPages.toLocaleString('en-IN')} pages (--max-pages)`);
  }
  if (Date.now() >= deadline) {
    return say(
      `the crawl ended after ${Math.round(limits.maxTimeMs / 60_000)} minutes (--max-minutes)`,
    );
  }
  return false;
}

async function visit(
  crawl: Crawl,
  { url, foundBy, hops }: { url: string; foundBy: Page['foundBy']; hops: number },
) {
  const { site, map, rules, limits, client, frontier, request, share } = crawl;
  // The page that was asked for is read also where robots.txt cannot be: its failure is then what is reported.
  const isAskedFor = foundBy === 'start' && !rules.isReadable;
  if (!isAskedFor && !request.ignoresRobots && !rules.isAllowed(url, robotsAgent)) {
    site.disallowed.add(url);
    return false;
  }
  const { parsePage } = request;
  const page = await fetchPage(url, foundBy, { client, map, parsePage });
  site.pages.set(url, page);
  request.onProgress?.({ done: site.pages.size, waiting: frontier.waiting(), now: url });
  if (page.facts) page.facts = share(page.facts);
  const { to } = page.redirect ?? {};
  if (to && isOwn(to, map)) {
    if (hops < limits.maxRedirects) frontier.add({ url: to, foundBy: 'redirect', hops: hops + 1 });
    else
      page.problem = {
        kind: 'redirects',
        message: `more than ${limits.maxRedirects} redirects in a row`,
      };
  }
  for (const { target } of page.facts?.anchors ?? []) {
    if (target && isOwn(target, map)) frontier.add({ url: target, foundBy: 'link', hops: 0 });
  }
  return true;
}

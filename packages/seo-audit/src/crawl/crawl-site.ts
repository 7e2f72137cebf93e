/** Reads a site: robots.txt, sitemaps, then the pages breadth first, then files, within the limits. */
import { FetchFailure } from '../network/fetch-failure.ts';
import { createHttpClient, type HttpClient } from '../network/http-client.ts';
import { isInPrivateNetwork } from '../network/private-network.ts';
import { emptySite, followRedirects, isParsed, type Page, type Site } from '../site.ts';
import { checkExternalUrls, checkPictures } from './check-files.ts';
import { crawlPages } from './crawl-pages.ts';
import { type CrawlRequest, defaultLimits } from './crawl-request.ts';
import { createCrawlScope } from './crawl-scope.ts';
import { fetchWithRedirects } from './fetch-file.ts';
import { createPoliteClient, isThrottled } from './polite-client.ts';
import { auditedUrl, type OriginMap, publicUrl } from './public-url.ts';
import { readSitemaps } from './read-sitemaps.ts';
import { maxRobotsBytes, parseRobots, readRobots } from './robots.ts';

const unknownPath = '/seo-audit-asks-for-a-page-that-is-not-there';
const maxStartHops = 5;

export async function crawlSite(request: CrawlRequest): Promise<Site> {
  const limits = { ...defaultLimits, ...request.limits };
  const deadline = Date.now() + limits.maxTimeMs;
  const isPrivate = await isInPrivateNetwork(new URL(request.start).hostname);
  const client = createPoliteClient(
    createHttpClient({
      ...limits,
      userAgent: request.userAgent,
      maxConnections: limits.concurrency,
      allowsPrivate: isPrivate,
    }),
    deadline,
  );
  try {
    const { site, map, rules } = await readDeclarations(request, client, isPrivate);
    const scope = createCrawlScope(request.scope ?? {}, site.start, map);
    await crawlPages({ site, map, rules, limits, client, scope, request, deadline });
    site.scope = scope.describe();
    // Responses arrive in any order; two runs over the same site must give the same report.
    site.pages = new Map([...site.pages].sort(([a], [b]) => (a < b ? -1 : 1)));
    countUnreadPages(site);
    site.hostNoindex = takeHostNoindex(site);
    measureDepth(site);
    if (Date.now() < deadline) {
      // A list asks about its addresses, not about the site.
      if (!scope.list) site.unknownPath = await askForUnknownPath(map, client);
      await checkPictures(site, map, client, { ...limits, deadline });
      if (request.checksExternalUrls)
        await checkExternalUrls(site, map, { ...limits, userAgent: request.userAgent, deadline });
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
  const robots = await readRobots(auditedOrigin, (url) =>
    fetchWithRedirects(url, client, { maxBodyBytes: maxRobotsBytes }),
  );
  const [named = ''] = isPrivate ? parseRobots(robots).sitemaps : [];
  const declaredOrigin = URL.canParse(named) ? new URL(named).origin : null;
  const publicOrigin = request.canonicalOrigin ?? declaredOrigin ?? auditedOrigin;
  const map = { auditedOrigin, publicOrigin };
  robots.url = `${publicOrigin}/robots.txt`;
  const rules = parseRobots(robots);
  const fromSitemaps = await readSitemaps(rules.sitemaps, map, (url, options) =>
    fetchWithRedirects(auditedUrl(url, map), client, options),
  );
  const empty = emptySite(publicUrl(start, start, map) ?? start);
  const site: Site = { ...empty, ...fromSitemaps, auditedOrigin, robots };
  return { site, map, rules };
}

/** Follows a redirect of the start page to https or www; one to another site is left for the checks. */
async function findStart(startUrl: string, client: HttpClient): Promise<string> {
  let start = new URL(startUrl);
  start.hash = '';
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  for (let hop = 0; hop < maxStartHops; hop += 1) {
    const answer = await client.fetchOnce(start.href, { maxBodyBytes: 1 }).catch(ignoreFailure);
    const location =
      answer && answer.status >= 300 && answer.status < 400 && answer.header('location');
    if (!location || !URL.canParse(location, start)) break;
    const to = new URL(location, start);
    if (!/^https?:$/.test(to.protocol) || bare(to) !== bare(start) || to.origin === start.origin)
      break;
    start = to;
  }
  return start.href;
}

/** The crawl meets the same failure and reports it on the page. */
function ignoreFailure(error: unknown): null {
  if (error instanceof FetchFailure) return null;
  throw error;
}

/** A missing page should return an error status. */
async function askForUnknownPath(map: OriginMap, client: HttpClient): Promise<Site['unknownPath']> {
  const url = map.publicOrigin + unknownPath;
  const answer = await client
    .fetchOnce(auditedUrl(url, map), { maxBodyBytes: 1 })
    .catch(ignoreFailure);
  if (!answer || isThrottled(answer.status)) return null;
  const location = answer.header('location');
  const redirectsTo = location ? publicUrl(location, url, map) : null;
  return { url, status: answer.status, redirectsTo };
}

/** A link or heading that seems to be missing may be on a page that was not read. */
function countUnreadPages({ pages, cutShort }: Site): void {
  const unread = [...pages.values()].filter(({ unreadReason }) => unreadReason !== null);
  const refused = unread.filter(({ status }) => isThrottled(status)).length;
  const cut = [...pages.values()].filter(({ isCut }) => isCut).length;
  const some = (count: number) => (count === 1 ? 'one page' : `${count} pages`);
  if (refused > 0)
    cutShort.push(
      `${some(refused)} could not be read because the server limits requests: use --delay-ms, or another time`,
    );
  if (unread.length > refused)
    cutShort.push(`${some(unread.length - refused)} could not be read within this audit’s limits`);
  if (cut > 0) cutShort.push(`of ${some(cut)} only the beginning was read`);
}

/**
 * A copy of a site for tests sends noindex with every page. That is one fact about the host: it is taken from the
 * pages, which are then judged as if they could be indexed.
 */
function takeHostNoindex({ pages }: Site): string | null {
  const isNoindex = (rule: string) => /^(?:(?:robots|googlebot):\s*)?(?:noindex|none)$/.test(rule);
  const read = [...pages.values()].filter(isParsed);
  const isEverywhere = read.every(({ robotsHeader }) => robotsHeader.some(isNoindex));
  if (read.length < 2 || !isEverywhere) return null;
  const header = read[0]?.robotsHeader.join(', ') ?? '';
  for (const page of read) page.robotsHeader = page.robotsHeader.filter((rule) => !isNoindex(rule));
  return header;
}

/**
 * Computes clicks from the start page, the previous page on the shortest path, and the number of pages that link to
 * each. A redirect is not a click.
 */
function measureDepth(site: Pick<Site, 'pages' | 'start'>): void {
  const targets = new Map([...site.pages].map(([url, page]) => [url, targetsOf(site, page)]));
  const linkers = new Map<string, number>();
  for (const [url, ofPage] of targets)
    for (const target of ofPage)
      if (target !== url) linkers.set(target, (linkers.get(target) ?? 0) + 1);
  for (const page of site.pages.values())
    Object.assign(page, {
      linkedFrom: linkers.get(page.url) ?? 0,
      depth: null,
      reachedFrom: null,
    });
  const first = [site.start, ...followRedirects(site, site.start).hops];
  let level = new Map<string, string | null>(first.map((url) => [url, null]));
  for (let depth = 0; level.size > 0; depth += 1) {
    const next = new Map<string, string>();
    for (const [url, from] of level) {
      const page = site.pages.get(url);
      if (!page || page.depth !== null) continue;
      page.depth = depth;
      page.reachedFrom = from;
      for (const target of targets.get(url) ?? []) if (!next.has(target)) next.set(target, url);
    }
    level = next;
  }
}

function targetsOf(site: Pick<Site, 'pages'>, { facts }: Page): Set<string> {
  const targets = new Set<string>();
  for (const { target } of facts?.anchors ?? []) {
    if (!target || !site.pages.has(target)) continue;
    targets.add(target);
    for (const hop of followRedirects(site, target).hops) targets.add(hop);
  }
  return targets;
}

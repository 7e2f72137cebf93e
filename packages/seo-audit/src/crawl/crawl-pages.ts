/** Crawls the pages of a site breadth first, with a few concurrent workers, within the limits. */
import { setTimeout as wait } from 'node:timers/promises';
import { formatCount } from '../format-count.ts';
import type { HttpClient } from '../network/http-client.ts';
import { alternatesInHeader } from '../page/link-header.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { Page, Site } from '../site.ts';
import type { CrawlLimits, CrawlRequest } from './crawl-request.ts';
import type { CrawlScope } from './crawl-scope.ts';
import { patternOf, type TrapWatch } from './crawl-traps.ts';
import { fetchPage } from './fetch-page.ts';
import { findRepeatedSegment } from './find-repeated-segment.ts';
import type { Frontier } from './frontier.ts';
import { isSiteUrl, type OriginMap, publicUrl } from './public-url.ts';
import type { RobotsRules } from './read-robots.ts';

/** The product token for robots.txt. */
export const robotsAgent = 'SeoAudit';

type CrawlContext = {
  site: Site;
  map: OriginMap;
  rules: RobotsRules;
  limits: CrawlLimits;
  client: HttpClient;
  frontier: Frontier;
  traps: TrapWatch;
  scope: CrawlScope;
  request: CrawlRequest;
  deadline: number;
  poolAnchors: (facts: PageFacts) => PageFacts;
};

export async function crawlPages(crawl: CrawlContext): Promise<void> {
  const { site, map, frontier, rules, limits, scope } = crawl;
  for (const url of scope.list ?? []) frontier.add({ url, foundBy: 'list', hops: 0 });
  if (!scope.list) frontier.add({ url: site.start, foundBy: 'start', hops: 0 });
  for (const url of site.sitemapRows.keys())
    if (scope.includes(url)) frontier.add({ url, foundBy: 'sitemap', hops: 0 });
  for (const [url, { alternates = [] }] of site.sitemapRows) {
    for (const { href } of alternates) {
      const target = publicUrl(href, url, map);
      if (target && isSiteUrl(target, map) && scope.includes(target))
        frontier.add({ url: target, foundBy: 'tag', hops: 0 });
    }
  }
  const askedDelay = crawl.request.ignoresRobots ? null : rules.crawlDelaySeconds(robotsAgent);
  const workers = askedDelay ? 1 : limits.concurrency;
  const delayMs = Math.max(limits.delayMs, (askedDelay ?? 0) * 1000);
  let busy = 0;
  const wake: (() => void)[] = [];
  const runWorker = async () => {
    for (;;) {
      if (isLimitReached(crawl, busy)) break;
      const next = frontier.next();
      if (!next && busy === 0) break;
      if (!next) {
        // Another worker may still find links.
        await new Promise<void>((resolve) => wake.push(resolve));
        continue;
      }
      busy += 1;
      const wasFetched = await visit(crawl, next);
      busy -= 1;
      for (const resolve of wake.splice(0)) resolve();
      if (wasFetched && delayMs) await wait(delayMs);
    }
    for (const resolve of wake.splice(0)) resolve();
  };
  await Promise.all(Array.from({ length: workers }, runWorker));
}

function isLimitReached({ site, limits, frontier, deadline }: CrawlContext, busy: number): boolean {
  if (frontier.waiting() === 0) return false;
  const stop = (text: string) => {
    if (!site.cutShort.includes(text)) site.cutShort.push(text);
    return true;
  };
  if (site.pages.size + busy >= limits.maxPages)
    return stop(`the crawl ended at ${formatCount(limits.maxPages)} pages (--max-pages)`);
  if (Date.now() >= deadline) {
    return stop(
      `the crawl ended after ${Math.round(limits.maxTimeMs / 60_000)} minutes (--max-minutes)`,
    );
  }
  return false;
}

function followLinks({ url, facts }: Page, from: string | null, crawl: CrawlContext): void {
  const { map, scope, frontier, traps } = crawl;
  const climbs = findRepeatedSegment(url) !== null;
  const targets = (facts?.anchors ?? []).flatMap(({ target }) => {
    // A path that repeats one folder leads to an endless number of such paths.
    if (!target || (climbs && findRepeatedSegment(target))) return [];
    return isSiteUrl(target, map) && scope.includes(target) ? [target] : [];
  });
  const pattern = patternOf(url);
  const follow = (target: string) =>
    !frontier.has(target) &&
    traps.mayFollow(url, target) &&
    frontier.add({ url: target, foundBy: 'link', hops: 0, from: url });
  const others = new Set(targets.filter((target) => patternOf(target) !== pattern));
  traps.wasRead({ url, reachedFrom: from, others, words: facts?.words ?? 0 });
  for (const target of targets) follow(target);
}

async function visit(
  crawl: CrawlContext,
  {
    url,
    foundBy,
    hops,
    from,
  }: { url: string; foundBy: Page['foundBy']; hops: number; from?: string },
) {
  const { site, map, rules, limits, client, frontier, scope, request, poolAnchors } = crawl;
  // The start page is fetched even when robots.txt cannot be read: its own failure is then reported.
  const isAskedFor = foundBy === 'start' && !rules.isReadable;
  if (!isAskedFor && !request.ignoresRobots && !rules.isAllowed(url, robotsAgent)) {
    site.disallowed.add(url);
    return false;
  }
  const { parsePage } = request;
  const page = await fetchPage(url, foundBy, { client, map, parsePage });
  site.pages.set(url, page);
  request.onProgress?.({ done: site.pages.size, waiting: frontier.waiting(), now: url });
  if (page.facts) page.facts = poolAnchors(page.facts);
  const { to } = page.redirect ?? {};
  if (to && isSiteUrl(to, map)) {
    if (hops < limits.maxRedirects) frontier.add({ url: to, foundBy: 'redirect', hops: hops + 1 });
    else
      page.problem = {
        kind: 'redirects',
        message: `more than ${limits.maxRedirects} redirects in a row`,
      };
  }
  followLinks(page, from ?? null, crawl);
  // Pages named by canonical or hreflang tags are read even without a link, because checks compare both sides. One
  // step only: a template that extends its own address would never end.
  const taggedLinks = foundBy === 'tag' ? [] : (page.facts?.links ?? []);
  const inHeader = foundBy === 'tag' ? [] : alternatesInHeader(page.linkHeader);
  for (const { rel, href, hreflang } of [...taggedLinks, ...inHeader]) {
    const isNamed =
      /\b(?:canonical|next|prev|amphtml)\b/.test(rel) || (hreflang && /\balternate\b/.test(rel));
    const target = isNamed ? publicUrl(href, url, map) : null;
    if (target && isSiteUrl(target, map) && scope.includes(target))
      frontier.add({ url: target, foundBy: 'tag', hops: 0 });
  }
  for (const step of foundBy === 'tag' ? [] : (page.facts?.structured.breadcrumbUrls ?? [])) {
    const target = publicUrl(step, url, map);
    if (target && isSiteUrl(target, map) && scope.includes(target))
      frontier.add({ url: target, foundBy: 'tag', hops: 0 });
  }
  return true;
}

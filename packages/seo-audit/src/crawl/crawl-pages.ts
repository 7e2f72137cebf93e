/** Crawls the pages of a site breadth first, with a few concurrent workers, within the limits. */

import type { Anchor, PageFacts } from '../page/page-facts.ts';
import { alternatesInHeader } from '../page/parse-links.ts';
import type { Page, Site } from '../site.ts';
import { formatCount } from '../text.ts';
import type { CrawlLimits, CrawlRequest } from './crawl-request.ts';
import type { CrawlScope } from './crawl-scope.ts';
import { createTrapWatch, findRepeatedSegment, patternOf, type TrapWatch } from './crawl-traps.ts';
import { fetchPage } from './fetch-page.ts';
import type { PoliteClient } from './polite-client.ts';
import { isSiteUrl, type OriginMap, publicUrl } from './public-url.ts';
import { type RobotsRules, robotsAgent } from './robots.ts';

type CrawlContext = {
  site: Site;
  map: OriginMap;
  rules: RobotsRules;
  limits: CrawlLimits;
  client: PoliteClient;
  scope: CrawlScope;
  request: CrawlRequest;
  deadline: number;
};
type QueuedUrl = {
  url: string;
  foundBy: Page['foundBy'];
  /** Redirects before this URL. */
  hops: number;
  /** The page with the link. */
  from: string | null;
};
type Tools = CrawlContext & { queue: Queue; traps: TrapWatch; shareAnchors: ShareAnchors };

export async function crawlPages(crawl: CrawlContext): Promise<void> {
  const { site, scope, request, rules, limits, client } = crawl;
  const queue = createQueue();
  const traps = createTrapWatch();
  const tools: Tools = { ...crawl, queue, traps, shareAnchors: createAnchorPool() };
  for (const url of scope.list ?? []) queue.add({ url, foundBy: 'list', hops: 0, from: null });
  if (!scope.list) queue.add({ url: site.start, foundBy: 'start', hops: 0, from: null });
  for (const url of site.sitemapRows.keys())
    if (scope.includes(url)) queue.add({ url, foundBy: 'sitemap', hops: 0, from: null });
  for (const [url, { alternates = [] }] of site.sitemapRows)
    for (const { href } of alternates) addNamed(href, url, tools);
  const askedDelayMs = request.ignoresRobots ? 0 : rules.delayMs;
  client.keepDistance(Math.max(limits.delayMs, askedDelayMs));
  const workers = askedDelayMs > 0 ? 1 : limits.concurrency;
  let busy = 0;
  let wake: (() => void)[] = [];
  const wakeAll = () => {
    for (const resolve of wake) resolve();
    wake = [];
  };
  const runWorker = async () => {
    while (!isLimitReached(tools, busy)) {
      const next = queue.next();
      if (!next && busy === 0) break;
      // Another worker may still find links.
      if (!next) await new Promise<void>((resolve) => wake.push(resolve));
      else {
        busy += 1;
        await visit(tools, next);
        busy -= 1;
        wakeAll();
      }
    }
    wakeAll();
  };
  await Promise.all(Array.from({ length: workers }, runWorker));
  site.traps = traps.traps;
}

function isLimitReached({ site, limits, queue, deadline }: Tools, busy: number): boolean {
  if (queue.waiting() === 0) return false;
  const stop = (text: string) => {
    if (!site.cutShort.includes(text)) site.cutShort.push(text);
    return true;
  };
  if (site.pages.size + busy >= limits.maxPages)
    return stop(`the crawl ended at ${formatCount(limits.maxPages)} pages (--max-pages)`);
  const minutes = Math.round(limits.maxTimeMs / 60_000);
  return Date.now() >= deadline && stop(`the crawl ended after ${minutes} minutes (--max-minutes)`);
}

async function visit(tools: Tools, { url, foundBy, hops, from }: QueuedUrl): Promise<void> {
  const { site, map, rules, limits, client, queue, request, shareAnchors } = tools;
  // The start page is fetched even when robots.txt cannot be read: its own failure is then reported.
  const isAskedFor = foundBy === 'start' && !rules.isReadable;
  if (!isAskedFor && !request.ignoresRobots && !rules.isAllowed(url, robotsAgent)) {
    site.disallowed.add(url);
    return;
  }
  const page = await fetchPage(url, foundBy, { client, map, parsePage: request.parsePage });
  site.pages.set(url, page);
  request.onProgress?.({ done: site.pages.size, waiting: queue.waiting(), now: url });
  if (page.facts) page.facts = shareAnchors(page.facts);
  const { to } = page.redirect ?? {};
  if (to && isSiteUrl(to, map)) {
    if (hops < limits.maxRedirects)
      queue.add({ url: to, foundBy: 'redirect', hops: hops + 1, from: null });
    else page.problem = `more than ${limits.maxRedirects} redirects in a row`;
  }
  followLinks(page, from, tools);
  // Pages that tags name are read even without a link, because checks compare both sides. One step only: a template
  // that extends its own address would never end.
  if (foundBy === 'tag' || !page.facts) return;
  const { links, structured } = page.facts;
  const named = links.filter(
    ({ rel, hreflang }) => /\bcanonical\b/.test(rel) || (hreflang && /\balternate\b/.test(rel)),
  );
  for (const { href } of [...named, ...alternatesInHeader(page.linkHeader)])
    addNamed(href, url, tools);
  for (const step of structured.breadcrumbUrls) addNamed(step, url, tools);
}

function addNamed(href: string, base: string, { map, scope, queue }: Tools): void {
  const url = publicUrl(href, base, map);
  if (url && isSiteUrl(url, map) && scope.includes(url))
    queue.add({ url, foundBy: 'tag', hops: 0, from: null });
}

function followLinks({ url, facts }: Page, from: string | null, tools: Tools): void {
  const { map, scope, queue, traps } = tools;
  const climbs = findRepeatedSegment(url) !== null;
  const targets = (facts?.anchors ?? []).flatMap(({ target }) => {
    // A path that repeats one folder leads to an endless number of such paths.
    if (!target || (climbs && findRepeatedSegment(target))) return [];
    return isSiteUrl(target, map) && scope.includes(target) ? [target] : [];
  });
  const pattern = patternOf(url);
  const others = new Set(targets.filter((target) => patternOf(target) !== pattern));
  traps.wasRead({ url, reachedFrom: from, others, words: facts?.words ?? 0 });
  for (const target of targets)
    if (!queue.has(target) && traps.mayFollow(url, target))
      queue.add({ url: target, foundBy: 'link', hops: 0, from: url });
}

type Queue = ReturnType<typeof createQueue>;

/** Linked pages first, in the order they were found; then those of the sitemap. Each URL once. */
function createQueue() {
  const seen = new Set<string>();
  const [linked, listed]: [QueuedUrl[], QueuedUrl[]] = [[], []];
  let [linkedAt, listedAt] = [0, 0];
  return {
    has: (url: string) => seen.has(url),
    add(queued: QueuedUrl) {
      if (seen.has(queued.url)) return;
      seen.add(queued.url);
      (queued.foundBy === 'sitemap' ? listed : linked).push(queued);
    },
    next: () => (linkedAt < linked.length ? linked[linkedAt++] : listed[listedAt++]),
    waiting: () => linked.length - linkedAt + Math.max(0, listed.length - listedAt),
  };
}

/** More than menus and footers hold; the table is emptied then, because it would grow as large as the pages. */
const maxPooledAnchors = 20_000;
type ShareAnchors = (facts: PageFacts) => PageFacts;

/** Menus and footers repeat on every page: each link object is shared, or thousands of pages would fill the memory. */
function createAnchorPool(): ShareAnchors {
  const known = new Map<string, Anchor>();
  return (facts) => ({
    ...facts,
    anchors: facts.anchors.map((anchor) => {
      const key = JSON.stringify(anchor);
      const same = known.get(key);
      if (same) return same;
      if (known.size >= maxPooledAnchors) known.clear();
      known.set(key, anchor);
      return anchor;
    }),
  });
}

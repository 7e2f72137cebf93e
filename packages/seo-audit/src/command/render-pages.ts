/** Renders each indexable page in Chromium and parses the resulting HTML. */
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { indexablePages } from '../checks/check.ts';
import { metaContent } from '../checks/tags.ts';
import {
  auditedUrl,
  type OriginMap,
  publicUrl,
  rewriteToPublicOrigin,
} from '../crawl/public-url.ts';
import { startFilteringProxy } from '../network/filtering-proxy.ts';
import type { ParsePage } from '../page/parse-page.ts';
import type { ParsedPage, Site } from '../site.ts';
import { errorMessage, shortUrl } from '../text.ts';
import { launchBrowser, openContext } from './launch-browser.ts';
import type { Project } from './project.ts';

type RenderOptions = {
  parsePage: ParsePage;
  findChromium: Project['findChromium'];
  userAgent: string;
  tabs: number;
  timeoutMs: number;
  maxTimeMs: number;
  onProgress(done: number, all: number, url: string): void;
};

/**
 * Counted in the page's own ticks, so a slow machine gets more time. Pending requests extend the wait a few times
 * only: some pages keep a request open for ever.
 */
const settleLimits = { tickMs: 50, quietTicks: 5, maxTicks: 60 } as const;
const maxSettles = 4;
/** About as long as search engines have been seen to wait for rendered text. */
const lateTextLimits = { tickMs: 50, maxTicks: 100, letters: 200 } as const;
const minRenderedWords = 50;
/** Time after the load timeout at which a page is given up, whatever it does to the browser. */
const maxRenderMs = 60_000;

/** @throws with a one-line message when there is no browser. */
export async function renderPages(site: Site, options: RenderOptions): Promise<void> {
  const { origin, auditedOrigin } = site;
  const map = { publicOrigin: origin, auditedOrigin };
  const proxy = await startFilteringProxy(auditedOrigin);
  let browser: Browser | null = null;
  try {
    browser = await launchBrowser(auditedOrigin, proxy.url, options.findChromium);
    const context = await openContext(browser, auditedOrigin, options.userAgent);
    const pages = indexablePages(site);
    const waiting = [...pages];
    const deadline = Date.now() + options.maxTimeMs;
    let done = 0;
    const runTab = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        if (Date.now() > deadline) break;
        await renderPage(page, site, context, map, options);
        done += 1;
        options.onProgress(done, pages.length, page.url);
      }
    };
    await Promise.all(Array.from({ length: options.tabs }, runTab));
    if (done < pages.length)
      site.cutShort.push(`only ${done} of ${pages.length} pages were rendered (--max-minutes)`);
    site.isRendered = true;
  } finally {
    await browser?.close();
    await proxy.close();
  }
}

async function renderPage(
  page: ParsedPage,
  site: Site,
  context: BrowserContext,
  map: OriginMap,
  options: RenderOptions,
) {
  const tab = await context.newPage();
  const address = auditedUrl(page.url, map);
  const { withDeadline, abort, stop } = startDeadline(options.timeoutMs + maxRenderMs);
  onClientRedirect(tab, page, map, (to) =>
    abort(new Error(`it leads on to ${shortUrl(to, site)}`)),
  );
  const open = trackPendingRequests(tab);
  try {
    const answer = await withDeadline(
      tab.goto(address, { waitUntil: 'load', timeout: options.timeoutMs }),
    );
    const status = answer?.status() ?? page.status;
    // An error page is not the rendered form of this page.
    if (status !== page.status) throw new Error(`a browser gets status ${status}`);
    const facts = await withDeadline(readPage(tab, page.url, open, options.parsePage));
    page.rendered = rewriteToPublicOrigin(facts, map);
  } catch (error) {
    const [line = ''] = errorMessage(error).split('\n');
    // A reload that the page declares is reported as meta-refresh.
    if (!metaContent(page.facts, 'http-equiv:refresh')) page.renderProblem = line;
  } finally {
    stop();
    await tab.close().catch(() => {});
  }
}

/** A page that navigates away never settles, and a navigating tab answers no call. */
function startDeadline(ms: number) {
  const { promise: aborted, reject: abort } = Promise.withResolvers<never>();
  aborted.catch(() => undefined);
  const timer = setTimeout(() => abort(new Error('it does not settle')), ms);
  const withDeadline = <Value>(work: Promise<Value>): Promise<Value> => {
    // Abandoned work fails when the tab closes; nothing waits for that error.
    work.catch(() => undefined);
    return Promise.race([work, aborted]);
  };
  return { withDeadline, abort, stop: () => clearTimeout(timer) };
}

function onClientRedirect(
  tab: Page,
  { url }: ParsedPage,
  map: OriginMap,
  listener: (to: string) => void,
): void {
  tab.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === tab.mainFrame();
    const to = isPage ? publicUrl(request.url(), auditedUrl(url, map), map) : null;
    // The first request is for the page itself; server redirects were already recorded without a browser.
    if (to && to !== url && !request.redirectedFrom()) listener(to);
  });
}

async function readPage(tab: Page, url: string, open: () => number, parsePage: ParsePage) {
  const read = async () => {
    for (let settles = 0; settles === 0 || (open() > 0 && settles < maxSettles); settles++)
      await tab.evaluate(waitUntilIdle, settleLimits);
    return parsePage({ html: await tab.content(), url });
  };
  const facts = await read();
  if (facts.words >= minRenderedWords) return facts;
  // A page with very little text may add more after a timer or a slow response.
  await tab.evaluate(waitForText, lateTextLimits);
  return read();
}

/** @returns the number of pending requests for scripts and data. */
function trackPendingRequests(tab: Page): () => number {
  const open = new Set<Request>();
  tab.on('request', (request) => {
    if (/^(?:script|fetch|xhr)$/.test(request.resourceType())) open.add(request);
  });
  tab.on('requestfinished', (request) => open.delete(request));
  tab.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Runs in the page: resolves once the DOM has not changed for a while, or at the limit. */
function waitUntilIdle({ tickMs, quietTicks, maxTicks }: typeof settleLimits): Promise<void> {
  return new Promise((resolve) => {
    let ticks = 0;
    let quiet = 0;
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const timer = setInterval(() => {
      ticks += 1;
      quiet += 1;
      if (quiet < quietTicks && ticks < maxTicks) return;
      clearInterval(timer);
      observer.disconnect();
      resolve();
    }, tickMs);
  });
}

/** Runs in the page: resolves once enough text was added, at the limit, or at once when no script could add any. */
function waitForText({ tickMs, maxTicks, letters }: typeof lateTextLimits): Promise<void> {
  const count = () => document.body?.textContent?.length ?? 0;
  const runs = ({ type }: HTMLScriptElement) => /^$|javascript|^module$/i.test(type);
  return new Promise((resolve) => {
    if (![...document.scripts].some(runs)) return resolve();
    const before = count();
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (count() < before + letters && ticks < maxTicks) return;
      clearInterval(timer);
      resolve();
    }, tickMs);
  });
}

/** Renders each indexable page in Chromium and parses the resulting HTML. */
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Route,
} from 'playwright-core';
import { indexablePages } from '../checks/check.ts';
import { metaContent } from '../checks/tags.ts';
import {
  auditedUrl,
  type OriginMap,
  publicUrl,
  rewriteToPublicOrigin,
} from '../crawl/public-url.ts';
import { startFilteringProxy } from '../network/filtering-proxy.ts';
import { isPrivateHost } from '../network/private-network.ts';
import type { ParsePage } from '../page/parse-page.ts';
import type { ParsedPage, Site } from '../site.ts';
import { errorMessage, shortUrl } from '../text.ts';
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

/** Some pages keep a request open for ever. */
const maxIdleMs = 10_000;
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
  try {
    const answer = await withDeadline(
      tab.goto(address, { waitUntil: 'load', timeout: options.timeoutMs }),
    );
    const status = answer?.status() ?? page.status;
    // An error page is not the rendered form of this page.
    if (status !== page.status) throw new Error(`a browser gets status ${status}`);
    // Data that arrives late is part of the page.
    await withDeadline(
      tab.waitForLoadState('networkidle', { timeout: maxIdleMs }).catch(() => undefined),
    );
    const html = await withDeadline(tab.content());
    const facts = await options.parsePage({ html, url: page.url });
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

/** In CSS pixels. */
const phoneViewport = { width: 412, height: 915 };
/** Most of a page's weight, and not needed to read it. */
const blockedResourceTypes = new Set(['image', 'media', 'font']);
/** Background traffic that Playwright does not already switch off. */
const quietFlags = ['--disable-gpu', '--disable-sync'];
/** UDP of WebRTC and HTTP/3 would bypass the proxy. */
const proxyFlags = ['--disable-quic', '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'];

/**
 * For untrusted pages: all traffic goes through the filtering proxy, which blocks private networks.
 * @throws with a one-line message when no browser is found or it does not start.
 */
async function launchBrowser(
  auditedOrigin: string,
  proxyUrl: string,
  findChromium: Project['findChromium'],
): Promise<Browser> {
  const executablePath = findChromium?.() ?? process.env.CHROMIUM_PATH;
  // Untrusted pages need Chromium's sandbox. It cannot run as root, and a site on this machine does not need it.
  const isRoot = process.getuid?.() === 0;
  const chromiumSandbox = !isRoot && !isPrivateHost(new URL(auditedOrigin).hostname);
  try {
    return await chromium.launch({
      executablePath,
      chromiumSandbox,
      args: [...quietFlags, ...proxyFlags],
      // By default Chromium bypasses the proxy for loopback addresses.
      proxy: { server: proxyUrl, bypass: '<-loopback>' },
    });
  } catch (error) {
    const [line = ''] = errorMessage(error).split('\n');
    throw new Error(
      `--render needs a Chromium: set CHROMIUM_PATH, or run npx playwright install chromium (${line})`,
    );
  }
}

/** A phone-sized context that loads no images and does not navigate to other origins. */
async function openContext(
  browser: Browser,
  auditedOrigin: string,
  userAgent: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    userAgent,
    viewport: phoneViewport,
    locale: 'en-IN',
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  await context.route('**/*', (route) => filterRequest(route, auditedOrigin));
  return context;
}

async function filterRequest(route: Route, auditedOrigin: string) {
  const request = route.request();
  const url = new URL(request.url());
  const isOurs = url.origin === auditedOrigin;
  const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null;
  const isAllowed =
    !blockedResourceTypes.has(request.resourceType()) &&
    (isOurs || (!isPage && /^https?:$/.test(url.protocol)));
  // The page may have been closed in the meantime.
  await (isAllowed ? route.continue() : route.abort()).catch(() => {});
}

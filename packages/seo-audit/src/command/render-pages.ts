/** Draws each page that may be listed in Chromium and reads what its scripts made of it. */
import { lookup } from 'node:dns/promises';
import { type Browser, type BrowserContext, chromium, type Route } from 'playwright-core';
import { type ParsedPage, pagesIn } from '../checks/check.ts';
import { namePublicly } from '../crawl/fetch-page.ts';
import { auditedAddress, type OriginMap } from '../crawl/public-address.ts';
import { isPrivateHost, isPrivateIp } from '../network/private-address.ts';
import type { ParsePage } from '../page/parse-page.ts';
import type { Site } from '../types.ts';

type RenderOptions = {
  parsePage: ParsePage;
  findChromium?: (() => string | undefined) | undefined;
  userAgent: string;
  tabs: number;
  timeoutMs: number;
  maxTimeMs: number;
  onProgress(done: number, all: number, address: string): void;
};

/** Not needed to read a page, and most of its weight. */
const leftOut = new Set(['image', 'media', 'font']);
/** Without a screen, and without calls home beyond those that Playwright already switches off. */
const quietFlags = ['--disable-gpu', '--disable-quic', '--disable-sync'];
const settleMs = { quiet: 250, max: 3_000 } as const;

/** @throws with one readable line when there is no browser. */
export async function renderPages(site: Site, options: RenderOptions): Promise<void> {
  const { origin, auditedOrigin } = site;
  if (!origin || !auditedOrigin) return;
  const map = { publicOrigin: origin, auditedOrigin };
  const browser = await launch(auditedOrigin, options.findChromium);
  try {
    const context = await openContext(browser, auditedOrigin, options.userAgent);
    const pages = [...pagesIn(site, 'indexable')];
    const waiting = [...pages];
    const deadline = Date.now() + options.maxTimeMs;
    let done = 0;
    const runTab = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        if (Date.now() > deadline) break;
        await renderPage(page, context, map, options);
        done += 1;
        options.onProgress(done, pages.length, page.address);
      }
    };
    await Promise.all(Array.from({ length: options.tabs }, runTab));
    if (done < pages.length)
      site.cutShort.push(`only ${done} of ${pages.length} pages were drawn (--max-minutes)`);
    site.isRendered = true;
  } finally {
    await browser.close();
  }
}

/** @throws with one readable line when there is no browser, or it does not start. */
async function launch(
  auditedOrigin: string,
  findChromium: RenderOptions['findChromium'],
): Promise<Browser> {
  const executablePath = findChromium?.() ?? process.env.CHROMIUM_PATH;
  // Strangers' pages are drawn in Chromium's sandbox; root cannot have one, and our own machine's site needs none.
  const isRoot = process.getuid?.() === 0;
  const chromiumSandbox = !isRoot && !isPrivateHost(new URL(auditedOrigin).hostname);
  try {
    return await chromium.launch({ executablePath, chromiumSandbox, args: quietFlags });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(
      `--render needs a Chromium: set CHROMIUM_PATH, or run npx playwright install chromium (${line})`,
    );
  }
}

async function openContext(
  browser: Browser,
  auditedOrigin: string,
  userAgent: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    userAgent,
    viewport: { width: 412, height: 915 },
    locale: 'en-IN',
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  const isPrivate = rememberPrivate();
  await context.route('**/*', (route) => guard(route, auditedOrigin, isPrivate));
  return context;
}

/** The page's scripts may fetch from public hosts, as a visitor's would; never from inside our own network. */
async function guard(
  route: Route,
  auditedOrigin: string,
  isPrivate: (host: string) => Promise<boolean>,
) {
  const request = route.request();
  const url = new URL(request.url());
  const isOurs = url.origin === auditedOrigin;
  const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isAllowed =
    !leftOut.has(request.resourceType()) &&
    (isOurs || (isWeb && !isPage && !(await isPrivate(url.hostname))));
  // The page may have been closed meanwhile.
  await (isAllowed ? route.continue() : route.abort()).catch(() => {});
}

function rememberPrivate(): (host: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const ask = async (host: string) => {
    if (isPrivateHost(host)) return true;
    const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
    return found.some(({ address }) => isPrivateIp(address));
  };
  return (host) => {
    const answer = known.get(host) ?? ask(host);
    known.set(host, answer);
    return answer;
  };
}

async function renderPage(
  page: ParsedPage,
  context: BrowserContext,
  map: OriginMap,
  options: RenderOptions,
) {
  const tab = await context.newPage();
  try {
    await tab.goto(auditedAddress(page.address, map), {
      waitUntil: 'load',
      timeout: options.timeoutMs,
    });
    await tab.evaluate(scrollABit);
    await tab.evaluate(waitUntilQuiet, settleMs);
    const html = await tab.content();
    const facts = await options.parsePage({ html, address: page.address });
    page.rendered = namePublicly(facts, map);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    page.renderProblem = line;
  } finally {
    await tab.close().catch(() => {});
  }
}

/** Runs in the page: some scripts, ours among them, wait for a visitor to do something. */
function scrollABit(): void {
  scrollTo(0, 1);
  dispatchEvent(new Event('scroll'));
}

/** Runs in the page: until nothing was changed for a while, but not for ever. */
function waitUntilQuiet({ quiet, max }: { quiet: number; max: number }): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quiet);
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    setTimeout(finish, max);
  });
}

/** A Chromium that draws strangers' pages: it may ask the audited site and public hosts, and nothing in our own network. */
import { type Browser, type BrowserContext, chromium, type Route } from 'playwright-core';
import { isPrivateHost } from '../network/private-network.ts';
import { isInPrivateNetwork } from '../network/public-lookup.ts';
import type { Project } from './project.ts';

/** Not needed to read a page, and most of its weight. */
const leftOut = new Set(['image', 'media', 'font']);
/** Without a screen, and without calls home beyond those that Playwright already switches off. */
const quietFlags = ['--disable-gpu', '--disable-quic', '--disable-sync'];
/** @throws with one readable line when there is no browser, or it does not start. */
export async function launchBrowser(
  auditedOrigin: string,
  findChromium: Project['findChromium'],
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

/** A phone, for whose every request it is asked whether it may leave. */
export async function openContext(
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
  const isPrivate = createPrivacyCache();
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

function createPrivacyCache(): (hostname: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (hostname) => {
    const answer = known.get(hostname) ?? isInPrivateNetwork(hostname);
    known.set(hostname, answer);
    return answer;
  };
}

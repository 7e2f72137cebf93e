/** A Chromium that draws strangers' pages: all it asks for goes through the proxy that is named, which keeps it out of our network. */
import { type Browser, type BrowserContext, chromium, type Route } from 'playwright-core';
import { isPrivateHost } from '../network/private-network.ts';
import { phoneViewport } from '../page/phone-viewport.ts';
import type { Project } from './project.ts';

/** Not needed to read a page, and most of its weight. */
const blockedResourceTypes = new Set(['image', 'media', 'font']);
/** Without a screen, and without calls home beyond those that Playwright already switches off. */
const quietFlags = ['--disable-gpu', '--disable-sync'];
/** Ways that lead past a proxy: UDP of WebRTC and of HTTP/3. */
const proxyFlags = ['--disable-quic', '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'];

/** @throws with one readable line when there is no browser, or it does not start. */
export async function launchBrowser(
  auditedOrigin: string,
  proxyUrl: string,
  findChromium: Project['findChromium'],
): Promise<Browser> {
  const executablePath = findChromium?.() ?? process.env.CHROMIUM_PATH;
  // Strangers' pages are drawn in Chromium's sandbox; root cannot have one, and our own machine's site needs none.
  const isRoot = process.getuid?.() === 0;
  const chromiumSandbox = !isRoot && !isPrivateHost(new URL(auditedOrigin).hostname);
  try {
    return await chromium.launch({
      executablePath,
      chromiumSandbox,
      args: [...quietFlags, ...proxyFlags],
      // Without this Chromium asks its own machine directly.
      proxy: { server: proxyUrl, bypass: '<-loopback>' },
    });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(
      `--render needs a Chromium: set CHROMIUM_PATH, or run npx playwright install chromium (${line})`,
    );
  }
}

/** A phone that loads no pictures, and goes to no other site's pages. */
export async function openContext(
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
  // The page may have been closed meanwhile.
  await (isAllowed ? route.continue() : route.abort()).catch(() => {});
}

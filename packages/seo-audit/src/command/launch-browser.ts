/**
 * Launches a Chromium for untrusted pages: all traffic goes through the filtering proxy, which blocks private
 * networks.
 */
import { type Browser, type BrowserContext, chromium, type Route } from 'playwright-core';
import { isPrivateHost } from '../network/private-network.ts';
import { errorMessage } from '../text.ts';
import type { Project } from './project.ts';

/** In CSS pixels. */
const phoneViewport = { width: 412, height: 915 };
/** Most of a page's weight, and not needed to read it. */
const blockedResourceTypes = new Set(['image', 'media', 'font']);
/** Background traffic that Playwright does not already switch off. */
const quietFlags = ['--disable-gpu', '--disable-sync'];
/** UDP of WebRTC and HTTP/3 would bypass the proxy. */
const proxyFlags = ['--disable-quic', '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'];

/** @throws with a one-line message when no browser is found or it does not start. */
export async function launchBrowser(
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
  // The page may have been closed in the meantime.
  await (isAllowed ? route.continue() : route.abort()).catch(() => {});
}

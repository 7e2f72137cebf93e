/**
 * One visit as on a slow phone: what a person waits for and what a first touch waits for. A fresh browser context each
 * time, so that nothing is in a cache.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';

export type Touch = {
  x: number;
  y: number;
  /** Behind the first paint: nobody touches what is not there. */
  afterMs: number;
};

export type Visit = {
  firstPaintMs: number;
  largestPaintMs: number;
  /** What of long tasks behind the first paint goes beyond 50 ms each. */
  blockingMs: number;
  layoutShift: number;
  /** Before anything was touched. */
  scriptKb: number;
  /** From the touch to the frame that answers it; null where nothing was touched. */
  interactionMs: number | null;
};

type PageMetrics = {
  largest: number;
  longTasks: { startTime: number; duration: number }[];
  shift: number;
  interactions: Map<number, number>;
};
type MetricsWindow = Window & { metrics: PageMetrics; painted: () => void };

export const phoneContext = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;
const cpuSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** What is still on its way when the page has been touched, or looked at, is waited for this long. */
const settleMs = 1500;

export async function visitOnSlowPhone(
  browser: Browser,
  url: string,
  touch: Touch | null,
): Promise<Visit> {
  const context = await browser.newContext(phoneContext);
  try {
    return await visitIn(context, url, touch);
  } finally {
    await context.close();
  }
}

async function visitIn(context: BrowserContext, url: string, touch: Touch | null): Promise<Visit> {
  const page = await context.newPage();
  const scripts = await slowDown(page);
  const painted = Promise.withResolvers<void>();
  await page.exposeFunction('painted', painted.resolve);
  await page.addInitScript(observePage);
  const arrived = page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await Promise.race([painted.promise, arrived]);
  if (touch) {
    await page.waitForTimeout(touch.afterMs);
    scripts.isCounting = false;
    await page.touchscreen.tap(touch.x, touch.y);
  }
  await arrived;
  await page.waitForTimeout(settleMs);
  const felt = await page.evaluate(readMetrics);
  if (touch && felt.interactionMs === null) throw new Error(`${url}: the touch was not answered`);
  return { ...felt, scriptKb: scripts.bytes / 1024 };
}

async function slowDown(page: Page): Promise<{ bytes: number; isCounting: boolean }> {
  const scripts = { bytes: 0, isCounting: true };
  const session = await page.context().newCDPSession(page);
  const asked = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script' && scripts.isCounting) asked.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) scripts.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return scripts;
}

/** Runs in the page, before anything of it. */
function observePage(): void {
  const page = window as unknown as MetricsWindow;
  const felt: PageMetrics = { largest: 0, longTasks: [], shift: 0, interactions: new Map() };
  page.metrics = felt;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('paint', ({ name }) => {
    if (name === 'first-contentful-paint') page.painted();
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    felt.largest = startTime;
  });
  observe('longtask', (entry) => {
    felt.longTasks.push(entry);
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    };
    if (!hadRecentInput) felt.shift += value;
  });
  for (const type of ['event', 'first-input']) {
    observe(type, (entry) => {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming;
      if (interactionId > 0 || type === 'first-input') {
        felt.interactions.set(
          interactionId,
          Math.max(duration, felt.interactions.get(interactionId) ?? 0),
        );
      }
    });
  }
}

/** Runs in the page, at the end. */
function readMetrics() {
  const { largest, longTasks, shift, interactions } = (window as unknown as MetricsWindow).metrics;
  const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocking = longTasks
    .filter(({ startTime, duration }) => startTime + duration > firstPaintMs)
    .map(({ startTime, duration }) => Math.min(duration, startTime + duration - firstPaintMs) - 50);
  return {
    firstPaintMs,
    largestPaintMs: largest,
    blockingMs: blocking.reduce((sum, one) => sum + Math.max(0, one), 0),
    layoutShift: shift,
    interactionMs: interactions.size > 0 ? Math.max(...interactions.values()) : null,
  };
}

/**
 * One visit on an emulated slow phone with an empty cache: when the page paints, and how long the first touch takes.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { smallPhone } from '../../../testing/playwright/small-phone.ts';

export type PhoneTouch = {
  x: number;
  y: number;
  /** Delay after the first paint: nobody touches what is not visible. */
  afterMs: number;
};

export type PhoneVisit = {
  largestPaintMs: number;
  /** Sum over the long tasks between the first paint and the touch: what each takes beyond 50 ms. */
  blockingBeforeTouchMs: number;
  /** The same for the first four seconds, the first layout included. */
  earlyBlockingMs: number;
  /** Sum of all shifts that no touch caused: at least the browser's own score, which is its worst five seconds. */
  layoutShift: number;
  /** Time from the touch to the frame that shows its effect. */
  interactionMs: number;
};

type PageMetrics = {
  largestPaintMs: number;
  layoutShift: number;
  longTasks: { startTime: number; duration: number }[];
  interactions: Map<number, number>;
  touchedAtMs: number;
};
type MetricsWindow = Window & { metrics: PageMetrics; reportPaint: () => void };

export const phoneContext = {
  ...smallPhone,
  deviceScaleFactor: 2,
} as const;
const cpuSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** Time for what is still loading after the touch. */
const settleMs = 1500;
const earlyMs = 4000;

export async function visitOnSlowPhone(
  browser: Browser,
  url: string,
  touch: PhoneTouch,
): Promise<PhoneVisit> {
  const context = await browser.newContext(phoneContext);
  try {
    return await visitIn(context, url, touch);
  } finally {
    await context.close();
  }
}

async function visitIn(
  context: BrowserContext,
  url: string,
  touch: PhoneTouch,
): Promise<PhoneVisit> {
  const page = await context.newPage();
  await slowDown(page);
  const painted = Promise.withResolvers<void>();
  await page.exposeFunction('reportPaint', painted.resolve);
  await page.addInitScript(observePage);
  const loaded = page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await Promise.race([painted.promise, loaded]);
  await page.waitForTimeout(touch.afterMs);
  await page.touchscreen.tap(touch.x, touch.y);
  await loaded;
  await page.waitForTimeout(settleMs);
  await page.waitForFunction((ms) => performance.now() > ms, earlyMs);
  const { interactionMs, ...metrics } = await page.evaluate(readMetrics, earlyMs);
  if (interactionMs === null) throw new Error(`${url}: the touch had no effect`);
  return { ...metrics, interactionMs };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Runs in the page before its own scripts. */
function observePage(): void {
  const page = window as unknown as MetricsWindow;
  const metrics: PageMetrics = {
    ...{ largestPaintMs: 0, layoutShift: 0 },
    ...{ longTasks: [], interactions: new Map(), touchedAtMs: Number.POSITIVE_INFINITY },
  };
  page.metrics = metrics;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('paint', ({ name }) => {
    if (name === 'first-contentful-paint') page.reportPaint();
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    metrics.largestPaintMs = startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    };
    if (!hadRecentInput) metrics.layoutShift += value;
  });
  observe('longtask', (entry) => {
    metrics.longTasks.push(entry);
  });
  for (const type of ['event', 'first-input']) {
    observe(type, (entry) => {
      const { interactionId = 0, duration, startTime } = entry as PerformanceEventTiming;
      if (interactionId === 0 && type !== 'first-input') return;
      metrics.touchedAtMs = Math.min(metrics.touchedAtMs, startTime);
      const previous = metrics.interactions.get(interactionId) ?? 0;
      metrics.interactions.set(interactionId, Math.max(duration, previous));
    });
  }
}

/** Runs in the page at the end of the visit. */
function readMetrics(earlyMs: number) {
  const { metrics } = window as unknown as MetricsWindow;
  const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blockingBetween = (fromMs: number, toMs: number) =>
    metrics.longTasks
      .map(({ startTime, duration }) => ({
        start: Math.max(startTime, fromMs),
        end: Math.min(startTime + duration, toMs),
      }))
      .reduce((sum, { start, end }) => sum + Math.max(0, end - start - 50), 0);
  const interactions = [...metrics.interactions.values()];
  return {
    largestPaintMs: metrics.largestPaintMs,
    layoutShift: metrics.layoutShift,
    blockingBeforeTouchMs: blockingBetween(firstPaintMs, metrics.touchedAtMs),
    earlyBlockingMs: blockingBetween(0, earlyMs),
    interactionMs: interactions.length > 0 ? Math.max(...interactions) : null,
  };
}

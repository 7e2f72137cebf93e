/**
 * First paint and first interaction on a slow phone, for every page or those named, each visit paired with one to a
 * blank Next page with one button: npm run bench -- first-touch [/path …] [--visits n]. The likeliest first control of
 * a page is touched half a second and two seconds after the first paint.
 */
import { type Browser, chromium } from '@playwright/test';
import { routes } from '../../../lib/site/routes.ts';
import { chromiumFlags, findChromium } from '../../../testing/programs/find-chromium.ts';
import {
  type BenchOptions,
  type Measurement,
  median,
  percentile,
  withMax,
} from '../measurement.ts';
import { withRunningBlankPage } from '../with-blank-page.ts';
import { withSite } from '../with-site.ts';
import { type PhoneVisit, phoneContext, visitOnSlowPhone } from './slow-phone-visit.ts';

const touchDelaysMs = [500, 2000];
const defaultVisits = 3;

type VisitPair = { page: PhoneVisit; blank: PhoneVisit };

export async function benchFirstTouch({
  paths: named,
  visits = defaultVisits,
}: BenchOptions): Promise<Measurement[]> {
  const paths = named.length > 0 ? named : routes.map(({ path }) => path);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  try {
    return await withRunningBlankPage((blankUrl) =>
      withSite(({ site }) => measure(browser, site.url, `${blankUrl}/button`, paths, visits)),
    );
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  siteUrl: string,
  blankUrl: string,
  paths: readonly string[],
  visits: number,
): Promise<Measurement[]> {
  const button = await findTouchTarget(browser, blankUrl);
  const measurements: Measurement[] = [];
  const all: VisitPair[] = [];
  for (const path of paths) {
    const target = await findTouchTarget(browser, siteUrl + path);
    for (const afterMs of touchDelaysMs) {
      const pairs: VisitPair[] = [];
      for (let visit = 0; visit < visits; visit++) {
        const page = await visitOnSlowPhone(browser, siteUrl + path, { ...target, afterMs });
        const blank = await visitOnSlowPhone(browser, blankUrl, { ...button, afterMs });
        pairs.push({ page, blank });
      }
      measurements.push(summarizePage(`${path} at ${afterMs / 1000} s`, pairs));
      all.push(...pairs);
      process.stderr.write('.');
    }
  }
  process.stderr.write('\n');
  return [...measurements, ...summarizeAll(all)];
}

function summarizePage(label: string, pairs: readonly VisitPair[]): Measurement {
  const of = (read: (visit: PhoneVisit) => number) => median(pairs.map(({ page }) => read(page)));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const paint = `paint ${seconds(of((visit) => visit.firstPaintMs))}`;
  const largest = `largest ${seconds(of((visit) => visit.largestPaintMs))}`;
  const blocking = `blocking ${of((visit) => visit.blockingMs).toFixed(0)} ms`;
  const early = `${of((visit) => visit.earlyBlockingMs).toFixed(0)} ms in four seconds`;
  const shift = `shift ${of((visit) => visit.layoutShift).toFixed(3)}`;
  return {
    label: `${label} (${paint}, ${largest}, ${blocking}, ${early}, ${shift})`,
    value: of((visit) => visit.interactionMs),
    unit: 'ms',
  };
}

/** The limits are relative to the blank page of the same run, except that of the largest paint. */
function summarizeAll(pairs: readonly VisitPair[]): Measurement[] {
  const figures = (read: (visit: PhoneVisit) => number) => {
    const pages = pairs.map(({ page }) => read(page));
    const blanks = pairs.map(({ blank }) => read(blank));
    return { pages, blanks, page: median(pages), blank: median(blanks) };
  };
  const interaction = figures((visit) => visit.interactionMs);
  const largest = figures((visit) => visit.largestPaintMs);
  const blocking = figures((visit) => visit.blockingMs);
  const early = figures((visit) => visit.earlyBlockingMs);
  const blankP95 = percentile(interaction.blanks, 95);
  const pageP95 = percentile(interaction.pages, 95);
  return [
    { label: 'blank page, first interaction, median', value: interaction.blank, unit: 'ms' },
    { label: 'blank page, first interaction, p95', value: blankP95, unit: 'ms' },
    { label: 'blank page, largest paint, median', value: largest.blank, unit: 'ms' },
    { label: 'blank page, blocking time, median', value: blocking.blank, unit: 'ms' },
    { label: 'blank page, blocking in four seconds, median', value: early.blank, unit: 'ms' },
    withMax('first interaction, median', interaction.page, 'ms', 1.7 * interaction.blank),
    withMax('first interaction, p95', pageP95, 'ms', 2.5 * blankP95),
    { label: 'first interaction, maximum', value: Math.max(...interaction.pages), unit: 'ms' },
    withMax('largest paint, median', largest.page, 'ms', 1400),
    withMax('blocking time, median', blocking.page, 'ms', 1.4 * blocking.blank),
    withMax(
      'layout shift, worst page',
      Math.max(...pairs.map(({ page }) => page.layoutShift)),
      '',
      0.1,
    ),
    // Most of it is the first layout, before anything can be touched: decision 036.
    withMax('blocking in four seconds, median', early.page, 'ms', 3 * early.blank),
  ];
}

type TouchTarget = { x: number; y: number };

/** The first field of a calculator or form, else the menu; the blank page has nothing but a button. */
const selectors = [
  '#work-it-out input:not([type=hidden]), main form input:not([type=hidden])',
  'header button[popovertarget]',
  'body button',
];

/** Finds the control that a visitor of a page touches first, and its position, at full speed. */
async function findTouchTarget(browser: Browser, url: string): Promise<TouchTarget> {
  const context = await browser.newContext(phoneContext);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    for (const selector of selectors) {
      const center = await page.evaluate(centerOfFirstVisible, selector);
      if (center) return center;
    }
    throw new Error(`${url} has nothing to touch`);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function centerOfFirstVisible(selector: string): TouchTarget | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = width > 0 && document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
  }
  return null;
}

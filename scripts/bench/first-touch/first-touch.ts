/**
 * The first seconds on a slow phone, for every page in its languages or those named, as ratios: each visit is paired
 * with one to a blank Next page with one button, because absolute times depend on the machine. The likeliest first
 * control of a page is touched half a second and two seconds after the first paint:
 * npm run bench -- first-touch [/path …] [--visits n].
 */
import { type Browser, chromium } from '@playwright/test';
import { hindiPagePaths, hindiPath } from '../../../lib/site/hindi-pages.ts';
import { routes } from '../../../lib/site/routes.ts';
import { chromiumFlags, findChromium } from '../../../testing/programs/find-chromium.ts';
import { type BenchOptions, type Measurement, median, withMax } from '../measurement.ts';
import { withRunningBlankPage } from '../with-blank-page.ts';
import { withSite } from '../with-site.ts';
import { type PhoneVisit, phoneContext, visitOnSlowPhone } from './slow-phone-visit.ts';

const touchDelaysMs = [500, 2000];
const defaultVisits = 3;

type VisitPair = { page: PhoneVisit; blank: PhoneVisit };
type Ratios = Record<keyof typeof figures, number>;

/** What is compared, and how many times the blank page's an English page may have. */
const figures = {
  interaction: { read: (visit: PhoneVisit) => visit.interactionMs, max: 1.7 },
  'blocking before it': { read: (visit: PhoneVisit) => visit.blockingBeforeTouchMs, max: null },
  'blocking in four seconds': { read: (visit: PhoneVisit) => visit.earlyBlockingMs, max: 2 },
  'largest paint': { read: (visit: PhoneVisit) => visit.largestPaintMs, max: 2.6 },
};
const names = Object.keys(figures) as (keyof typeof figures)[];
/** A Hindi page beside its English page. */
const maxOfHindi = 1.4;
const maxLayoutShift = 0.02;

export async function benchFirstTouch({
  paths: named,
  visits = defaultVisits,
}: BenchOptions): Promise<Measurement[]> {
  const paths =
    named.length > 0
      ? named
      : [...routes.map(({ path }) => path), ...hindiPagePaths.map((path) => hindiPath(path))];
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
  const all = new Map<string, VisitPair[]>();
  for (const path of paths) {
    const target = await findTouchTarget(browser, siteUrl + path);
    const pairs: VisitPair[] = [];
    for (const afterMs of touchDelaysMs) {
      for (let visit = 0; visit < visits; visit++) {
        const page = await visitOnSlowPhone(browser, siteUrl + path, { ...target, afterMs });
        const blank = await visitOnSlowPhone(browser, blankUrl, { ...button, afterMs });
        pairs.push({ page, blank });
      }
    }
    all.set(path, pairs);
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  const ratios = new Map([...all].map(([path, pairs]) => [path, ratiosToBlank(pairs)]));
  return [
    ...[...all].flatMap(([path, pairs]) => measurePage(path, pairs, ratios)),
    ...measureEnglish([...ratios].filter(([path]) => !isHindi(path)).map(([, each]) => each)),
  ];
}

const isHindi = (path: string) => /^\/hi(?:\/|$)/.test(path);
const englishOf = (path: string) => path.replace(/^\/hi/, '') || '/';

function ratiosToBlank(pairs: readonly VisitPair[]): Ratios {
  const ratio = (read: (visit: PhoneVisit) => number) =>
    median(pairs.map(({ page }) => read(page))) / median(pairs.map(({ blank }) => read(blank)));
  return Object.fromEntries(names.map((name) => [name, ratio(figures[name].read)])) as Ratios;
}

/** The limit of one English page is that of their median: a page alone has too few visits. */
function measurePage(
  path: string,
  pairs: readonly VisitPair[],
  ratios: ReadonlyMap<string, Ratios>,
): Measurement[] {
  const own = ratios.get(path) as Ratios;
  const english = isHindi(path) ? ratios.get(englishOf(path)) : undefined;
  return [
    ...names.map((name) => ({ label: `${path} ${name}`, value: own[name], unit: 'of blank' })),
    ...(english
      ? names
          .filter((name) => figures[name].max !== null)
          .map((name) =>
            withMax(`${path} ${name}`, own[name] / english[name], 'of English', maxOfHindi),
          )
      : []),
    withMax(
      `${path} layout shift`,
      Math.max(...pairs.map(({ page }) => page.layoutShift)),
      '',
      maxLayoutShift,
    ),
  ];
}

function measureEnglish(pages: readonly Ratios[]): Measurement[] {
  if (pages.length === 0) return [];
  return names.map((name) => {
    const value = median(pages.map((page) => page[name]));
    const label = `English pages, ${name}, median`;
    const { max } = figures[name];
    return max === null
      ? { label, value, unit: 'of blank' }
      : withMax(label, value, 'of blank', max);
  });
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

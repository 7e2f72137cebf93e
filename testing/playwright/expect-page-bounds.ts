/**
 * What a page asks of a reader, by route, before any opening: its length on a phone, words and closed rows in the open,
 * links on a desktop, and a product's answer on its first screen.
 */
import { expect, type Page } from '@playwright/test';
import type { RoutePath, routes } from '../../lib/site/routes.ts';
import { bottomBar } from './fixtures.ts';
import { phoneViewport } from './small-phone.ts';

type Bounds = {
  /** Heights of a phone's screen, with the footer. */
  screens: number;
  /** Of `main`, outside closed folds. */
  words: number;
  /** Links, buttons and fields of `main` on the first screen of a desktop. */
  controls: number;
};

const product: Bounds = { screens: 7, words: 700, controls: 16 };
const short: Bounds = { screens: 6.5, words: 650, controls: 16 };
const productBounds: Partial<Record<RoutePath, Bounds>> = {
  '/health-insurance': short,
  '/term-insurance': short,
  // Three sizes of engine, fuel and the price of each beside the jump links.
  '/car-insurance': { ...short, screens: 6.5, controls: 18 },
  '/bike-insurance': { ...short, controls: 18 },
  '/travel-insurance': short,
};

const maxScreens: Partial<Record<RoutePath, number>> = {
  '/': 8,
  '/renewal': 6.5,
  '/claim': 5,
  '/cashless-hospital': 4.6,
  '/customer-login': 12,
  '/joy-center': 5,
  '/about-us': 6.8,
  '/careers': 12.5,
  '/contact-us': 6.6,
  // Marks of values off the scale, and the note on few claims in the open.
  '/insurance-companies': 10,
  '/faqs': 14,
  '/grievance-redressal': 8,
  '/terms-and-conditions': 13.5,
  '/privacy-policy': 10.8,
  '/legal': 6.9,
};

const maxClosedRows = 8;
/** Each insurer of its list is a row. */
const listsOfRows: readonly RoutePath[] = ['/insurance-companies'];

type Row = (typeof routes)[number];

const boundsOf = ({ kind, path }: Row) =>
  kind === 'product' ? (productBounds[path] ?? product) : undefined;

/** The visible height, above the bar at the bottom of the screen. */
export async function visibleHeight(page: Page, height: number): Promise<number> {
  const bar = bottomBar(page);
  return height - ((await bar.isVisible()) ? ((await bar.boundingBox())?.height ?? 0) : 0);
}

/** The number of the example in the first 400 px, and the first row of its buttons above the bar at the bottom. */
async function expectAnswerVisible(page: Page) {
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  expect.soft(await bottomOf('#work-it-out dd'), 'number').toBeLessThanOrEqual(maxNumberBottom);
  const lowest = await visibleHeight(page, phoneViewport.height);
  expect.soft(await bottomOf('#work-it-out button'), 'buttons').toBeLessThanOrEqual(lowest);
  // The notified rates of a vehicle, open, are within two screens.
  if ((await page.locator('#tariff').count()) > 0)
    expect.soft(await bottomOf('#tariff'), 'tariff').toBeLessThanOrEqual(2 * lowest);
}

const maxNumberBottom = 400;

/** The first number of a product's answer, at least. Expects the page at its top. */
export async function expectNumberVisible(page: Page, route: Row, where: string) {
  if (!boundsOf(route)) return;
  const height = page.viewportSize()?.height ?? 0;
  const box = await page.locator('#work-it-out dd').first().boundingBox();
  const bottom = (box?.y ?? height) + (box?.height ?? 0);
  expect.soft(bottom, where).toBeLessThanOrEqual(await visibleHeight(page, height));
}

/** Runs in the page. A row that shows the first line of its text is none. */
function countOpen() {
  const main = document.querySelector('main') as HTMLElement;
  const isOpen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && !parentElement.closest('script, style, noscript') && isOpen(parentElement))
      words.push(...(textContent?.match(/\S+/g) ?? []));
  }
  const rows = [...main.querySelectorAll('details:not([open], [data-opening]) > summary')];
  return { words: words.length, rows: rows.filter(isOpen).map((row) => row.textContent) };
}

/** Expects the page at its top, with every section laid out. A product page begins with an example's answer. */
export async function expectShortOnPhone(page: Page, route: Row) {
  const bounds = boundsOf(route);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const screens = bounds?.screens ?? maxScreens[route.path] ?? 0;
  expect.soft(height / phoneViewport.height, 'screens').toBeLessThanOrEqual(screens);
  const open = await page.evaluate(countOpen);
  if (!listsOfRows.includes(route.path))
    expect.soft(open.rows.length, open.rows.join('; ')).toBeLessThanOrEqual(maxClosedRows);
  if (!bounds) return;
  expect.soft(open.words, 'words').toBeLessThanOrEqual(bounds.words);
  await expectAnswerVisible(page);
}

/** Expects the page at its top, on a desktop. */
export async function expectFewControls(page: Page, route: Row) {
  const bounds = boundsOf(route);
  if (!bounds) return;
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, summary, input, select)')]
      .filter((one) => {
        const { top, bottom, width } = one.getBoundingClientRect();
        const isSeen = width > 1 && bottom > 0 && top < innerHeight;
        return isSeen && one.checkVisibility({ visibilityProperty: true });
      })
      .map((one) => one.textContent?.trim() ?? ''),
  );
  expect.soft(seen.length, seen.join('; ')).toBeLessThanOrEqual(bounds.controls);
}

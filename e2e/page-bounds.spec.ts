/** What a page asks of a reader, by route: its length on a phone, words and closed rows in the open, links on a desktop. */
import { expect, type Page } from '@playwright/test';
import { type RoutePath, routes } from '../lib/site/routes.ts';
import { test } from '../testing/playwright/fixtures.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

type Bounds = {
  /** Heights of a phone's screen, with the footer. */
  screens: number;
  /** Of `main`, outside closed folds. */
  words?: number;
  /** Links, buttons and fields of `main` on the first screen of a desktop. */
  controls?: number;
};

const maxClosedRows = 8;
const product: Bounds = { screens: 7, words: 700, controls: 16 };
const short: Bounds = { screens: 6.5, words: 650, controls: 16 };

const bounds: Partial<Record<RoutePath, Bounds>> = {
  '/health-insurance': short,
  '/term-insurance': short,
  // Three sizes of engine, fuel and the price of each beside the jump links.
  '/car-insurance': { ...short, controls: 18 },
  '/bike-insurance': { ...short, controls: 18 },
  '/travel-insurance': short,
};

/** Each insurer of its list is a row. */
const listsOfRows: readonly RoutePath[] = ['/insurance-companies'];

test.use({ viewport: phoneViewport, isFontInTime: true });

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

function controlsInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, summary, input, select)')]
      .filter((one) => {
        const { top, bottom, width } = one.getBoundingClientRect();
        const isSeen = width > 1 && bottom > 0 && top < innerHeight;
        return isSeen && one.checkVisibility({ visibilityProperty: true });
      })
      .map((one) => one.textContent?.trim() ?? ''),
  );
}

for (const { path, kind } of routes) {
  test(`${path} keeps its bounds`, async ({ page }) => {
    await page.goto(path);
    const { screens, words, controls } = bounds[path] ?? (kind === 'product' ? product : {});
    const open = await page.evaluate(countOpen);
    if (!listsOfRows.includes(path))
      expect.soft(open.rows.length, open.rows.join('; ')).toBeLessThanOrEqual(maxClosedRows);
    if (words) expect.soft(open.words, 'words').toBeLessThanOrEqual(words);
    if (screens) {
      // Until then a section that waits has a guessed height.
      await page.waitForFunction(() => !('fresh' in document.documentElement.dataset));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height / phoneViewport.height, 'screens').toBeLessThanOrEqual(screens);
    }
    if (!controls) return;
    await page.setViewportSize({ width: 1366, height: 768 });
    const seen = await controlsInView(page);
    expect.soft(seen.length, seen.join('; ')).toBeLessThanOrEqual(controls);
  });
}

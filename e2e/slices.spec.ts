/** A page that comes is laid out part by part (scripts/build/lay-out-in-slices.ts), and nobody loses their place. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../testing/fixtures.ts';

type Watched = Window & { startedInSlices?: boolean; shifts?: number; letFramesGo?: () => void };

/** A page of its own, which nothing touches, and what happened while it came. */
async function watchedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.shifts = 0;
    addEventListener('DOMContentLoaded', () => {
      watched.startedInSlices = document.documentElement.hasAttribute('data-slices');
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watched.shifts =
          (watched.shifts ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

const startedInSlices = (page: Page) => page.evaluate(() => (window as Watched).startedInSlices);
const isWhole = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-slices');
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().top));

/** A product page still in slices: no further part is laid out before `letFramesGo`. */
async function pageInSlices(context: BrowserContext, siteUrl = ''): Promise<Page> {
  const page = await watchedPage(context);
  await page.addInitScript(() => {
    const native = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    (window as Watched).letFramesGo = () => {
      window.requestAnimationFrame = native;
      for (const callback of held) native(callback);
    };
  });
  await page.goto(`${siteUrl}/health-insurance`);
  expect(await startedInSlices(page)).toBe(true);
  return page;
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 1700 },
]) {
  test(`a new visit at ${viewport.width} px starts in slices, ends whole and moves nothing`, async ({
    context,
    baseURL,
  }) => {
    const page = await watchedPage(context);
    await page.setViewportSize(viewport);
    await page.goto(`${baseURL}/health-insurance`);
    expect(await startedInSlices(page)).toBe(true);
    await isWhole(page);
    await expect(page.locator('[data-laid-out], [style]')).toHaveCount(0);
    expect(await page.evaluate(() => (window as Watched).shifts)).toBeLessThan(0.001);
  });
}

test('an address that points into the page leads there', async ({ context, baseURL }) => {
  const page = await watchedPage(context);
  await page.goto(`${baseURL}/health-insurance#claims`);
  expect(await startedInSlices(page)).toBe(false);
  await expect(page.locator('#claims')).toBeInViewport();
});

test('a link into the page that is pressed before it is whole leads there', async ({
  context,
  baseURL,
}) => {
  const page = await pageInSlices(context, baseURL);
  await page
    .locator('main a[href="#claims"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await isWhole(page);
  await expect.poll(() => topOf(page, '#claims')).toBeLessThan(200);
  await expect(page.locator('#claims')).toBeInViewport();
});

test('what one reads stays in its place while the parts above it are laid out', async ({
  context,
  baseURL,
}) => {
  const page = await pageInSlices(context, baseURL);
  await page.evaluate(() => scrollTo(0, 6_000));
  const read = page.locator('main > section h2').filter({ visible: true });
  const inSight = await read.evaluateAll((headings) => {
    const heading = headings.find((one) => one.getBoundingClientRect().top > 100);
    return `#${heading?.id}`;
  });
  const before = await topOf(page, inSight);
  await page.evaluate(() => (window as Watched).letFramesGo?.());
  await isWhole(page);
  expect(Math.abs((await topOf(page, inSight)) - before)).toBeLessThanOrEqual(2);
});

test('the way back leads to where one was, and so does a reload', async ({ context, baseURL }) => {
  const page = await watchedPage(context);
  await page.goto(`${baseURL}/health-insurance`);
  await isWhole(page);
  await page.locator('#claims').evaluate((part) => part.scrollIntoView());
  const before = await topOf(page, '#claims');
  await page.goto(`${baseURL}/contact-us`);
  await page.goBack();
  await expect.poll(() => topOf(page, '#claims')).toBe(before);
  await page.reload();
  expect(await startedInSlices(page)).toBe(false);
  await expect.poll(() => topOf(page, '#claims')).toBe(before);
});

/** Sections below a phone's screen are laid out when they are near: nothing that a visitor does may notice. */
import { expect, type Page } from '@playwright/test';
import { hindiPath } from '../lib/site/hindi-pages.ts';
import { routes } from '../lib/site/routes.ts';
import { holdScripts, test } from '../testing/playwright/fixtures.ts';
import { layoutShift } from '../testing/playwright/layout-shift.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';

test.use(smallPhone);

const path = '/term-insurance';

/** Runs in the page. */
function laterSections(): string[] {
  return [...document.querySelectorAll('main section, [data-later]')]
    .filter((each) => getComputedStyle(each).contentVisibility === 'auto')
    .map(({ id, tagName }) => id || tagName);
}

/** The page's own top of the element, in pixels. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((each) => Math.round(each.getBoundingClientRect().top));

/** One of each kind; e2e/every-page.spec.ts reads every page to its end. */
const oneOfEachKind = [
  ...new Map(routes.toReversed().map(({ kind, path: one }) => [kind, one])).values(),
  ...['/', '/term-insurance', '/claim/motor-own-damage', '/cashless-hospital'].map(hindiPath),
];

test('no kind of page shifts while it loads and is read', async ({ page }) => {
  for (const each of oneOfEachKind) {
    await page.goto(each);
    expect.soft(await layoutShift(page, { sinceLoad: true }), each).toBeLessThanOrEqual(0.02);
  }
});

test('a page that opens at its top waits with its later sections, an anchor still leads to its section, and paper never waits', async ({
  context,
  baseURL,
}) => {
  // Without its scripts it goes on waiting.
  await holdScripts(context);
  const page = await context.newPage();
  await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
  expect((await page.evaluate(laterSections)).length).toBeGreaterThan(4);
  await page.locator('a[href="#questions"]').first().click();
  await expect.poll(() => topOf(page, '#questions')).toBeLessThan(200);
  const settled = await topOf(page, '#questions');
  expect(settled).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(Math.abs((await topOf(page, '#questions')) - settled)).toBeLessThanOrEqual(2);
  expect(await page.evaluate(laterSections)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(laterSections)).toEqual([]);
});

test('once idle nothing waits and a screen reader is told of every heading; a reload keeps the place, and a link to a section never waits', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
    .map(({ name }) => name?.value);
  const sections = page.locator('main section > .wrap h2');
  expect(names).toEqual(expect.arrayContaining(await sections.allInnerTexts()));
  expect(names.length).toBeGreaterThan(12);
  // A product's comparison gets its phone columns with its script, and another height: it keeps no place to the pixel.
  await page.goto('/about-us');
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  await page.evaluate(() => scrollTo(0, 3000));
  const seen = await topOf(page, '#get-a-call');
  await page.reload();
  expect(await page.evaluate(laterSections)).toEqual([]);
  const moved = async () => Math.abs((await topOf(page, '#get-a-call')) - seen);
  await expect.poll(moved).toBeLessThan(5);
  await page.goto('/health-insurance#questions');
  expect(await page.evaluate(laterSections)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  });
});

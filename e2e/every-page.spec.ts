/**
 * Requirements for each of the 31 pages, in one visit to each: its own tags, valid HTML, one graph, no cookie, a strict
 * policy, nothing that shifts, few screens on a phone, one coloured button per view, a call in the header, no axe
 * finding, layout from 320 px to paper, and no text lost in a browser translation.
 */
import { expect, type Page } from '@playwright/test';
import { bannedWordsIn } from '../lib/site/banned-words.ts';
import { noindexPaths } from '../lib/site/dynamic-paths.ts';
import { descriptionOf, type Route } from '../lib/site/find-route.ts';
import { isSold } from '../lib/site/page-action.ts';
import { routes } from '../lib/site/routes.ts';
import { findCompetingButtons } from '../testing/playwright/competing-buttons.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { expectGraph } from '../testing/playwright/expect-graph.ts';
import {
  expectFewControls,
  expectNumberVisible,
  expectShortOnPhone,
} from '../testing/playwright/expect-page-bounds.ts';
import { expectValidHtml } from '../testing/playwright/expect-valid-html.ts';
import { headerCall, test } from '../testing/playwright/fixtures.ts';
import { layoutShift } from '../testing/playwright/layout-shift.ts';
import {
  enlargeText,
  findHorizontalOverflow,
  findOversizedHeadings,
  hasHorizontalOverflow,
} from '../testing/playwright/page-fit.ts';
import { readTags, readWords } from '../testing/playwright/page-tags.ts';
import {
  expectNoTextLost,
  expectTranslated,
  showOriginal,
  translatePage,
} from '../testing/playwright/page-translation.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

type Tags = Awaited<ReturnType<typeof readTags>>;

test.use({ viewport: phoneViewport, isFontInTime: true });

const canonicalOf = (path: string) => `http://localhost:3000${path === '/' ? '' : path}`;
const textOnEveryPage = [
  'Insurance is the subject matter of the solicitation',
  'Direct Broker (Life & General)',
  '10 May 2027',
  'emonstration',
  'Stop calls',
];

function expectOwnTags(served: Tags, route: Route) {
  const canonical = canonicalOf(route.path);
  expect.soft(served.titles).toEqual([route.seo.title]);
  expect.soft(served.descriptions).toEqual([descriptionOf(route)]);
  expect.soft(served.canonicals).toEqual([canonical]);
  expect.soft(served.headings).toHaveLength(1);
  for (const tag of [...served.openGraph, ...served.twitter])
    expect.soft(tag).toEqual([expect.stringMatching(/./)]);
  expect.soft(served.openGraph[3]).toEqual([canonical]);
}

async function expectOwnWords(page: Page, path: string) {
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.soft(breadcrumb).toHaveCount(path === '/' ? 0 : 1);
  const words = await readWords(page);
  expect.soft(words.split(/\s+/).length).toBeGreaterThan(700);
  expect.soft(await page.locator('main details:has(summary)').count()).toBeGreaterThanOrEqual(3);
  // The page that explains which words we avoid may name them.
  if (path !== '/legal') expect.soft(bannedWordsIn(words)).toEqual([]);
  const footer = await page.getByRole('contentinfo').textContent();
  for (const said of textOnEveryPage) expect.soft(footer).toContain(said);
}

/** Enter submits such a form too, but pointer and screen reader users look for a button. */
async function expectSubmitButtons(page: Page) {
  const withoutButton = await page.evaluate(() =>
    [...document.forms]
      .filter(({ method, elements }) => {
        const types = [...elements].map((element) => ('type' in element ? element.type : ''));
        return method === 'get' && !types.includes('submit');
      })
      .map(({ action }) => action),
  );
  expect.soft(withoutButton).toEqual([]);
}

/** Help is never pushed, and travel has no call code. */
function callLabelOf(route: Route): string {
  if (!isSold(route)) return 'Ask us to help';
  return route.hasCallBackForm ? 'Get a Call' : 'Write to us';
}

/** At the right end of the header. That the place it names exists is in e2e/links.spec.ts. */
async function expectHeaderCall(page: Page, route: Route) {
  const call = headerCall(page);
  await expect.soft(call).toHaveText(callLabelOf(route));
  await expect
    .soft(call)
    .toHaveAttribute(
      'href',
      callLabelOf(route) === 'Get a Call' ? /#get-a-call$/ : /#(?!get-a-call)/,
    );
  const box = await call.boundingBox();
  expect.soft(box?.height).toBeGreaterThanOrEqual(44);
  expect.soft((box?.y ?? 64) + (box?.height ?? 0)).toBeLessThanOrEqual(64);
  const right = await page
    .locator('header a:visible, header button:visible')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBe(right);
}

/**
 * Faults of one colour scheme are alike for a kind of page, and the frame around them: each kind is checked in both.
 */
async function expectAccessible(page: Page, route: Route) {
  const ofKind = routes.filter(({ kind }) => kind === route.kind);
  const place = ofKind.findIndex(({ path }) => path === route.path);
  const part = place < viewModes.length ? 'html' : 'main';
  for (const look of ofKind.length === 1 ? viewModes : [viewModes[place % viewModes.length]])
    await expectNoAxeViolations(page, part, look);
}

/** A comparison shows fewer plans shortly after the screen has become narrow. */
async function expectNoOverflow(page: Page, where: string) {
  const poll = expect.configure({ soft: true }).poll;
  await poll(() => findHorizontalOverflow(page), { message: `cut off at ${where}` }).toEqual([]);
}

/** Narrow screens and large letters. Each costs a layout of the whole page, so that all that is asked of one is here. */
const crampedPhones = [
  { width: 320, height: 640, letters: 16 },
  { ...phoneViewport, letters: 24 },
  { width: 412, height: 900, letters: 32 },
];

async function expectFit(page: Page, route: (typeof routes)[number]) {
  for (const { width, height, letters } of crampedPhones) {
    await page.setViewportSize({ width, height });
    await enlargeText(page, letters);
    const where = `${width} px, letters of ${letters} px`;
    if (letters < 32) await expectNumberVisible(page, route, where);
    await expectNoOverflow(page, where);
  }
  await enlargeText(page, 16);
}

async function expectPrintable(page: Page) {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect.soft(await findOversizedHeadings(page), 'print').toEqual([]);
}

for (const route of routes) {
  const { path } = route;

  test(`${path} is in order`, async ({ page, consoleProblems, context }) => {
    const response = await page.goto(path);
    const headers = response?.headers() ?? {};
    const html = (await response?.text()) ?? '';
    const served = await readTags(page, html);

    await test.step('it shifts nothing while it is read to its end', async () =>
      expect.soft(await layoutShift(page, { sinceLoad: false })).toBeLessThanOrEqual(0.02));
    await test.step('it comes without a cookie, under a strict policy, and is not to be listed', () => {
      expect(response?.status()).toBe(200);
      expect.soft(headers['set-cookie']).toBeUndefined();
      // A demonstration; the production site is tested in e2e/crawlers.spec.ts.
      expect.soft(headers['x-robots-tag']).toBe('noindex');
      expect.soft(headers['content-security-policy']).toContain("default-src 'none'");
      expect.soft(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/);
    });
    await test.step('its tags are its own', () => expectOwnTags(served, route));
    await test.step('its HTML is valid', () => expectValidHtml(html));
    await test.step('it has words of its own, none we do not use, and says who we are', () =>
      expectOwnWords(page, path));
    await test.step('its forms that ask for a page have a button', () => expectSubmitButtons(page));
    await test.step('its graph names what is there and says what the page says', () =>
      expectGraph(page, route, canonicalOf(path)));
    await test.step('it is short on a phone, and a product opens with its answer or first question', () =>
      expectShortOnPhone(page, route));
    await test.step('it has one coloured button in a view of a phone', async () =>
      expect.soft(await findCompetingButtons(page)).toEqual([]));
    await test.step('it fits a small phone and large letters', () => expectFit(page, route));
    await test.step('on a desktop too, with a call in the header and few controls at first', async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await expectHeaderCall(page, route);
      await expectFewControls(page, route);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect.soft(await hasHorizontalOverflow(page), 'wider than 1280 px').toBe(false);
      expect.soft(await findCompetingButtons(page)).toEqual([]);
    });
    await test.step('axe finds nothing', () => expectAccessible(page, route));
    await test.step('it fits paper', () => expectPrintable(page));
    await test.step('it is translated whole and back', async () => {
      await page.emulateMedia({ media: 'screen' });
      await translatePage(page);
      await expectTranslated(page);
      await showOriginal(page);
      await expectNoTextLost(page);
    });
    await test.step('its scripts changed no tag, complained of nothing and left no cookie', async () => {
      expect.soft(await readTags(page, null)).toEqual(served);
      expect.soft(consoleProblems).toEqual([]);
      expect.soft(await context.cookies()).toEqual([]);
    });
  });
}

test('pages that no menu lists are valid HTML too', async ({ request }) => {
  for (const path of noindexPaths)
    await test.step(path, async () => expectValidHtml(await (await request.get(path)).text()));
});

/** A form whose script comes late, not at all, or with the page: no press of the button waits in vain. */
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import {
  callBackForm,
  isHydrated,
  pageHeading,
  saveData,
  test,
  uniqueMobile,
} from '../testing/playwright/fixtures.ts';

/** The style sheets of the page that answers come. */
function blockScripts(page: Page, answer: (route: Route) => Promise<void>) {
  return page.route('**/_next/static/**/*.js', answer);
}

const hang = () => new Promise<void>(() => {});

/** For pages that are opened from now on: what happens does not wait for a timer as long as this. */
async function stopTimers(context: BrowserContext, fromMs: number): Promise<void> {
  await context.addInitScript((from) => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, ms = 0) =>
      ms < from ? setTimeout(work, ms) : 0) as typeof window.setTimeout;
  }, fromMs);
}

/** @returns the number. */
async function fillIn(page: Page): Promise<string> {
  const number = uniqueMobile();
  const { slots, mobile } = callBackForm(page);
  await slots.nth(1).check();
  await mobile.fill(number);
  return number;
}

test('the script is fetched while nobody touches the form: what is blocked afterwards costs nothing', async ({
  page,
  leadService,
}) => {
  const isFetched = page.waitForEvent('console', {
    predicate: (line) => line.text() === 'fetched',
  });
  // Chunks are named by a hash: the one that has the address of the form's posts is the form's script.
  page.on('response', async (response) => {
    if (!response.url().includes('/_next/static/chunks/')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('anti-forgery')) await page.evaluate(() => console.log('fetched'));
  });
  await page.goto('/bike-insurance');
  await isFetched;
  // A form that nobody touched asks for no token, which would be a cookie.
  expect(await page.context().cookies()).toEqual([]);
  await blockScripts(page, (route) => route.abort());
  const number = await fillIn(page);
  await callBackForm(page).button.click();
  await expect(callBackForm(page).confirmation).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([{ mobile: number }]);
});

test('a script that cannot be loaded: the press posts the form at once', async ({
  page,
  context,
  leadService,
}) => {
  await saveData(context);
  await stopTimers(context, 1000);
  await page.goto('/bike-insurance');
  await blockScripts(page, (route) => route.abort('connectionreset'));
  const number = await fillIn(page);
  await callBackForm(page).button.click();
  await expect(pageHeading(page)).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([{ mobile: number, outcome: 'accepted' }]);
});

for (const [awaited, url] of [
  ['the script', '**/_next/static/**/*.js'],
  ['its token', '**/api/anti-forgery'],
] as const) {
  test(`a page that is left while the press waits for ${awaited} sends the form`, async ({
    context,
    baseURL,
    leadService,
  }) => {
    await saveData(context);
    await stopTimers(context, 1000);
    const page = await context.newPage();
    await page.goto(`${baseURL}/bike-insurance`);
    await page.waitForFunction(isHydrated);
    await page.route(url, hang);
    const number = await fillIn(page);
    await callBackForm(page).button.click();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    // Not closed: a browser gives a tab that is closed half a second for its events, which a busy machine exceeds.
    await page.evaluate(() => location.assign('/robots.txt'));
    await expect.poll(() => leadService.received()).toMatchObject([{ mobile: number }]);
  });
}

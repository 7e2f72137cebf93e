/** Loading a page: painted first, scripts afterwards, and no earlier input is lost. */
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  callBackForm,
  holdScripts,
  isHydrated,
  pageHeading,
  saveData,
  test,
  uniqueMobile,
} from '../testing/playwright/fixtures.ts';

/** A page of its own, as a visitor loads it: `goto` of the fixtures' page waits for hydration. */
const openWithoutScripts = (context: BrowserContext): Promise<Page> => context.newPage();

test('a request sent before hydration is posted by the browser and delivered once', async ({
  context,
  baseURL,
  leadService,
}) => {
  const letScriptsCome = await holdScripts(context);
  const page = await openWithoutScripts(context);
  await page.goto(`${baseURL}/health-insurance`, { waitUntil: 'commit' });
  const { slots, mobile, button } = callBackForm(page);
  const number = uniqueMobile();
  await slots.nth(1).check();
  await mobile.fill(number);
  await button.click();
  await expect(pageHeading(page)).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([{ mobile: number, outcome: 'accepted' }]);
  // It suppresses the popup like any other: the response's cookie, and the marker set by its page's script.
  letScriptsCome();
  const { hostname, tomorrow } = await page.evaluate(() => ({
    hostname: location.hostname,
    tomorrow: String((new Date().getDate() % 31) + 1),
  }));
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === hostname)?.value).toBe(tomorrow);
  await expect.poll(() => page.evaluate(() => localStorage.getItem(location.host))).toBe(tomorrow);
});

test('a request still being typed during hydration is delivered once, as typed', async ({
  context,
  baseURL,
  leadService,
}) => {
  const letScriptsCome = await holdScripts(context);
  const page = await openWithoutScripts(context);
  await page.goto(`${baseURL}/health-insurance`, { waitUntil: 'commit' });
  const { slots, mobile, button, confirmation } = callBackForm(page);
  const number = uniqueMobile();
  await slots.nth(1).check();
  await mobile.pressSequentially(number.slice(0, 5));
  letScriptsCome();
  await page.waitForFunction(isHydrated);
  await mobile.pressSequentially(number.slice(5));
  await button.click();
  await expect(confirmation).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([{ mobile: number, outcome: 'accepted' }]);
});

test('text and choices in the hospital search before hydration are used after it', async ({
  context,
  baseURL,
}) => {
  const letScriptsCome = await holdScripts(context);
  const page = await openWithoutScripts(context);
  await page.goto(`${baseURL}/cashless-hospital`, { waitUntil: 'commit' });
  await page.getByText('Distance and order').click();
  await page.getByLabel('Distance', { exact: true }).selectOption('Within 2 km');
  await page.getByLabel('Order', { exact: true }).selectOption('Name, A to Z');
  const field = page.getByLabel('Hospital, area, city or PIN code');
  await field.fill('Pune');
  letScriptsCome();
  await expect(page).toHaveURL(/q=Pune/);
  await expect(page).toHaveURL(/radius=2/);
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByLabel('Distance', { exact: true })).toHaveValue('2');
  await expect(page.getByLabel('Order', { exact: true })).toHaveValue('name');
  await expect(field).toHaveValue('Pune');
  await expect(page.getByRole('region', { name: 'Hospitals found' })).toContainText(/hospital/);
});

test('an enhancement that loads after the native post sends nothing more', async ({
  page,
  context,
  leadService,
}) => {
  await saveData(context);
  await page.goto('/bike-insurance');
  await page.clock.install();
  const letScriptsCome = await holdScripts(context);
  const posts: string[] = [];
  const { promise: held, resolve: letPostGo } = Promise.withResolvers<void>();
  await page.route('**/api/call-back', async (route) => {
    posts.push(route.request().resourceType());
    await held;
    await route.continue();
  });
  const { slots, mobile, button } = callBackForm(page);
  const number = uniqueMobile();
  await slots.nth(1).check();
  await mobile.fill(number);
  await button.click();
  await page.clock.runFor(4_000);
  await expect.poll(() => posts).toEqual(['document']);
  const script = page.waitForResponse('**/_next/static/chunks/*.js');
  letScriptsCome();
  await script;
  // A page that is unloading cannot be queried: wait as long as a second request would have taken.
  await wait(1_000);
  letPostGo();
  await expect(page.getByText(/CB-/)).toBeVisible();
  expect(posts).toEqual(['document']);
  expect(leadService.received()).toMatchObject([{ mobile: number, outcome: 'accepted' }]);
});

/**
 * What an advertising network learns of a call, on a build with a tag manager: only with a ticked box, by tag and by
 * file.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { callBackForm, pageHeading, test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { standInVariables } from '../testing/servers/stand-in-production.ts';

const box = 'Tell the advertisement’s network that a call was asked for';

test.describe.configure({ mode: 'serial' });

test.use({ isProduction: true });

/** Requests of pages to third parties, and what their policy blocked. */
let foreign: string[];
let refused: string[];

test.beforeEach(async ({ page, site }) => {
  foreign = [];
  refused = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.route(
    (url) => url.origin !== new URL(site.url).origin,
    (route) => {
      foreign.push(route.request().url());
      // This replaces Google's script: it runs and loads another, as Google's tags do.
      const isFirst = route.request().url().includes('/gtm.js');
      return route.fulfill({
        contentType: 'text/javascript',
        body: isFirst
          ? `window.tagSaw = { href: location.href, referrer: document.referrer };
             const tag = document.createElement('script');
             tag.src = 'https://www.googletagmanager.com/gtag/js';
             document.head.append(tag);`
          : 'window.tagLoaded = true;',
      });
    },
  );
});

/** Fills a form of the page, or the popup. */
async function fill(page: Page, isTicked: boolean, inside?: Locator) {
  const { form, products, chooseProduct, slots, mobile } = callBackForm(page, inside);
  // Beside an answer the product is text.
  if ((await products.count()) > 1) await chooseProduct(3);
  await slots.nth(2).check();
  await mobile.fill(uniqueMobile());
  await expect(form.getByLabel(box)).not.toBeChecked();
  if (isTicked) await form.getByLabel(box).check();
}

/** Opens a page and awaits its form's script: without it, a busy machine lets the browser post after three seconds. */
async function open(page: Page, go: () => Promise<unknown>) {
  const script = page.waitForResponse(
    async (response) =>
      response.url().includes('/_next/static/chunks/') &&
      // A script of the page before has no text any more.
      (await response.text().catch(() => '')).includes('anti-forgery'),
  );
  await go();
  await (await script).finished();
}

/** Fills the form and submits it by script. */
async function submit(page: Page, isTicked: boolean) {
  await fill(page, isTicked);
  const { button, confirmation } = callBackForm(page);
  await button.click();
  await expect(confirmation).toContainText('Thank you');
}

const events = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'call_back_requested',
    ),
  );

const tagEvents = (page: Page) =>
  page.evaluate(() => (window as { tagSaw?: { href: string; referrer: string } }).tagSaw);

const isTagLoaded = () => (window as { tagLoaded?: boolean }).tagLoaded === true;

async function conversionFile(dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--conditions=react-server',
      'scripts/commands/leads.ts',
      ...['--conversions', 'google', '--conversion-name', 'Call asked for'],
    ],
    { env: { ...process.env, ...standInVariables, DATA_DIR: dataDir } },
  );
  return stdout;
}

test('a call without the tick is reported to nobody, one with it is an event with the click ids', async ({
  page,
  site,
}) => {
  const landing = '/term-insurance?utm_source=google&gclid=Cj0-a&fbclid=IwAR1';
  await open(page, () => page.goto(landing));
  await submit(page, false);
  await page.getByRole('button', { name: 'Ask about another product' }).click();
  expect(await events(page)).toEqual([]);
  expect(foreign).toEqual([]);
  await submit(page, true);
  await page.waitForFunction(isTagLoaded);
  expect(await events(page)).toEqual([
    {
      event: 'call_back_requested',
      product: 'Term',
      transaction_id: expect.stringMatching(/^[\da-f-]{36}$/),
      gclid: 'Cj0-a',
      fbclid: 'IwAR1',
    },
  ]);
  expect(await tagEvents(page)).toEqual({ href: `${site.url}${landing}`, referrer: '' });
  expect(foreign).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-STANDIN');
  expect(refused).toEqual([]);
});

test('a native post is reported on the page that confirms it', async ({ page, site }) => {
  await page.goto(`/term-insurance?gbraid=native-1`);
  await fill(page, true);
  // As the browser does it before hydration.
  await page.locator('#get-a-call form').evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL(/\/get-a-call/);
  await page.waitForFunction(isTagLoaded);
  expect(await events(page)).toMatchObject([{ product: 'Term', gbraid: 'native-1' }]);
  // Neither the pass and the reference nor the form's own URL.
  expect(await tagEvents(page)).toEqual({
    href: `${site.url}/get-a-call`,
    referrer: `${site.url}/`,
  });
  expect(refused).toEqual([]);
  await expect(pageHeading(page)).toHaveText(/^Thank you/);
});

test('on an answer, on the page after it, and on a help page no tag loads, even with the tick', async ({
  page,
  request,
}) => {
  const hasTag = async (path: string) =>
    (await (await request.get(path)).text()).includes('GTM-STANDIN');
  expect(await hasTag('/term-insurance')).toBe(true);
  expect(await hasTag('/contact-us')).toBe(false);
  await open(page, () => page.goto('/health-insurance/cover-calculator/answer?age=34'));
  await submit(page, true);
  expect(await events(page)).toEqual([]);
  // On the page after it, its URL would be the referrer.
  await open(page, () => page.evaluate(() => location.assign('/term-insurance')));
  await page.waitForURL(/term-insurance$/);
  await submit(page, true);
  expect(await events(page)).toEqual([]);
  expect(foreign).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is there, and its request is in the file for Google Ads', async ({
    page,
    site,
  }) => {
    await page.goto(`/term-insurance?wbraid=no-script`);
    await fill(page, true);
    await callBackForm(page).button.click();
    await expect(pageHeading(page)).toHaveText(/^Thank you/);
    const [zone, header, ...rows] = (await conversionFile(site.dataDir)).trim().split('\n');
    expect(zone).toBe('Parameters:TimeZone=+0530');
    expect(header).toBe('Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Order ID');
    const ids = rows.map((row) => row.split(',').slice(0, 3).join(','));
    expect(ids.sort()).toEqual([',,no-script', ',native-1,', 'Cj0-a,,'].sort());
    for (const row of rows)
      expect(row).toMatch(/,Call asked for,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,[\da-f-]{36}$/);
  });
});

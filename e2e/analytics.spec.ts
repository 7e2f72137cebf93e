/** A visit's origin is stored with its request, and its page speed is counted, on a site of its own. */
import { expect, type Page } from '@playwright/test';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { callBackForm, hydratedPageTest as test } from '../testing/playwright/fixtures.ts';
import { runCommand } from '../testing/programs/run-command.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

let leadService: LeadServiceStandIn;
let data: ReturnType<typeof temporaryDataDir>;
let site: SiteProcess;

test.beforeEach(async () => {
  leadService = await startLeadServiceStandIn();
  data = temporaryDataDir();
  site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
});

test.afterEach(async () => {
  await site.stop('SIGKILL');
  await leadService.close();
  data.remove();
});

const runJsonCommand = async (script: string, ...parameters: string[]): Promise<unknown> =>
  JSON.parse(await runCommand(script, data.dataDir, ...parameters, '--json'));

async function requestCall(page: Page, mobile: string) {
  const form = callBackForm(page);
  await form.slots.nth(2).check();
  await form.mobile.fill(mobile);
  await form.button.click();
  await expect(form.confirmation).toContainText('Thank you');
}

test('an advertisement’s tags, also on a mistyped address, stay with the visit and are stored with its request', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  const tags = 'utm_source=google&utm_medium=cpc&utm_campaign=monsoon&gclid=Cj0-a';
  await page.goto(`${site.url}/term-insurence?${tags}`);
  await expect(page).toHaveURL(`${site.url}/?${tags}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(`${site.url}/faqs`);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('campaign')))
    .toContain('gclid');
  await page.goto(`${site.url}/term-insurance?utm_source=mail&utm_term=someone%40mail.in`);
  await requestCall(page, '9812345670');
  expect(await runJsonCommand('scripts/commands/leads.ts')).toMatchObject([
    {
      state: 'delivered',
      campaign: {
        first: { path: '/', utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'monsoon' },
        last: { path: '/term-insurance', utm_source: 'mail' },
      },
      clickIds: { gclid: 'Cj0-a' },
    },
  ]);
  expect(await runJsonCommand('scripts/commands/leads.ts', '--by', 'campaign')).toEqual([
    { source: 'mail', medium: '', campaign: '', requests: 1, delivered: 1 },
  ]);
  // Lead.svc gets only what docs/specification.md, section 7, names, and nobody else gets anything.
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('a visit’s three web vitals are counted when its page is left', async ({ page }) => {
  const measuringCode = page.waitForResponse(
    async (response) =>
      response.url().includes('/chunks/') &&
      (await response.text()).includes('largest-contentful-paint'),
  );
  await page.goto(`${site.url}/term-insurance`);
  await (await measuringCode).finished();
  await page.locator('main summary').first().click();
  await page.goto(`${site.url}/claim`);
  // The browser sends it while it leaves; the server confirms its arrival.
  await expect.poll(() => site.output()).toMatch(/"handler":"vitals".*"outcome":"counted"/);
  expect(site.output()).not.toContain('term-insurance');
  // Stopping writes what is still in memory.
  await site.stop();
  expect(await runJsonCommand('scripts/commands/vitals.ts')).toMatchObject({
    days: 28,
    routes: [
      {
        path: '/term-insurance',
        lcp: { visits: 1, p75: expect.any(Number) },
        cls: { visits: 1, rating: expect.stringMatching(/./) },
      },
    ],
  });
});

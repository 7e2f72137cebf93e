/**
 * Calls that need a code (OTP_REQUIRED=true), in a real browser against a site of its own: a number is delivered only
 * after the code sent to it was entered.
 */
import { expect, type Page } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { withDatabase } from '../testing/databases/with-database.ts';
import { expectAccessible } from '../testing/playwright/expect-accessible.ts';
import {
  callBackForm,
  pageHeading,
  hydratedPageTest as test,
  uniqueMobile,
} from '../testing/playwright/fixtures.ts';
import { waitForCode } from '../testing/playwright/sign-in.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

const slot = timeSlots[0];

// One site for all of them: spread over the workers, each would start its own.
test.describe.configure({ mode: 'default' });

let leadService: LeadServiceStandIn;
let data: ReturnType<typeof temporaryDataDir>;
let site: SiteProcess;

test.beforeAll(async () => {
  leadService = await startLeadServiceStandIn();
  data = temporaryDataDir();
  site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: leadService.url,
    env: { OTP_REQUIRED: 'true' },
  });
});

test.afterAll(async () => {
  await site?.stop();
  await leadService?.close();
  data?.remove();
});

test.beforeEach(() => leadService.clear());

async function requestCall(page: Page, mobile: string): Promise<void> {
  await page.goto(`${site.url}/term-insurance`);
  const form = callBackForm(page);
  await form.chooseSlot(slot);
  await form.mobile.fill(mobile);
  await form.button.click();
  await expect(pageHeading(page)).toHaveText('Enter the code to confirm your call');
}
const submitCode = async (page: Page, code: string) => {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm the call' }).click();
};
const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 10 ** 8).padStart(8, '0');
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you' });

test('form, code, confirmation: nothing is delivered before the code, and the URL reveals nothing', async ({
  page,
}) => {
  const mobile = uniqueMobile();
  await requestCall(page, mobile);
  expect(page.url()).not.toContain(mobile);
  await expectAccessible(page, 'main');
  const code = await waitForCode(site, mobile);
  expect(leadService.received()).toEqual([]);
  await submitCode(page, wrongCode(code));
  await expect(page.getByText('You can try 2 more times.')).toBeVisible();
  await page.getByLabel('Code').fill(code);
  // A double click delivers one call.
  await page.getByRole('button', { name: 'Confirm the call' }).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(leadService.received().map((lead) => lead.mobile)).toEqual([mobile]);
  await page.goBack();
  await expect(page.getByText('There is no open code in this browser.')).toBeVisible();
  expect(leadService.received()).toHaveLength(1);
  expect(site.output()).not.toContain(mobile);
  expect(site.output()).not.toContain(code);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('three wrong attempts void a code, a new one can be requested, and a double click delivers one call', async ({
    page,
  }) => {
    const mobile = uniqueMobile();
    await requestCall(page, mobile);
    expect(page.url()).not.toContain(mobile);
    const code = await waitForCode(site, mobile);
    for (let n = 1; n <= 3; n++) await submitCode(page, wrongCode(code, n));
    await expect(page.getByText('3 codes were wrong')).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveCount(0);
    expect(leadService.received()).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Send it again' }).click();
    await page.getByLabel('Code').fill(await waitForCode(site, mobile, 2));
    await page.getByRole('button', { name: 'Confirm the call' }).dblclick();
    await expect(thanks(page)).toBeVisible();
    expect(leadService.received()).toHaveLength(1);
  });
});

test('two tabs: the code of the newer request is valid in both, and the older one stays unconfirmed', async ({
  page,
}) => {
  const [first, second] = [uniqueMobile(), uniqueMobile()];
  await requestCall(page, first);
  const older = await waitForCode(site, first);
  const tab = await page.context().newPage();
  await requestCall(tab, second);
  const newer = await waitForCode(site, second);
  await submitCode(page, older);
  await expect(page.getByText(older === newer ? 'Thank you' : 'not the code')).toBeVisible();
  await submitCode(tab, newer);
  await expect(thanks(tab)).toBeVisible();
  await page.reload();
  expect(leadService.received().map((lead) => lead.mobile)).toEqual([second]);
  const states = withDatabase(site.dataDir, (db) =>
    db.prepare("SELECT state FROM lead WHERE state = 'unconfirmed'").all(),
  );
  expect(states.length).toBeGreaterThanOrEqual(1);
});

test('without cookies the page asks to allow them, and the desk sees the call as unconfirmed', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await requestCall(page, uniqueMobile());
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText('allow cookies for this site')).toBeVisible();
  expect(leadService.received()).toEqual([]);
  await context.close();
});

/**
 * A manager's pages of the desk on the built site: stop a number, export the unreached, load a list, erase a person; by
 * keyboard, on a phone, with and without JavaScript.
 */
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { freePort, temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { withDatabase } from '../testing/databases/with-database.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';
import {
  type IdentityProviderStandIn,
  startIdentityProviderStandIn,
} from '../testing/servers/identity-provider-stand-in.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

const ravi = 'ravi@chhatri.example';
const asha = 'asha@chhatri.example';

let provider: IdentityProviderStandIn;
let site: SiteProcess;
const data = temporaryDataDir();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  provider = await startIdentityProviderStandIn({ people: [{ email: ravi }, { email: asha }] });
  site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: 'http://127.0.0.1:9',
    port: await freePort(),
    env: {
      DESK_STAFF: `${ravi}=manager, ${asha}=desk`,
      DESK_OIDC_ISSUER: provider.issuer,
      DESK_OIDC_CLIENT_ID: provider.clientId,
      DESK_OIDC_CLIENT_SECRET: provider.clientSecret,
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  await provider.close();
  data.remove();
});

async function signedIn(
  browser: Browser,
  javaScriptEnabled: boolean,
  address = ravi,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: phoneViewport,
    javaScriptEnabled,
    acceptDownloads: true,
  });
  const page = await context.newPage();
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Sign in with your company account' }).click();
  await page.getByRole('link', { name: address }).click();
  await expect(page.getByText(`Signed in as ${address}`)).toBeVisible();
  return { context, page };
}

/**
 * A request whose call reached nobody.
 * @returns its reference.
 */
async function unreachedRequest(mobile: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/requests`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      kind: 'contact',
      name: 'Asha',
      mobile,
      message: 'Why was it refused?',
      page: '/contact-us',
    }),
  });
  expect(answer.status, await answer.text()).toBe(303);
  return withDatabase(data.dataDir, (db) => {
    const newest = 'SELECT reference FROM service_request ORDER BY created_at DESC LIMIT 1';
    const reference = String(db.prepare(newest).get()?.reference);
    db.prepare("UPDATE service_request SET state = 'delivered' WHERE reference = ?").run(reference);
    db.prepare(
      "INSERT INTO call_note (id, reference, at, outcome) VALUES (?, ?, ?, 'not-reached')",
    ).run(reference, reference, new Date().toISOString());
    return reference;
  });
}

/** Follows a link of the menu by keyboard. Its fragment takes the focus late: keys typed before would be lost. */
async function openFromMenu(page: Page, label: string) {
  await page.getByRole('link', { name: label }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
}

/** Types into the field with this label and sends its form, by keyboard alone. */
async function typeAndSend(page: Page, label: string, text: string) {
  const field = page.getByLabel(label);
  await field.focus();
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
  await page.keyboard.press('Enter');
}

for (const javaScriptEnabled of [true, false]) {
  const mobile = javaScriptEnabled ? '9876500001' : '9876500002';

  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, by keyboard, at 360 px: stop, export, erase`, async ({
    browser,
  }) => {
    const { context, page } = await signedIn(browser, javaScriptEnabled);
    const reference = await unreachedRequest(mobile);

    await test.step('export the unreached', async () => {
      await openFromMenu(page, 'Exports');
      await page.getByLabel('With full numbers, addresses and notes').focus();
      await page.keyboard.press('Space');
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).focus();
      await page.keyboard.press('Enter');
      const download = await waiting;
      expect(download.suggestedFilename()).toMatch(/^not-reached-[\d-]+\.csv$/);
      const csv = readFileSync(await download.path(), 'utf8');
      expect(csv).toContain(reference);
      expect(csv).toContain(mobile);
    });

    await test.step('stop a number', async () => {
      await openFromMenu(page, 'Stop calls');
      await typeAndSend(page, 'Stop calls to this mobile', mobile);
      await expect(page.locator('#message')).toContainText('Calls to this number are stopped');
      await expect(page.locator('#message')).toBeFocused();
      await expect(page.getByText(/^On the list since /)).toBeVisible();
      expect(page.url()).not.toContain(mobile);
      await typeAndSend(page, 'Since when is this mobile on the list?', mobile);
      await expect(page.getByText('What the list says about this number')).toBeVisible();
      await expect(page.getByRole('cell', { name: ravi })).toBeVisible();
    });

    await test.step('erase a person', async () => {
      await openFromMenu(page, 'People');
      await typeAndSend(page, 'Mobile or e-mail address', mobile);
      await expect(page.getByRole('rowheader', { name: 'Request' })).toBeVisible();
      expect(page.url()).not.toContain(mobile);
      await page.getByRole('link', { name: 'Erase this person: see first what goes' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('cell', { name: reference })).toBeVisible();
      await expect(page.getByText('Proof of what was asked and answered.')).toBeVisible();
      await page.getByLabel('Who asked, and how').fill('a letter of today');
      await page.getByLabel('Erase this person now. Nobody can undo it.').focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Erase', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Erased. What the law keeps is below')).toBeVisible();
      await expect(page.getByRole('cell', { name: reference })).toBeVisible();
    });

    await test.step('every step is an event', async () => {
      await page.getByRole('link', { name: 'Who did what' }).click();
      for (const action of ['erased', 'proved stop', 'stopped number', 'exported'])
        await expect(page.getByRole('cell', { name: action, exact: true }).first()).toBeVisible();
      await page.getByLabel('Action').selectOption('erased');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/action=erased/);
      await expect(page.getByRole('cell', { name: 'proved stop' })).toHaveCount(0);
    });
    await context.close();
  });

  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript a list is checked, then loaded`, async ({
    browser,
  }) => {
    const { context, page } = await signedIn(browser, javaScriptEnabled);
    await page.goto('/desk/stop-calls');
    await page.getByLabel('CSV or XLSX with one column of numbers').setInputFiles({
      name: 'dnc.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Mobile,Name\n${mobile.replace('98', '97')},x\nnobody,y\n`),
    });
    await page.getByRole('button', { name: 'Read the file' }).click();
    // The page loads itself again until the file is read.
    await expect(page.getByText('Nothing is changed yet')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('not a mobile number')).toBeVisible();
    await expect(page.getByText('This cannot be taken back')).toBeVisible();
    await page.getByRole('button', { name: 'Put it in force' }).click();
    await expect(page.getByText('The numbers are on the list.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Stop calls' }).click();
    await expect(page.getByText('dnc.csv: 1 added, 0 renewed, 1 rejected')).toBeVisible();
    await context.close();
  });
}

test('a desk staff member reaches no page of the managers', async ({ browser }) => {
  const { context, page } = await signedIn(browser, true, asha);
  for (const name of ['People', 'Exports', 'Who did what'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  for (const path of ['people', 'exports', 'events']) {
    await page.goto(`/desk/${path}`);
    await expect(page).toHaveURL(/\/desk\?message=role#message$/);
    await expect(page.getByText('Only a manager may do this.')).toBeVisible();
  }
  await page.goto('/desk/stop-calls');
  await expect(page.getByLabel('Stop calls to this mobile')).toBeVisible();
  await expect(page.getByLabel('CSV or XLSX with one column of numbers')).toHaveCount(0);
  await context.close();
});

for (const viewMode of viewModes) {
  test(`accessible at ${viewMode.width} px, ${viewMode.colorScheme}`, async ({ browser }) => {
    const { context, page } = await signedIn(browser, true);
    for (const path of ['stop-calls', 'people', 'exports', 'events']) {
      await page.goto(`/desk/${path}`);
      await expectNoAxeViolations(page, 'html', viewMode);
    }
    await context.close();
  });
}

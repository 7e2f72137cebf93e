/** A manager loads an insurer's hospitals by keyboard, on a phone without scripts, and takes the load back. */
import { test as base, expect, type Page } from '@playwright/test';
import { freePort, temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';
import { startIdentityProviderStandIn } from '../testing/servers/identity-provider-stand-in.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

const ravi = 'ravi@chhatri.example';
const asha = 'asha@chhatri.example';

const test = base.extend<object, { site: SiteProcess }>({
  baseURL: async ({ site }, use) => use(site.url),
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const people = [{ email: ravi }, { email: asha }];
      const provider = await startIdentityProviderStandIn({ people });
      const data = temporaryDataDir();
      const site = await startSite({
        dataDir: data.dataDir,
        // No call is requested here.
        serviceUrl: 'http://127.0.0.1:9',
        port: await freePort(),
        env: {
          DESK_STAFF: `${ravi}=manager, ${asha}=desk`,
          DESK_OIDC_ISSUER: provider.issuer,
          DESK_OIDC_CLIENT_ID: provider.clientId,
          DESK_OIDC_CLIENT_SECRET: provider.clientSecret,
        },
      });
      await use(site);
      await site.stop();
      await provider.close();
      data.remove();
    },
    { scope: 'worker' },
  ],
});
test.use({ javaScriptEnabled: false, viewport: phoneViewport });

async function signIn(page: Page, who: string) {
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Sign in with your company account' }).click();
  await page.getByRole('link', { name: who }).click();
  await expect(page.getByText(`Signed in as ${who}`)).toBeVisible();
}

/** Reaches it by Tab alone. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('not reached by Tab');
}

const csv = (count: number) =>
  `Hospital Name,Address,City,State,Pincode\n${Array.from(
    { length: count },
    (_, at) => `Hospital ${at},Road ${at},Pune,Maharashtra,${411_001 + (at % 60)}\n`,
  ).join('')}`;

async function upload(page: Page, name: string, text: string) {
  const buffer = Buffer.from(text);
  await page
    .getByLabel('An insurer’s hospitals')
    .setInputFiles({ name, mimeType: 'text/csv', buffer });
  const form = page.locator('form', { has: page.getByLabel('An insurer’s hospitals') });
  await tabTo(page, form.getByRole('button', { name: 'Read the file' }));
  await page.keyboard.press('Enter');
}

const verdict = (page: Page) => page.locator('[role=status]');

test('a file that says whose list it is: uploaded, read, put in force and taken back, each with one button', async ({
  page,
}) => {
  await signIn(page, ravi);
  await page.getByRole('link', { name: 'Lists' }).click();
  await upload(page, 'Star_Health_29-06-2026.csv', `${csv(12)},Nameless,Pune,Maharashtra,411001\n`);
  // The page waits for the thread.
  await expect(verdict(page)).toContainText('Nothing is changed yet', { timeout: 30_000 });
  await expect(verdict(page)).toBeFocused();
  await expect(verdict(page)).toContainText('Star Health, cashless, list of 29 June 2026');
  await expect(verdict(page)).toContainText('12 hospitals; no list before; 1 row left out.');
  await expect(page.getByRole('row', { name: /^row 14/ })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Put it in force' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('In force.', { timeout: 30_000 });
  await expect(verdict(page)).toBeFocused();
  await page.goto('/desk/lists');
  const row = page.getByRole('row', { name: /^Star Health/ });
  await expect(row).toContainText('12');
  const takeBack = page.getByRole('button', { name: 'Take back the last load of Star Health' });
  await expect(takeBack).toBeVisible();
  await page.goBack();
  await tabTo(page, takeBack);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The load is taken back.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a file that does not say it is asked about, with what it does say filled in; a wrong day keeps what was typed', async ({
  page,
}) => {
  await signIn(page, ravi);
  await page.goto('/desk/lists');
  await upload(page, 'network 29-06-2026.csv', csv(12));
  await expect(verdict(page)).toContainText('does not say whose list it is', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Put it in force' })).toHaveCount(0);
  const insurer = page.getByLabel('Insurer', { exact: true });
  const day = page.getByLabel('Day of the list');
  await expect(day).toHaveValue('2026-06-29');
  await insurer.selectOption('Star Health');
  await day.evaluate((element) => element.removeAttribute('max'));
  await day.fill('2030-01-01');
  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveValue('2030-01-01');
  await expect(insurer).toHaveValue('Star Health');
  await expect(page.getByText('Enter the day that the insurer states')).toBeVisible();
  await day.fill('2026-06-29');
  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect(verdict(page)).toContainText('Read. Nothing is changed yet.', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The file is discarded.')).toBeVisible();
});

test('rubbish is refused with a reason, and its file can be discarded', async ({ page }) => {
  await signIn(page, ravi);
  await page.goto('/desk/lists');
  await upload(page, 'network.csv', 'nothing, of, use\n1,2,3\n');
  await expect(page.getByText('Refused. Nothing was changed.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/No column holds/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The file is discarded.')).toBeVisible();
});

test('a staff member who is no manager gets to none of its pages', async ({ page }) => {
  await signIn(page, asha);
  await expect(page.getByRole('link', { name: 'Lists' })).toHaveCount(0);
  for (const path of ['/desk/lists', '/desk/lists/1']) {
    await page.goto(path);
    await expect(page.getByText('Only a manager may do this.')).toBeVisible();
  }
});

test.describe('with JavaScript, which the audit needs', () => {
  test.use({ javaScriptEnabled: true });
  for (const viewMode of viewModes) {
    test(`accessible at ${viewMode.width} px, ${viewMode.colorScheme}`, async ({ page }) => {
      await signIn(page, ravi);
      await page.goto('/desk/lists');
      await expectNoAxeViolations(page, 'html', viewMode);
    });
  }
});

/** A manager loads an insurer's hospitals by keyboard, on a phone without scripts, and takes the load back. */
import { test as base, expect, type Page } from '@playwright/test';
import { freePort, temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
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
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

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

async function upload(page: Page, text: string) {
  const summary = page.locator('summary', { hasText: 'Hospitals of an insurer' });
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  const form = page.locator('form', { has: page.getByLabel('Day of the list') });
  await tabTo(page, form.getByLabel('Insurer', { exact: true }));
  await page.keyboard.type('Star');
  await form.getByLabel('Day of the list').fill('2026-06-29');
  await form
    .getByLabel('The insurer’s file')
    .setInputFiles({ name: 'network.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await tabTo(page, form.getByRole('button', { name: 'Read the file' }));
  await page.keyboard.press('Enter');
}

test('a list is uploaded, read, put in force and taken back', async ({ page }) => {
  await signIn(page, ravi);
  await page.getByRole('link', { name: 'Lists' }).click();
  await upload(page, `${csv(12)},Nameless,Pune,Maharashtra,411001\n`);
  // The page loads itself again until the file is read.
  await expect(page.getByText('Nothing is changed yet')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row', { name: 'hospitals of the list 12' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^row 14/ })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: 'Put it in force' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('In force.', { exact: false })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'All lists' }).click();
  const row = page.getByRole('row', { name: /^Star Health/ });
  await expect(row).toContainText('12');
  await page.locator('summary').filter({ hasText: 'Take back the last load of Star' }).click();
  await tabTo(page, page.getByRole('button', { name: 'Take back the last load of Star Health' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The load is taken back.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('rubbish is refused with a reason, and its file can be discarded', async ({ page }) => {
  await signIn(page, ravi);
  await page.goto('/desk/lists');
  await upload(page, 'nothing, of, use\n1,2,3\n');
  await expect(page.getByText('Refused. Nothing was changed.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/No column holds/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The file is discarded.')).toBeVisible();
});

test('a worker who is no manager gets to none of its pages', async ({ page }) => {
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

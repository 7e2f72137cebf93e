/** The desk on a site of its own, whose staff sign in with a provider: Asha of the desk and Ravi, a manager. */
import { expect, type Locator, type Page } from '@playwright/test';
import {
  type IdentityProviderStandIn,
  startIdentityProviderStandIn,
} from '../servers/identity-provider-stand-in.ts';
import { test as siteTest } from './fixtures.ts';

export const asha = 'asha@chhatri.example';
export const ravi = 'ravi@chhatri.example';

export const test = siteTest.extend<object, { provider: IdentityProviderStandIn }>({
  hasHydration: false,
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const people = [{ email: asha }, { email: ravi }];
      const provider = await startIdentityProviderStandIn({ people });
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  siteEnv: [
    async ({ provider }, use) =>
      use({
        DESK_STAFF: `${asha}=desk, ${ravi}=manager`,
        DESK_OIDC_ISSUER: provider.issuer,
        DESK_OIDC_CLIENT_ID: provider.clientId,
        DESK_OIDC_CLIENT_SECRET: provider.clientSecret,
      }),
    { scope: 'worker' },
  ],
});

export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Sign in with your company account' }).click();
  await page.getByRole('link', { name: who }).click();
  await expect(page.getByText(`Signed in as ${who}`)).toBeVisible();
}

/** Reaches it by Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached by Tab: ${target}`);
}

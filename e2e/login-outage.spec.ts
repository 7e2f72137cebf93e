/** Signing in while the SMS gateway is down, slow or invalid: the person is told, and the e-mail address works. */
import { expect } from '@playwright/test';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { test as base } from '../testing/playwright/fixtures.ts';
import { createCustomer, requestSignInCode } from '../testing/playwright/sign-in.ts';
import { type SmsStandIn, startSmsStandIn } from '../testing/servers/sms-stand-in.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../testing/servers/smtp-stand-in.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

type Servers = { gateway: SmsStandIn; smtp: SmtpStandIn; site: SiteProcess };

const test = base.extend<object, Servers>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const gateway = await startSmsStandIn();
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const smtp = await startSmtpStandIn();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ leadService, gateway, smtp }, use) => {
      const data = temporaryDataDir();
      const site = await startSite({
        dataDir: data.dataDir,
        serviceUrl: leadService.url,
        env: {
          // A demonstration sends nothing to a gateway.
          SITE_ENV: 'qa',
          SMTP_URL: smtp.url,
          SMS_GATEWAY_URL: gateway.url,
          SMS_GATEWAY_SECRET: 'a secret of the gateway',
          SMS_GATEWAY_TIMEOUT_MS: '1000',
          SMS_SENDER_ID: 'SURAKS',
          SMS_ENTITY_ID: '1101555540000012345',
          SMS_TEMPLATE_ID: '1107161234567890123',
        },
      });
      await use(site);
      await site.stop();
      data.remove();
    },
    { scope: 'worker' },
  ],
});

// One site for both.
test.describe.configure({ mode: 'default' });

test('the gateway is down: the page says so, and a code by e-mail signs in', async ({
  page,
  site,
  gateway,
  smtp,
}) => {
  const email = 'example.one@suraksha.test';
  const mobile = await createCustomer(site, email);
  gateway.setMode('broken');
  await requestSignInCode(page, `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText('We cannot send codes this way right now.').isVisible();
    })
    .toBe(true);
  await page.getByRole('link', { name: 'Change the number or use e-mail' }).click();
  await page.getByRole('heading', { name: 'Use your e-mail address instead' }).click();
  await page.getByLabel('E-mail address that we have on record').fill(email);
  await page.keyboard.press('Enter');
  const code = () => /\b(\d{8}) is your code/.exec(smtp.received().at(-1)?.source ?? '')?.[1] ?? '';
  await expect.poll(code).toMatch(/^\d{8}$/);
  await page.getByLabel('Code').fill(code());
  await page.getByRole('button', { name: 'Show my policies' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(site.output()).not.toContain(email);
});

test('a gateway that is slow, sends garbage or hangs up: the screen for the code is shown all the same', async ({
  page,
  site,
  gateway,
}) => {
  for (const mode of ['slow', 'garbage', 'resets'] as const) {
    await test.step(mode, async () => {
      gateway.setMode(mode);
      await requestSignInCode(page, await createCustomer(site));
      await expect(page.getByLabel('Code')).toBeVisible();
    });
  }
  gateway.setMode('ok');
});

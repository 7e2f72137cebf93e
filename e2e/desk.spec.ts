/**
 * The desk on the built site: staff sign in with a real provider and by code, on a phone and without scripts; and
 * nothing that a visitor gets names it.
 */
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { buildDir } from '../lib/config/build-dir.ts';
import { validCallBack } from '../testing/data/valid-call-back.ts';
import { freePort, temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { createApiClient } from '../testing/handlers/api-client.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';
import {
  type IdentityProviderStandIn,
  startIdentityProviderStandIn,
} from '../testing/servers/identity-provider-stand-in.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

const asha = 'asha@chhatri.example';
const staff = { DESK_STAFF: `${asha}=desk` };

type Servers = {
  leadService: LeadServiceStandIn;
  provider: IdentityProviderStandIn;
  site: SiteProcess;
  siteWithCodes: SiteProcess;
};

/** No call is requested there. */
const noService = 'http://127.0.0.1:9';

/** The pages of the desk have no component that hydrates, for which the fixtures of other browser tests wait. */
const test = base.extend<{ consoleProblems: string[] }, Servers>({
  baseURL: async ({ site }, use) => use(site.url),
  consoleProblems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await use(problems);
  },
  leadService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const service = await startLeadServiceStandIn();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const provider = await startIdentityProviderStandIn({ people: [{ email: asha }] });
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ provider, leadService }, use) => {
      const data = temporaryDataDir();
      const port = await freePort();
      const site = await startSite({
        dataDir: data.dataDir,
        serviceUrl: leadService.url,
        port,
        env: {
          ...staff,
          DESK_OIDC_ISSUER: provider.issuer,
          DESK_OIDC_CLIENT_ID: provider.clientId,
          DESK_OIDC_CLIENT_SECRET: provider.clientSecret,
        },
      });
      await use(site);
      await site.stop();
      data.remove();
    },
    { scope: 'worker' },
  ],
  siteWithCodes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const data = temporaryDataDir();
      const site = await startSite({
        dataDir: data.dataDir,
        serviceUrl: noService,
        env: staff,
      });
      await use(site);
      await site.stop();
      data.remove();
    },
    { scope: 'worker' },
  ],
});

async function expectSignedIn(page: Page) {
  await expect(page).toHaveURL(/\/desk$/);
  await expect(page.getByText(`Signed in as ${asha}`)).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: phoneViewport });

    test('in by the company’s account on a phone, out again, and the way back shows nothing', async ({
      page,
      consoleProblems,
    }) => {
      await page.goto('/desk');
      await expect(page).toHaveURL(/\/desk\/sign-in$/);
      await page.getByRole('link', { name: 'Sign in with your company account' }).click();
      await page.getByRole('link', { name: asha }).click();
      await expectSignedIn(page);
      await page.goto('/desk/nothing-here');
      await expectSignedIn(page);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByText('You are signed out.')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('Signed in as')).toHaveCount(0);
      await page.goto('/desk');
      await expect(page).toHaveURL(/\/desk\/sign-in$/);
      expect(consoleProblems).toEqual([]);
    });

    test('in by a code where there is no provider', async ({ page, siteWithCodes }) => {
      await page.goto(`${siteWithCodes.url}/desk`);
      await page.getByLabel('Your e-mail address at work').fill(asha);
      const before = readMails(siteWithCodes.dataDir);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
      const newMails = () =>
        readMails(siteWithCodes.dataDir).filter((mail) => !before.includes(mail));
      await expect.poll(() => newMails().length).toBe(1);
      const code = /\b(\d{8}) is your code/.exec(newMails()[0] ?? '')?.[1] ?? '';
      await page.getByLabel('Code', { exact: true }).fill(code);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expectSignedIn(page);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    });
  });
}

test.describe('an office day', () => {
  test.use({ javaScriptEnabled: false, viewport: phoneViewport });

  test('finds a call, opens its number, notes "not reached", answers a question: by keyboard, on a phone, without scripts', async ({
    page,
    site,
  }) => {
    const client = await createApiClient(site.url);
    const received = async (answer: Promise<Response>) =>
      ((await (await answer).json()) as { reference: string }).reference;
    const mobile = '9876512345';
    const call = await received(client.callBack({ ...validCallBack, mobile }));
    const fields = { kind: 'contact', name: 'Asha', mobile };
    const message = 'Why [was](https://evil.example) it **cut**?';
    const request = await received(client.serviceRequest({ ...fields, message }));
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Sign in with your company account' }).click();
    await page.getByRole('link', { name: asha }).click();
    await expectSignedIn(page);
    await expect(page.getByRole('link', { name: call })).toBeVisible();
    await expect(page.getByText('98765 12345')).toHaveCount(0);

    /** Tab, from where the focus is, until it is on the control, then Enter. */
    const press = async (role: 'button' | 'link' | 'textbox', name: string | RegExp) => {
      const control = page.getByRole(role, { name }).first();
      await expect(control).toBeVisible();
      for (let tabs = 0; tabs < 40; tabs += 1) {
        await page.keyboard.press('Tab');
        if (await control.evaluate((element) => element === document.activeElement)) {
          if (role !== 'textbox') await page.keyboard.press('Enter');
          return;
        }
      }
      throw new Error(`Not reached by keyboard: ${name}`);
    };
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await test.step('an empty search and a wrong one say what to type', async () => {
      await press('textbox', 'Find');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Enter a reference, a mobile number')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
      await page.keyboard.type('hello');
      await page.keyboard.press('Enter');
      await expect(page.getByText('This is no reference')).toBeVisible();
      // The text is there before the address's fragment has the focus: keys typed then would be lost.
      await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Find' })).toHaveValue('hello');
      await page.keyboard.press('ControlOrMeta+a');
      await fits();
    });

    await test.step('by the number, which is in no address', async () => {
      await page.keyboard.type('98765 12345');
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: 'Result: 2 records' });
      await expect(heading).toBeFocused();
      expect(page.url()).not.toContain('98765');
      await fits();
      await press('link', call);
      await expect(page.getByRole('heading', { name: call })).toBeVisible();
      await fits();
    });

    await test.step('its number, with an event', async () => {
      await press('button', 'Open the number');
      await expect(page.getByRole('heading', { name: 'The number' })).toBeFocused();
      await page.keyboard.press('Tab');
      const number = page.getByRole('link', { name: '98765 12345' });
      await expect(number).toBeFocused();
      await expect(number).toHaveAttribute('href', `tel:+91${mobile}`);
      await expect(page.getByRole('listitem').filter({ hasText: 'Opened' })).toContainText(asha);
    });

    await test.step('not reached, with a note', async () => {
      await press('textbox', /^Note/);
      await page.keyboard.type('Rings, nobody answers');
      await press('button', 'Not reached');
      await expect(page.locator('#message')).toBeFocused();
      await expect(page.getByText('Saved: not reached.')).toBeVisible();
      await expect(page.getByText('Rings, nobody answers')).toBeVisible();
      await expect(page.getByText('A second call: not reached')).toBeVisible();
    });

    await test.step('the next record of the same search, and back', async () => {
      await press('link', 'Next record');
      await expect(page.getByRole('heading', { name: request })).toBeVisible();
      await press('link', 'Previous record');
      await expect(page.getByRole('heading', { name: call })).toBeVisible();
    });

    await test.step('a question, answered', async () => {
      await page.goto('/desk');
      await press('link', request);
      await press('button', 'Open the request');
      // What a visitor typed is text.
      await expect(page.getByText(message)).toBeVisible();
      await fits();
      await press('button', 'Mark as answered');
      await expect(page.getByText('Marked as answered.', { exact: true })).toBeVisible();
      await page.goto('/desk');
      await expect(page.getByRole('link', { name: call })).toBeVisible();
      await expect(page.getByRole('link', { name: request })).toHaveCount(0);
    });
  });
});

test.describe('a promise that Lead.svc refuses', () => {
  test.use({ javaScriptEnabled: false, viewport: phoneViewport });

  test('stands first until it is called; the visitor reads who calls, and then that somebody has seen to it', async ({
    page,
    site,
    leadService,
  }) => {
    const mobile = '9876530001';
    const client = await createApiClient(site.url);
    leadService.setMode({ mode: 'server-error-html', times: 1 });
    const reply = await client.callBack({ ...validCallBack, mobile });
    expect(reply.status).toBe(202);
    const { reference } = (await reply.json()) as { reference: string };
    leadService.setMode({ mode: 'refuse', message: `Blocked: ${mobile}` });
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Sign in with your company account' }).click();
    await page.getByRole('link', { name: asha }).click();
    await expectSignedIn(page);
    const first = page.getByRole('listitem').filter({ hasText: reference });
    await expect(async () => {
      await page.reload();
      await expect(first).toBeVisible({ timeout: 1_000 });
    }).toPass();
    leadService.setMode({ mode: 'accept' });
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'First: 1 call that Lead.svc refused',
    );
    await expect(first).toContainText('Promised, then refused by Lead.svc: call this person.');
    await expect(first).toContainText('Lead.svc said: “Blocked: ••••••••01”');
    await expect(page.getByText('98765 30001')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const lookUp = async () => {
      await page.goto('/contact-us#look-up');
      await page.getByLabel('Reference', { exact: true }).fill(reference);
      await page.getByLabel('Mobile number or e-mail address you gave').fill(mobile);
      await page.getByRole('button', { name: 'Check status' }).click();
    };
    await lookUp();
    await expect(page.getByText('One of our people has it and will call you.')).toBeVisible();

    await page.goto('/desk');
    await first.getByRole('button', { name: 'Open the number' }).click();
    await expect(page.getByRole('link', { name: '98765 30001' })).toBeVisible();
    await page.getByRole('button', { name: 'Call made' }).click();
    await expect(page.getByText('Saved: call made.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Call made' })).toContainText(asha);
    await page.goto('/desk');
    await expect(page.getByText(reference)).toHaveCount(0);
    await lookUp();
    await expect(page.getByText('one of our people has seen to it')).toBeVisible();
  });
});

function readMails(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  try {
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  } catch {
    return [];
  }
}

for (const viewMode of viewModes) {
  test(`accessible at ${viewMode.width} px, ${viewMode.colorScheme}`, async ({ page, site }) => {
    await page.goto('/desk/sign-in');
    await expectNoAxeViolations(page, 'html', viewMode);
    await page.getByRole('link', { name: 'Sign in with your company account' }).click();
    await page.getByRole('link', { name: asha }).click();
    await expectSignedIn(page);
    await expectNoAxeViolations(page, 'html', viewMode);
    const client = await createApiClient(site.url);
    const mobile = String(9_876_520_000 + viewMode.width + viewMode.colorScheme.length);
    await client.callBack({ ...validCallBack, mobile });
    await page.getByRole('textbox', { name: 'Find' }).fill(mobile);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Result: 1 record' })).toBeVisible();
    await expectNoAxeViolations(page, 'html', viewMode);
    await page.getByRole('link', { name: /^CB-/ }).click();
    await page.getByRole('button', { name: 'Open the number' }).click();
    await expect(page.getByRole('heading', { name: 'The number' })).toBeVisible();
    await expectNoAxeViolations(page, 'html', viewMode);
  });
}

test('its pages are in no cache and no index', async ({ site }) => {
  const { headers, status } = await fetch(`${site.url}/desk/sign-in`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(/no-store/);
  expect(headers.get('x-robots-tag')).toMatch(/noindex/);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  const callback = await fetch(`${site.url}/api/desk/signed-in`, { redirect: 'manual' });
  expect(callback.status).toBe(303);
  expect(callback.headers.get('referrer-policy')).toBe('same-origin');
});

const variants: { path: string; method?: string; headers?: Record<string, string> }[] = [
  { path: 'desk' },
  { path: 'desk/' },
  { path: 'desk/sign-in' },
  { path: 'desk.rsc' },
  { path: 'desk', headers: { rsc: '1' } },
  { path: 'desk', method: 'POST' },
  { path: 'desk', method: 'HEAD' },
  { path: 'api/desk' },
  { path: 'api/desk/sign-in' },
  { path: 'api/desk/sign-in/' },
  { path: 'api/desk/code', method: 'POST' },
  { path: 'api/desk/code', method: 'OPTIONS' },
  { path: 'api/desk/sign-out', method: 'POST' },
  { path: 'api/desk/sign-out', method: 'PUT' },
];

test('through a proxy a demonstration’s desk is an unknown path, with every method and spelling', async ({
  site,
}) => {
  for (const { path, method = 'GET', headers = {} } of variants) {
    const ask = async (asked: string) => {
      const response = await fetch(`${site.url}/${asked}?gclid=a`, {
        method,
        redirect: 'manual',
        headers: { ...headers, 'x-forwarded-for': '203.0.113.9' },
      });
      const sent = [...response.headers].filter(([name]) => name !== 'date');
      const text = JSON.stringify([response.status, sent, await response.text()]);
      return text.replaceAll(asked, 'x');
    };
    const expected = await ask(path.replace('desk', 'kesd'));
    expect(await ask(path), `${method} ${path}`).toBe(expected);
  }
});

test('in other capitals it is unknown to its staff members too', async ({ site }) => {
  for (const path of ['Desk', 'DESK/sign-in', '%64esk', 'desks']) {
    const response = await fetch(`${site.url}/${path}`, { redirect: 'manual' });
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 307, '/']);
  }
});

test('no file that visitors get names it', () => {
  const built = buildDir(process.env);
  const files = [
    ...globSync(`${built}/static/**/*.{js,css,json}`),
    ...globSync(`${built}/server/app/**/*.{html,rsc,meta,body,txt}`),
    ...globSync('public/**/*.*'),
  ].filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) =>
    /\/desk\b|DESK_|desk[-_]page/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual([]);
});

test('robots.txt, sitemap, llms.txt and the manifest do not name it', async ({ site }) => {
  for (const path of ['robots.txt', 'sitemap.xml', 'llms.txt', 'manifest.webmanifest']) {
    const text = await (await fetch(`${site.url}/${path}`)).text();
    expect([path, /\/desk\b/.test(text)]).toEqual([path, false]);
  }
});

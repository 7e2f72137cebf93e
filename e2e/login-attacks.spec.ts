/** Attacks on the login that need a real browser or the real server: other tabs, other devices, headers, paths, caches. */
import { expect, type Page } from '@playwright/test';
import { test } from '../testing/fixtures.ts';
import { askForCode, newCustomer, readCode, signIn, typeCode } from '../testing/sign-in.ts';

const loginPages = ['policies', 'account', 'report', 'code'].map(
  (page) => `/customer-login/${page}`,
);
const posts = ['code', 'session', 'sign-out', 'sign-out-everywhere', 'number'].map(
  (name) => `/api/customer-login/${name}`,
);
const documentOf = async (page: Page) =>
  (await page.getByRole('link', { name: 'e-card (PDF' }).first().getAttribute('href')) ?? '';
const loginCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('login'));

test('attack: another site posts a form to each of the login’s addresses', async ({
  page,
  site,
}) => {
  await signIn(page, site, await newCustomer(site));
  for (const path of posts) {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const answer = await page.request.post(path, {
        form: { contact: '9876543210', code: '12345678' },
        headers,
        maxRedirects: 0,
      });
      expect({ path, headers, status: answer.status() }).toEqual({ path, headers, status: 403 });
    }
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
});

test('attack: what changes something is asked for by a link or a picture on another page', async ({
  page,
  site,
}) => {
  await signIn(page, site, await newCustomer(site));
  for (const path of posts) {
    const { status, headers } = await page.request
      .get(path, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect({ path, isRefused: status === 403 || status === 405 }).toEqual({
      path,
      isRefused: true,
    });
    expect(headers['set-cookie']).toBeUndefined();
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
});

test('attack: a page of the login stands in a frame, a cache or the address that the next site is told', async ({
  page,
  site,
}) => {
  await signIn(page, site, await newCustomer(site));
  for (const path of [...loginPages, await documentOf(page), '/api/customer-login/data']) {
    const headers = (await page.request.get(path, { maxRedirects: 0 })).headers();
    expect({ path, cache: headers['cache-control'] }).toEqual({
      path,
      cache: expect.stringContaining('no-store'),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['referrer-policy']).toMatch(/no-referrer|same-origin|strict-origin/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(`${headers['content-security-policy']} ${headers['x-frame-options']}`).toMatch(
      /frame-ancestors 'none'|DENY/,
    );
  }
});

test('attack: the address names where to go on after signing in', async ({ page, site }) => {
  const mobile = await newCustomer(site);
  for (const key of ['next', 'returnTo', 'redirect', 'url', 'callbackUrl']) {
    await page.goto(`/customer-login?problem=ended&${key}=https://evil.test/`);
    expect(await page.content()).not.toContain('evil.test/"');
  }
  await page.getByLabel('Mobile number').first().fill(mobile);
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click();
  const code = await readCode(site, mobile);
  const answer = await page.request.post('/api/customer-login/session?next=https://evil.test/', {
    form: { code, next: '//evil.test/', page: 'https://evil.test/' },
    headers: { 'sec-fetch-site': 'same-origin', host: new URL(site.url).host },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/customer-login/policies');
});

test('attack: forwarded headers change where an answer leads or what a cookie is for', async ({
  page,
  site,
}) => {
  await signIn(page, site, await newCustomer(site));
  const forged = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
    'x-original-url': '/customer-login/policies',
    'x-rewrite-url': '/customer-login/policies',
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'x-nonce': 'forged',
  };
  const answer = await page.request.get('/customer-login/policies', { headers: forged });
  expect(await answer.text()).not.toMatch(/evil\.test|forged/);
  expect(answer.headers()['content-security-policy']).not.toContain('forged');
  const stranger = await fetch(`${site.url}/customer-login/policies`, {
    headers: forged,
    redirect: 'manual',
  });
  expect(stranger.headers.get('location') ?? '').not.toContain('evil.test');
  expect(await stranger.text()).not.toContain('Example');
});

test('attack: a path around the document’s address: dots, slashes, case, endings', async ({
  page,
  site,
}) => {
  await signIn(page, site, await newCustomer(site));
  const id = (await documentOf(page)).split('/').at(-1) ?? '';
  const base = '/api/customer-login/documents';
  for (const path of [
    `${base}/..%2f..%2f..%2fetc%2fpasswd`,
    `${base}/%2e%2e/%2e%2e/${id}`,
    `${base}/${id}%00.pdf`,
    `${base}/${id}.pdf`,
    `${base}/${id}%2f`,
    `${base}/${id.toUpperCase()}`,
    `${base}/${'x'.repeat(2000)}`,
    `${base}/`,
  ]) {
    const answer = await fetch(`${site.url}${path}`, {
      headers: {
        cookie: (await page.context().cookies())
          .map(({ name, value }) => `${name}=${value}`)
          .join('; '),
        'user-agent': await page.evaluate(() => navigator.userAgent),
      },
      redirect: 'manual',
    });
    expect({ path, type: answer.headers.get('content-type') }).not.toMatchObject({
      type: 'application/pdf',
    });
    expect({ path, isFault: answer.status >= 500 }).toEqual({ path, isFault: false });
  }
});

test('attack: the session is carried to another kind of browser', async ({
  browser,
  page,
  site,
}) => {
  await signIn(page, site, await newCustomer(site));
  const stolen = await loginCookie(page);
  if (!stolen) throw new Error('no session');
  const thief = await browser.newContext({
    baseURL: site.url,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1',
  });
  await thief.addCookies([stolen]);
  const other = await thief.newPage();
  await other.goto('/customer-login/policies');
  await expect(other.getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(0);
  await thief.close();
});

test('attack: a session that was put into the browser before signing in', async ({
  page,
  site,
}) => {
  const planted = 'P'.repeat(43);
  await page.context().addCookies([{ name: 'login', value: planted, url: site.url }]);
  await signIn(page, site, await newCustomer(site));
  expect((await loginCookie(page))?.value).not.toBe(planted);
  const answer = await fetch(`${site.url}/customer-login/policies`, {
    headers: {
      cookie: `login=${planted}`,
      'user-agent': await page.evaluate(() => navigator.userAgent),
    },
  });
  expect(await answer.text()).not.toContain('Example Insurer');
});

test('attack: a script of the page reads the session’s cookie', async ({ page, site }) => {
  await signIn(page, site, await newCustomer(site));
  const cookie = await loginCookie(page);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', expires: -1 });
  expect(await page.evaluate(() => document.cookie)).not.toContain(cookie?.value);
});

test('attack: two devices ask for a code of one number; each is let in by its own alone', async ({
  browser,
  page,
  site,
}) => {
  const mobile = await newCustomer(site);
  await askForCode(page, mobile);
  const first = await readCode(site, mobile);
  const context = await browser.newContext({ baseURL: site.url });
  const device = await context.newPage();
  await askForCode(device, mobile);
  const second = await readCode(site, mobile, 2);
  expect(second).not.toBe(first);
  await typeCode(device, first);
  await expect(device.getByText('You can try 2 more times.')).toBeVisible();
  await typeCode(page, first);
  await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
  await typeCode(device, second);
  await expect(device.getByRole('heading', { name: 'Your policies' })).toBeVisible();
  await context.close();
});

test('attack: a tab that is still open after the other one signed out', async ({ page, site }) => {
  await signIn(page, site, await newCustomer(site));
  const tab = await page.context().newPage();
  await tab.goto('/customer-login/policies');
  const href = await documentOf(tab);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await tab.getByText('Number, dates and cover').first().click();
  await tab.getByRole('button', { name: 'Show number' }).first().click();
  await expect(tab.getByRole('article')).toHaveCount(0);
  const document = await tab.request.get(href, { maxRedirects: 0 });
  expect(document.status()).toBe(303);
});

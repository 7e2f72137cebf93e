/**
 * Attacks on the login that need the real server: other tabs, other devices, headers, paths, caches. A client without a
 * browser handles cookies and forms the same way; where a page's own scripts matter there is a browser.
 */
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { test } from '../testing/playwright/fixtures.ts';
import {
  createCustomer,
  readMessages,
  signIn,
  waitForCode,
} from '../testing/playwright/sign-in.ts';
import type { SiteProcess } from '../testing/servers/start-site.ts';

// One customer and one session for all tests that only read.
test.describe.configure({ mode: 'default' });

const loginPages = ['policies', 'account', 'report', 'code'].map(
  (page) => `/customer-login/${page}`,
);
const posts = ['code', 'session', 'sign-out', 'sign-out-everywhere', 'number'].map(
  (name) => `/api/customer-login/${name}`,
);
const policies = '/customer-login/policies';
const ownForm = { 'sec-fetch-site': 'same-origin' };
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0';
const heading = '>Your policies<';

let mobile: string;
/** A signed-in client. */
let customer: APIRequestContext;

test.beforeAll(async ({ site }) => {
  mobile = await createCustomer(site);
  customer = await device(site);
  await signInByForms(customer, site);
});

test.afterAll(async () => {
  await customer?.dispose();
});

const device = (site: SiteProcess, agent = userAgent) =>
  request.newContext({ baseURL: site.url, userAgent: agent });

/**
 * Posts as a browser without JavaScript does.
 * @returns the page of the redirect.
 */
const postForm = async (client: APIRequestContext, path: string, form: Record<string, string>) =>
  (await client.post(path, { headers: ownForm, form })).text();
const requestCodeByForm = (client: APIRequestContext, contact: string) =>
  postForm(client, '/api/customer-login/code', { contact });
const submitCodeByForm = (client: APIRequestContext, code: string) =>
  postForm(client, '/api/customer-login/session', { code });

/**
 * Requests a code; one number gets few of them (lib/identity/one-time-codes/issue-code.server.ts).
 * @returns it.
 */
async function codeFor(client: APIRequestContext, site: SiteProcess, number = mobile) {
  const earlier = readMessages(site, number).length;
  await requestCodeByForm(client, number);
  return waitForCode(site, number, earlier + 1);
}

async function signInByForms(client: APIRequestContext, site: SiteProcess, number = mobile) {
  expect(await submitCodeByForm(client, await codeFor(client, site, number))).toContain(heading);
}

async function pageOf(client: APIRequestContext, path = policies): Promise<string> {
  return (await client.get(path)).text();
}

async function loginCookie(client: APIRequestContext) {
  const { cookies } = await client.storageState();
  const cookie = cookies.find(({ name }) => name.endsWith('login'));
  if (!cookie) throw new Error('no session');
  return cookie;
}

const documentOf = (html: string) =>
  /href="(\/api\/customer-login\/documents\/[^"]+)"/.exec(html)?.[1] ?? '';

test('attack: another site posts a form to each of the login’s addresses', async () => {
  for (const path of posts) {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const answer = await customer.post(path, {
        form: { contact: '9876543210', code: '12345678' },
        headers,
        maxRedirects: 0,
      });
      expect({ path, headers, status: answer.status() }).toEqual({ path, headers, status: 403 });
    }
  }
  expect(await pageOf(customer)).toContain(heading);
});

test('attack: a link or picture on another page triggers a change', async () => {
  for (const path of posts) {
    const { status, headers } = await customer
      .get(path, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect({ path, isRefused: status === 403 || status === 405 }).toEqual({
      path,
      isRefused: true,
    });
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect(await pageOf(customer)).toContain(heading);
});

test('attack: a page of the login is framed, cached or revealed as a referrer', async () => {
  const document = documentOf(await pageOf(customer));
  for (const path of [...loginPages, document, '/api/customer-login/data']) {
    const headers = (await customer.get(path, { maxRedirects: 0 })).headers();
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

test('attack: the URL names a page to redirect to after signing in', async ({ site }) => {
  const client = await device(site);
  for (const key of ['next', 'returnTo', 'redirect', 'url', 'callbackUrl']) {
    const html = await pageOf(
      client,
      `/customer-login/answer?problem=ended&${key}=https://evil.test/`,
    );
    expect(html).not.toContain('evil.test/"');
  }
  const code = await codeFor(client, site);
  const answer = await client.post('/api/customer-login/session?next=https://evil.test/', {
    form: { code, next: '//evil.test/', page: 'https://evil.test/' },
    headers: ownForm,
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe(policies);
  await client.dispose();
});

test('attack: forwarded headers change the target of a redirect or the domain of a cookie', async ({
  site,
}) => {
  const forged = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
    'x-original-url': policies,
    'x-rewrite-url': policies,
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'x-nonce': 'forged',
  };
  const answer = await customer.get(policies, { headers: forged });
  const html = await answer.text();
  expect(html).toContain(heading);
  expect(html).not.toMatch(/evil\.test|forged/);
  expect(answer.headers()['content-security-policy']).not.toContain('forged');
  const stranger = await fetch(`${site.url}${policies}`, { headers: forged, redirect: 'manual' });
  expect(stranger.headers.get('location') ?? '').not.toContain('evil.test');
  // The policy itself: the page's title is the same for everybody.
  expect(html).toContain('Example Insurer');
  expect(await stranger.text()).not.toContain('Example Insurer');
});

test('attack: a path around the document’s address: dots, slashes, case, endings', async ({
  site,
}) => {
  const href = documentOf(await pageOf(customer));
  const id = href.split('/').at(-1) ?? '';
  const { name, value } = await loginCookie(customer);
  const headers = { cookie: `${name}=${value}`, 'user-agent': userAgent };
  const base = '/api/customer-login/documents';
  // The URL itself is a document: the following ones differ from it alone.
  const right = await fetch(site.url + href, { headers });
  expect(right.headers.get('content-type')).toBe('application/pdf');
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
    const answer = await fetch(site.url + path, { headers, redirect: 'manual' });
    expect({ path, type: answer.headers.get('content-type') }).not.toMatchObject({
      type: 'application/pdf',
    });
    expect({ path, isFault: answer.status >= 500 }).toEqual({ path, isFault: false });
  }
});

test('attack: the session cookie is used in another kind of browser', async ({ site }) => {
  const victim = await device(site);
  await signInByForms(victim, site);
  expect(await pageOf(victim)).toContain('Example Insurer');
  const { name, value } = await loginCookie(victim);
  const thief = await fetch(`${site.url}${policies}`, {
    headers: {
      cookie: `${name}=${value}`,
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1',
    },
  });
  expect(await thief.text()).not.toContain('Example Insurer');
  expect(await pageOf(victim)).not.toContain('Example Insurer');
  await victim.dispose();
});

test('attack: a session is planted in the browser before signing in', async ({ site }) => {
  const planted = 'P'.repeat(43);
  const { name } = await loginCookie(customer);
  const headers = { cookie: `${name}=${planted}`, 'user-agent': userAgent };
  const client = await request.newContext({
    baseURL: site.url,
    userAgent,
    storageState: {
      cookies: [
        {
          name,
          value: planted,
          domain: new URL(site.url).hostname,
          path: '/',
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Strict',
        },
      ],
      origins: [],
    },
  });
  await signInByForms(client, site, await createCustomer(site));
  expect((await loginCookie(client)).value).not.toBe(planted);
  const answer = await fetch(`${site.url}${policies}`, { headers });
  expect(await answer.text()).not.toContain('Example Insurer');
  await client.dispose();
});

test('attack: a script of the page reads the session cookie', async () => {
  const cookie = { httpOnly: true, sameSite: 'Strict', path: '/', expires: -1 };
  expect(await loginCookie(customer)).toMatchObject(cookie);
  expect(await pageOf(customer)).not.toContain((await loginCookie(customer)).value);
});

test('attack: two devices request a code for one number; each accepts only its own', async ({
  site,
}) => {
  const number = await createCustomer(site);
  const [one, other] = [await device(site), await device(site)];
  await requestCodeByForm(one, number);
  const first = await waitForCode(site, number);
  await requestCodeByForm(other, number);
  const second = await waitForCode(site, number, 2);
  expect(second).not.toBe(first);
  // Each answer is the page of the redirect.
  expect(await submitCodeByForm(other, first)).toContain('You can try 2 more times.');
  expect(await submitCodeByForm(one, first)).toContain(heading);
  expect(await submitCodeByForm(other, second)).toContain(heading);
  await Promise.all([one.dispose(), other.dispose()]);
});

test('attack: a tab stays open after another one signed out', async ({ page, site }) => {
  await signIn(page, site, await createCustomer(site));
  const tab = await page.context().newPage();
  await tab.goto(policies);
  const href = await hrefOfDocument(tab);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await tab.getByText('Number, dates and cover').first().click();
  await tab.getByRole('button', { name: 'Show number' }).first().click();
  await expect(tab.getByRole('article')).toHaveCount(0);
  const document = await tab.request.get(href, { maxRedirects: 0 });
  expect(document.status()).toBe(303);
});

const hrefOfDocument = async (page: Page) =>
  (await page.getByRole('link', { name: 'e-card (PDF' }).first().getAttribute('href')) ?? '';

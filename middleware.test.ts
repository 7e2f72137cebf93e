/** Each path is passed on, redirected, or gets a policy with a nonce. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync } from 'node:fs';
import { drawingPictures } from './lib/publishing/drawing-pictures.ts';
import {
  drawingPicturePaths,
  isStaticPath,
  nginxMapOfCachedPaths,
} from './lib/publishing/static-paths.ts';
import { answerPaths, isAnswerPath, noindexPaths } from './lib/site/dynamic-paths.ts';
import { productRoutes } from './lib/site/find-route.ts';
import { markdownPagePaths, ogImagePath } from './lib/site/page-urls.ts';
import { routes } from './lib/site/routes.ts';
import { citiesPath, citiesSitemapPath, cityPath } from './lib/site/tool-paths.ts';
import { subPageRoutes } from './lib/site/tool-routes.ts';
import { config, middleware } from './middleware.ts';

// Next's matcher code expects a global of its server.
Object.assign(globalThis, { AsyncLocalStorage });

// All tests of this file are one client.
process.env.PAGES_PER_CLIENT_PER_MINUTE = '1000000';

function runs(path: string): boolean {
  const { unstable_doesMiddlewareMatch: matches } = require('next/experimental/testing/server');
  return matches({ config, nextConfig: {}, url: `http://localhost:3000${path}` });
}

/** Whether Next serves the path as if there were no middleware. */
async function isPassedOn(path: string): Promise<boolean> {
  if (!runs(path)) return true;
  const { NextRequest } = await import('next/server');
  const { headers } = await middleware(new NextRequest(`http://localhost:3000${path}`));
  const own = [...headers.keys()].filter((name) => name !== 'x-middleware-next');
  return headers.get('x-middleware-next') === '1' && own.length === 0;
}

const publicFiles = globSync('public/**/*.*').map((file) => file.replace('public', ''));

test('the list of drawings is that of the product pages', () => {
  expect(drawingPicturePaths).toEqual(drawingPictures.map(({ path }) => path));
});

test.each([...routes, ...subPageRoutes].map(({ path }) => path))(
  'the page %s is passed on',
  async (path) => {
    expect(await isPassedOn(path)).toBe(true);
    expect(await isPassedOn(`${path}?utm_source=x`)).toBe(true);
    expect(await isPassedOn(`${path}?tool=x&type=x&q=x`)).toBe(true);
  },
);

test.each([
  '/api/call-back',
  '/api/nothing-here',
  '/_next/static/chunks/x.js',
  '/_next/nothing-here',
  ...publicFiles,
  '/apple-icon',
  '/robots.txt',
  '/llms.txt',
  '/metrics',
  '/.well-known/security.txt',
  ...routes.map(({ path }) => ogImagePath(path)),
  ...[...productRoutes.map(({ path }) => path), ...markdownPagePaths].map((path) => `${path}.md`),
  '/sitemap.xml',
  '/manifest.webmanifest',
])('the file %s is passed on', async (path) => {
  expect(await isPassedOn(path)).toBe(true);
});

test.each([
  '/nothing-here',
  '/hi/nothing-here',
  '/hi/careers',
  '/hi/renewal/nothing-here',
  '/about-us/team',
  '/about-usx',
  '/x.php',
  '/wp-login.php',
  '/apiary',
  '/robots.txt.bak',
  '/about-us.md',
  '/markdown/term-insurance',
  '/sharing/nothing-here.png',
  '/sharing/about-us',
  '/pictures/nothing-here.svg',
  '/icons/48.png',
  '/.well-known/nothing-here',
  '/security.txt',
  '/health-insurance.pdf',
  '/%E0%A4%B9',
  '/answer',
  '/nothing-here/answer',
  '/about-us/answer',
  '/claim/answer',
  '/claim/nothing-here',
  '/claim/nothing-here/answer',
  '/claim/travel/answer/answer',
  '/car-insurance/answer',
  '/car-insurance/nothing-here',
  '/bike-insurance/idv-calculator/x',
  '/about-us/plans',
  '/tools/car-insurance',
])('the unknown path %s goes home with its query', async (path) => {
  expect(runs(path)).toBe(true);
  const { NextRequest } = await import('next/server');
  const url = `http://localhost:3000${path}?gclid=a&utm_source=b`;
  const response = await middleware(new NextRequest(url));
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe('http://localhost:3000/?gclid=a&utm_source=b');
});

test.each([
  '/About-Us',
  '/CLAIM',
  '/Term-insurance',
  '/cashless-Hospital',
  '/Claim/Travel',
  '/Car-Insurance/IDV-calculator',
  '/Faqs/Answer',
])('the page %s leads to its path in small letters, for good and with its query', async (path) => {
  expect(runs(path)).toBe(true);
  const { NextRequest } = await import('next/server');
  const url = `http://localhost:3000${path}?type=travel&gclid=a`;
  const response = await middleware(new NextRequest(url));
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(url.replace(path, path.toLowerCase()));
});

test.each([
  ['/%63laim', '/claim'],
  ['/Car%2Dinsurance/idv-calculator/', '/car-insurance/idv-calculator'],
  ['/health-insurance.html', '/health-insurance'],
])('%s, another address of a page, leads there in one step', async (path, page) => {
  const { NextRequest } = await import('next/server');
  const response = await middleware(new NextRequest(`http://localhost:3000${path}?gclid=a`));
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(`http://localhost:3000${page}?gclid=a`);
});

test.each([
  ...noindexPaths,
  citiesPath,
  citiesSitemapPath,
  cityPath('pune'),
  cityPath('%E0%A4%AA'),
])('%s is not redirected and gets a policy with a nonce', async (path) => {
  expect(runs(path)).toBe(true);
  const { NextRequest } = await import('next/server');
  const response = await middleware(new NextRequest(`http://localhost:3000${path}`));
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
});

test.each(answerPaths)(
  '%s is made per request, under a nonce and for no other site',
  async (path) => {
    expect(runs(`${path}?utm_source=x&q=a`)).toBe(true);
    const { NextRequest } = await import('next/server');
    const response = await middleware(new NextRequest(`http://localhost:3000${path}?q=a%20b`));
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
  },
);

test('a client that requests hundreds of rendered pages is told to wait and to phone, and is still redirected home', async () => {
  const { NextRequest } = await import('next/server');
  const ask = (path: string) =>
    middleware(
      new NextRequest(`http://localhost:3000${path}`, {
        headers: { 'x-forwarded-for': '203.0.113.77' },
      }),
    );
  const statuses = [];
  for (let n = 0; n < 602; n++)
    statuses.push((await ask('/claim/travel/answer?date=2026-11-01')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const refused = await ask('/claim/travel/answer?date=2026-11-01');
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.text()).toMatch(/call us on \d/);
  const inHindi = await (await ask('/hi/claim/travel/answer?date=2026-11-01')).text();
  expect(inHindi).toMatch(/^आपके नेटवर्क से .* \d.* पर कॉल करें।$/);
  expect((await ask('/nothing-here')).status).toBe(307);
});

test('nginx does not count what it caches, and counts every other path and spelling', () => {
  const entries = [...nginxMapOfCachedPaths().matchAll(/^"~(.+)" "";$/gm)];
  const isCached = (path: string) => entries.some(([, own]) => new RegExp(own ?? '').test(path));
  for (const { path } of [...routes, ...subPageRoutes])
    expect([path, isCached(path)]).toEqual([path, true]);
  for (const path of [...publicFiles, '/sharing/home.png', '/claim.md', '/llms.txt'])
    expect([path, isCached(path)]).toEqual([path, true]);
  for (const path of [
    ...noindexPaths,
    ...answerPaths,
    ...['/robots.txt', '/api/status', '/_next/x', '/nope', '/Claim', '/claim/', '/icons/192xpng'],
  ])
    expect([path, isCached(path)]).toEqual([path, false]);
  // nginx's limit for one word.
  for (const [line] of entries) expect(Buffer.byteLength(line)).toBeLessThan(4000);
});

test('no page rendered per request is served statically', () => {
  expect([...noindexPaths, ...answerPaths].filter(isStaticPath)).toEqual([]);
  expect(noindexPaths.filter(isAnswerPath)).toEqual([]);
});

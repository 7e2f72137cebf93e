/**
 * What crawlers read of a production build: that pages may be indexed, Open Graph images, Markdown versions, the site's
 * own files.
 */
import { expect } from '@playwright/test';
import { decodeHTML } from 'entities';
import { indexedTools } from '../lib/content/indexed-tools.ts';
import { formatDate } from '../lib/dates/format-date.ts';
import { dayMs } from '../lib/dates/iso-date.ts';
import { type Route, reviewDateFor } from '../lib/site/find-route.ts';
import { hindiPagePaths, hindiPath } from '../lib/site/hindi-pages.ts';
import { markdownPath, ogImagePath } from '../lib/site/page-urls.ts';
import { routes } from '../lib/site/routes.ts';
import { calculatorRoutes } from '../lib/site/tool-routes.ts';
import { test } from '../testing/playwright/fixtures.ts';

const rows: readonly Route[] = routes;
const origin = 'http://localhost:3000';
test.use({ isProduction: true });

const listedPaths = [...rows, ...indexedTools].map(({ path }) => path);
const isInHindi = (path: string) => hindiPagePaths.includes(path);
const addressOf = (path: string) => origin + (path === '/' ? '' : path);

const maxPictureBytes = 60 * 1024;

test('every page has its own Open Graph image, of the type and size that its header says', async ({
  page,
  request,
}) => {
  for (const { path } of [...rows, ...indexedTools]) {
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
      expect(url).toBe(origin + ogImagePath(path));
      expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{20,}"/);
      const answer = await request.get(ogImagePath(path));
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
      const file = await answer.body();
      expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(file.length).toBeLessThan(maxPictureBytes);
    });
  }
  // All have the same origin: one is rendered.
  await page.goto('/robots.txt');
  const size = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, ogImagePath('/'));
  expect(size).toEqual([1200, 630]);
});

test('pages of facts and help have a Markdown version, and no other page links one', async ({
  request,
}) => {
  for (const { path } of [...rows, ...indexedTools]) {
    const html = await (await request.get(path)).text();
    const named = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html)?.[1];
    const twin = markdownPath(path);
    expect(named, path).toBe(twin ? origin + twin : undefined);
    if (!twin) continue;
    const answer = await request.get(twin);
    expect(answer.status(), twin).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.headers().link).toBe(`<${origin}${path}>; rel="canonical"`);
    const heading = /<h1[^>]*>(.*?)<\/h1>/
      .exec(html)?.[1]
      ?.replaceAll(/<[^>]+>/g, '')
      .replaceAll('&#x27;', '’');
    expect((await answer.text()).split('\n')[0]).toBe(`# ${heading}`);
  }
});

test('the sitemap has the route table and the tools, with the dates of the reviews', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>[\s\S]*?<lastmod>(.*?)<\/lastmod>/g)];
  expect(listed.map(([, address, day]) => [address, day])).toEqual(
    listedPaths.flatMap((path) => {
      const addresses = isInHindi(path) ? [path, hindiPath(path)] : [path];
      return addresses.map((one) => [addressOf(one), reviewDateFor(path)]);
    }),
  );
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \/$/m);
  expect(robots).toContain('Disallow: /api/');
});

test('a page in both languages names both, in each head and each row of the sitemap', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const rowOf = new Map(
    [...sitemap.matchAll(/<loc>(.*?)<\/loc>([\s\S]*?)<\/url>/g)].map(([, url, row]) => [url, row]),
  );
  const alternatesIn = (text: string) =>
    [...text.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, url]) => [language, url],
    );
  for (const path of listedPaths) {
    const url = addressOf(path);
    const expected = isInHindi(path)
      ? [
          ['en-IN', url],
          ['hi-IN', addressOf(hindiPath(path))],
          ['x-default', url],
        ]
      : [];
    for (const one of isInHindi(path) ? [path, hindiPath(path)] : [path]) {
      const head = (await (await request.get(one)).text()).split('</head>')[0] ?? '';
      expect([one, alternatesIn(head)]).toEqual([one, expected]);
      expect([one, alternatesIn(rowOf.get(addressOf(one)) ?? '')]).toEqual([one, expected]);
    }
  }
});

test('every Hindi page may be indexed, under its own address, and says who has read it', async ({
  request,
}) => {
  for (const path of hindiPagePaths.map(hindiPath)) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<meta name="robots"[^>]*noindex/);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(addressOf(path));
    expect(html.replaceAll('\u00a0', ' '), path).toContain(
      'यह हिंदी पाठ Asha Rao ने 27 नवंबर 2026 को जाँचा।',
    );
  }
});

test('every page may be indexed, under its own address', async ({ request }) => {
  for (const path of [...rows.map(({ path }) => path), ...indexedTools.map(({ path }) => path)]) {
    const answer = await request.get(path);
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined();
    const html = await answer.text();
    expect(html, path).not.toMatch(/<meta name="robots"[^>]*noindex/);
    expect(html, path).toContain(`Page last reviewed on ${formatDate(reviewDateFor(path))}.`);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical).toBe(origin + (path === '/' ? '' : path));
    expect(html, path).not.toContain('emonstration');
  }
});

test('of the pages that a crawler finds, under 15% are closed or noindex', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const disallowed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, rule = '']) => new RegExp(`^${rule.replaceAll('*', '.*')}`),
  );
  const found = ['/'];
  const closed: string[] = [];
  // Grows while it is read.
  for (const path of found) {
    if (disallowed.some((rule) => rule.test(path))) {
      closed.push(path);
      continue;
    }
    const answer = await request.get(path, { maxRedirects: 0 });
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await answer.text();
    if (/<meta name="robots"[^>]*noindex/.test(html)) closed.push(path);
    for (const [link] of html.matchAll(/<a [^>]*>/g)) {
      const [target = ''] = decodeHTML(/ href="([^"#]*)/.exec(link)?.[1] ?? '').split('#');
      const isPage = target.startsWith('/') && !target.startsWith('/api/');
      if (isPage && !link.includes('nofollow') && !found.includes(target)) found.push(target);
    }
  }
  expect(found.length).toBeGreaterThan(rows.length + indexedTools.length - 1);
  expect(closed.length / found.length, closed.join('\n')).toBeLessThan(0.15);
});

test('security.txt names a contact and expires within a year', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:.+@.+$/m);
  const daysLeft = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / dayMs;
  expect(daysLeft).toBeGreaterThan(0);
  expect(daysLeft).toBeLessThan(366);
});

test('the links of llms.txt exist', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const addresses = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => address);
  // And the page of a refused claim.
  expect(addresses).toHaveLength(rows.length + calculatorRoutes.length + 1);
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    const { status, type } = await request
      .get(pathname + search, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), type: answer.headers()['content-type'] }));
    expect([address, status]).toEqual([address, 200]);
    expect(type).toContain(address.endsWith('.md') ? 'text/markdown' : 'text/html');
  }
});

test('the manifest’s icons have the stated sizes', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs).toHaveLength(3);
  for (const { src, sizes } of pngs) {
    const file = await (await request.get(src)).body();
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});

/** What crawlers read of a production build: that pages may be indexed, Open Graph images, Markdown versions. */
import { expect } from '@playwright/test';
import { decodeHTML } from 'entities';
import { indexedTools } from '../lib/content/indexed-tools.ts';
import { formatDate } from '../lib/dates/format-date.ts';
import { type Route, reviewDateFor } from '../lib/site/find-route.ts';
import { hindiPagePaths, hindiPath } from '../lib/site/hindi-pages.ts';
import { markdownPath, ogImagePath } from '../lib/site/page-urls.ts';
import { routes } from '../lib/site/routes.ts';
import { test } from '../testing/playwright/fixtures.ts';

const rows: readonly Route[] = routes;
const origin = 'http://localhost:3000';
test.use({ isProduction: true });

const listedPaths = [...rows, ...indexedTools].map(({ path }) => path);
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

test('every page may be indexed, under its own address; a Hindi one says who has read it', async ({
  request,
}) => {
  for (const path of [...listedPaths, ...hindiPagePaths.map(hindiPath)]) {
    const answer = await request.get(path);
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined();
    const html = (await answer.text()).replaceAll('\u00a0', ' ');
    expect(html, path).not.toMatch(/<meta name="robots"[^>]*noindex/);
    expect(html, path).toContain(
      listedPaths.includes(path)
        ? `Page last reviewed on ${formatDate(reviewDateFor(path)).replaceAll('\u00a0', ' ')}.`
        : 'यह हिंदी पाठ Asha Rao ने 27 नवंबर 2026 को जाँचा।',
    );
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(addressOf(path));
    // A Hindi page carries the texts of its scripts.
    if (listedPaths.includes(path)) expect(html, path).not.toContain('emonstration');
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

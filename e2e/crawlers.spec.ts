/** What crawlers read of a production build: that pages may be indexed, Open Graph images, Markdown versions. */
import { type APIRequestContext, expect } from '@playwright/test';
import { decodeHTML } from 'entities';
import { findIndexedTool, indexedTools } from '../lib/content/indexed-tools.ts';
import { formatDate } from '../lib/dates/format-date.ts';
import type { Route } from '../lib/site/find-route.ts';
import { hindiPagePaths, hindiPath } from '../lib/site/hindi-pages.ts';
import { markdownPath, ogImagePath, ogImagePathOf } from '../lib/site/page-urls.ts';
import { routes } from '../lib/site/routes.ts';
import { textChangedOn } from '../lib/site/text-dates.ts';
import { test } from '../testing/playwright/fixtures.ts';

const rows: readonly Route[] = routes;
const origin = 'http://localhost:3000';
test.use({ isProduction: true });
// One site for all of them.
test.describe.configure({ mode: 'default' });

const listedPaths = [...rows, ...indexedTools].map(({ path }) => path);
const addressOf = (path: string) => origin + (path === '/' ? '' : path);

const maxPictureBytes = 60 * 1024;

test('every page may be indexed, under its own address, with a picture of its own and, where it is facts or help, a Markdown version', async ({
  page,
  request,
}) => {
  for (const path of listedPaths)
    await test.step(path, async () => {
      const { headers, html } = await read(request, path);
      expect(headers['x-robots-tag']).toBeUndefined();
      expect(html).not.toMatch(/<meta name="robots"[^>]*noindex/);
      expect(tagOf(html, 'rel="canonical" href')).toBe(addressOf(path));
      const day = formatDate(textChangedOn(path)).replaceAll('\u00a0', ' ');
      expect(html).toContain(`Text last changed on ${day}.`);
      // A Hindi page carries the texts of its scripts.
      expect(html).not.toContain('emonstration');
      await expectPicture(request, path, html);
      await expectMarkdown(request, path, html);
    });
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

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = (await answer.text()).replaceAll('\u00a0', ' ');
  return { headers: answer.headers(), html };
}

/** @returns the value of the first tag's attribute; `start` is what comes before the value. */
const tagOf = (html: string, start: string) =>
  new RegExp(`<(?:link|meta) ${start}="([^"]+)"`).exec(html)?.[1];

async function expectPicture(request: APIRequestContext, path: string, html: string) {
  const tool = findIndexedTool(path);
  const picture = ogImagePathOf(tool?.page ?? path, tool ?? undefined);
  expect(tagOf(html, 'property="og:image" content')).toBe(origin + picture);
  expect(tagOf(html, 'property="og:image:alt" content')).toMatch(/.{20}/);
  const answer = await request.get(picture);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  const file = await answer.body();
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(maxPictureBytes);
}

async function expectMarkdown(request: APIRequestContext, path: string, html: string) {
  const twin = markdownPath(path);
  const named = tagOf(html, 'rel="alternate" type="text/markdown" href');
  expect(named).toBe(twin ? origin + twin : undefined);
  if (!twin) return;
  const answer = await request.get(twin);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.headers().link).toBe(`<${origin}${path}>; rel="canonical"`);
  const heading = /<h1[^>]*>(.*?)<\/h1>/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’');
  expect((await answer.text()).split('\n')[0]?.replaceAll('\u00a0', ' ')).toBe(`# ${heading}`);
}

test('every Hindi page may be indexed, under its own address, and says who has read it', async ({
  request,
}) => {
  for (const path of hindiPagePaths.map(hindiPath)) {
    const { headers, html } = await read(request, path);
    expect.soft(headers['x-robots-tag'], path).toBeUndefined();
    expect.soft(html, path).not.toMatch(/<meta name="robots"[^>]*noindex/);
    expect.soft(html, path).toContain('यह हिंदी पाठ Asha Rao ने 27 नवंबर 2026 को जाँचा।');
    expect.soft(tagOf(html, 'rel="canonical" href'), path).toBe(addressOf(path));
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

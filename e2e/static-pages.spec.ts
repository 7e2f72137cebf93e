/** A prerendered page is sent by server/static-files.ts as Next would send it. */
import { type APIRequestContext, expect } from '@playwright/test';
import { routes } from '../lib/site/routes.ts';
import { test } from '../testing/playwright/fixtures.ts';

/** Headers of the connection, of Next's cache and router, and the two algorithms for an ETag. */
const differing =
  /^(?:date|connection|keep-alive|content-length|content-encoding|transfer-encoding|etag|vary|x-nextjs-.*)$/;

async function read(request: APIRequestContext, url: string) {
  const response = await request.get(url, { headers: { 'Accept-Encoding': 'identity' } });
  expect(response.status()).toBe(200);
  const headers = Object.entries(response.headers()).filter(([name]) => !differing.test(name));
  return { headers: Object.fromEntries(headers), body: await response.text() };
}

test('each page has the same bytes and headers as from Next, which serves it for an unknown query', async ({
  request,
}) => {
  for (const { path } of routes)
    expect.soft(await read(request, path)).toEqual(await read(request, `${path}?unknown=1`));
});

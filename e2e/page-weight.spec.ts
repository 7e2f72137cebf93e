/**
 * Weight of a page without pictures and scripts: its HTML as browsers receive it must not grow. With Brotli, because
 * all browsers since 2017 take it; gzip looks back 32 KB only, so there the order of a page's parts would count.
 */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import { hindiPagePaths, hindiPath } from '../lib/site/hindi-pages.ts';
import { type RoutePath, routes } from '../lib/site/routes.ts';
import { test } from '../testing/playwright/fixtures.ts';

/** KB with Brotli. A commit that raises a row says why, and saves it elsewhere. */
const maxKilobytes: Partial<Record<RoutePath, number>> = {
  '/faqs': 36,
  '/insurance-companies': 21,
  '/claim': 25,
  '/senior-citizen': 23.5,
  '/health-insurance': 24.5,
  '/term-insurance': 23.5,
  '/': 16.5,
  '/diabetes-health-insurance': 23,
  '/car-insurance': 24.5,
  '/investment-plans': 22.5,
  '/pension-plans': 22,
  '/capital-guarantee': 21,
  '/super-topup': 20.5,
  '/critical-illness-insurance': 21,
  '/family-health-insurance': 21,
  '/1crore-health-insurance': 21,
  '/child-plans': 21.5,
  '/maternity-health-insurance': 20.5,
  '/bike-insurance': 21.5,
  '/grievance-redressal': 21,
  '/travel-insurance': 21,
  '/renewal': 20,
  '/privacy-policy': 23,
  '/contact-us': 16,
  '/cashless-hospital': 17.5,
  '/joy-center': 16.5,
  '/legal': 15.5,
  '/about-us': 14,
  '/careers': 12.5,
  '/customer-login': 13,
  '/terms-and-conditions': 12.5,
};

/** Limit of a page without a row above: that of a product page. */
const maxOfNewPage = 26;

/**
 * KB with Brotli that a Hindi page adds to its English page: longer letters, and the texts that its client components
 * render, which an English page has in its scripts.
 */
const maxAddedByHindi = 9.1;

/** The page whose answer the browser renders whole, in all its sentences. */
const maxAddedByHindiSearch = 14.6;

test.use({ javaScriptEnabled: false });

test('no page weighs more than its row, and a new page no more than a product page', async ({
  request,
}) => {
  const weights = await weighAll(
    request,
    routes.map(({ path }) => path),
  );
  for (const [path, weight] of weights)
    expect.soft(weight, path).toBeLessThanOrEqual(maxKilobytes[path as RoutePath] ?? maxOfNewPage);
});

test('no Hindi page adds more to its English page than its letters and texts', async ({
  request,
}) => {
  const weights = await weighAll(request, [
    ...hindiPagePaths,
    ...hindiPagePaths.map((path) => hindiPath(path)),
  ]);
  for (const path of hindiPagePaths) {
    const max = path === '/cashless-hospital' ? maxAddedByHindiSearch : maxAddedByHindi;
    const [hindi, english] = [weights.get(hindiPath(path)), weights.get(path)];
    expect.soft((hindi ?? Number.NaN) - (english ?? Number.NaN), path).toBeLessThanOrEqual(max);
  }
});

const compress = promisify(brotliCompress);

async function weighAll(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const weigh = async (path: string) => {
    const html = await (await request.get(path)).body();
    return [path, (await compress(html)).length / 1024] as const;
  };
  return new Map(await Promise.all(paths.map(weigh)));
}

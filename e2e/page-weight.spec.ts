/** Weight of a page without pictures and scripts: its HTML as sent, compressed, must not grow. */
import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import { hindiPagePaths, hindiPath } from '../lib/site/hindi-pages.ts';
import { type RoutePath, routes } from '../lib/site/routes.ts';
import { test } from '../testing/playwright/fixtures.ts';

/** KB with gzip. A commit that raises a row says why, and saves it elsewhere. */
const maxKilobytes: Partial<Record<RoutePath, number>> = {
  '/faqs': 50.5,
  '/insurance-companies': 29.5,
  '/claim': 32,
  '/senior-citizen': 30.5,
  '/health-insurance': 33,
  '/term-insurance': 32,
  '/': 25,
  '/diabetes-health-insurance': 32.5,
  '/car-insurance': 33,
  '/investment-plans': 30.5,
  '/pension-plans': 28,
  '/capital-guarantee': 27,
  '/super-topup': 26,
  '/critical-illness-insurance': 27,
  '/family-health-insurance': 27,
  '/1crore-health-insurance': 26.5,
  '/child-plans': 27.5,
  '/maternity-health-insurance': 26.5,
  '/bike-insurance': 28,
  '/grievance-redressal': 29,
  '/travel-insurance': 29.5,
  '/renewal': 26,
  '/privacy-policy': 39.2,
  '/contact-us': 23.5,
  '/cashless-hospital': 25.3,
  '/joy-center': 24.6,
  '/legal': 25,
  '/about-us': 20.5,
  '/careers': 17.5,
  '/customer-login': 18.5,
  '/terms-and-conditions': 18.5,
};

/** Limit of a page without a row above: that of a product page. */
const maxOfNewPage = 34;

/** KB with gzip that a Hindi page adds to its English page: longer letters, and the texts of the browser. */
const maxAddedByHindi = 8;

test.use({ javaScriptEnabled: false });

for (const { path } of routes) {
  const max = maxKilobytes[path] ?? maxOfNewPage;
  test(`${path} weighs at most ${max} KB`, async ({ request }) => {
    expect(await weigh(request, path)).toBeLessThanOrEqual(max);
  });
}

for (const path of hindiPagePaths) {
  test(`${hindiPath(path)} adds at most ${maxAddedByHindi} KB to ${path}`, async ({ request }) => {
    const added = (await weigh(request, hindiPath(path))) - (await weigh(request, path));
    expect(added).toBeLessThanOrEqual(maxAddedByHindi);
  });
}

async function weigh(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).body();
  return gzipSync(html).length / 1024;
}

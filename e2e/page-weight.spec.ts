/** Weight of a page without pictures and scripts: its HTML as sent, compressed, must not grow. */
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { type RoutePath, routes } from '../lib/site/routes.ts';
import { test } from '../testing/playwright/fixtures.ts';

/** KB with gzip. A commit that raises a row says why, and saves it elsewhere. */
const maxKilobytes: Partial<Record<RoutePath, number>> = {
  '/faqs': 83.1,
  '/insurance-companies': 31.0,
  '/claim': 44.9,
  '/senior-citizen': 46.9,
  '/health-insurance': 46.6,
  '/term-insurance': 44.7,
  '/': 45.3,
  '/diabetes-health-insurance': 45.2,
  '/car-insurance': 45.3,
  '/investment-plans': 42.6,
  '/pension-plans': 41.3,
  '/capital-guarantee': 41.5,
  '/super-topup': 39.1,
  '/critical-illness-insurance': 39.1,
  '/family-health-insurance': 39.1,
  '/1crore-health-insurance': 39.6,
  '/child-plans': 39.5,
  '/maternity-health-insurance': 37.9,
  '/bike-insurance': 39.7,
  '/grievance-redressal': 34.8,
  '/travel-insurance': 37.6,
  '/renewal': 31.1,
  '/privacy-policy': 39.2,
  '/contact-us': 25.4,
  '/cashless-hospital': 25,
  '/joy-center': 24.5,
  '/legal': 26.0,
  '/about-us': 20.9,
  '/careers': 19.2,
  '/customer-login': 18.7,
  '/terms-and-conditions': 19.4,
};

/** Limit of a page without a row above: that of a product page. */
const maxOfNewPage = 47;

test.use({ javaScriptEnabled: false });

for (const { path } of routes) {
  const max = maxKilobytes[path] ?? maxOfNewPage;
  test(`${path} weighs at most ${max} KB`, async ({ request }) => {
    const html = await (await request.get(path)).body();
    expect(gzipSync(html).length / 1024).toBeLessThanOrEqual(max);
  });
}

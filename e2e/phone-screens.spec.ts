/** How long a page is on a phone while everything is folded, and what an answer shows before anybody scrolls. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { RoutePath } from '../lib/site/routes.ts';
import { routes } from '../lib/site/routes.ts';
import { test } from '../testing/fixtures.ts';

const phone = { width: 360, height: 740 };
const smallLaptop = { width: 1366, height: 625 };

const mostProductScreens = 13.2;
const mostScreens: Partial<Record<RoutePath, number>> = {
  '/': 8,
  '/renewal': 21.5,
  '/claim': 5,
  '/cashless-hospital': 18,
  '/customer-login': 12,
  '/joy-center': 8,
  '/about-us': 15.5,
  '/careers': 12.5,
  '/contact-us': 18.5,
  '/insurance-companies': 20,
  '/faqs': 14,
  '/grievance-redressal': 28,
  '/terms-and-conditions': 13.5,
  '/privacy-policy': 33,
  '/legal': 21,
};

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const { path, kind } of routes) {
    const most = kind === 'product' ? mostProductScreens : mostScreens[path];
    test(`${path} is no longer than ${most} screens`, async ({ page }) => {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / phone.height).toBeLessThanOrEqual(most ?? 0);
    });
  }
});

type Answer = { name: string; address: string; verdicts: (page: Page) => Locator[] };

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const answers: Answer[] = [
  {
    name: 'a claim',
    address: `/claim?type=motor-own-damage&step=plan&date=${daysFromNow(-1)}`,
    verdicts: (page) => [heading(page)],
  },
  {
    name: 'a renewal',
    address: `/renewal?line=health&expiry=${daysFromNow(-9)}&mode=yearly`,
    verdicts: (page) => [heading(page)],
  },
];

for (const { name, address, verdicts } of answers) {
  for (const size of [phone, smallLaptop]) {
    test(`the answer to ${name} is on the first screen at ${size.width}×${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(address);
      const bar = page.getByRole('navigation', { name: 'Talk to us' });
      const covered = (await bar.isVisible()) ? ((await bar.boundingBox())?.height ?? 0) : 0;
      for (const verdict of verdicts(page)) {
        const box = await verdict.boundingBox();
        expect(box).not.toBeNull();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height - covered);
      }
    });
  }
}

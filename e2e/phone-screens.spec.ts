/** How long a page is on a phone while everything is folded, and what an answer shows before anybody scrolls. */
import { expect, type Locator, type Page } from '@playwright/test';
import { pagePictures } from '../lib/content/drawings.ts';
import { officialPrices } from '../lib/content/prices.ts';
import type { ProductPath, RoutePath } from '../lib/site/routes.ts';
import { routes } from '../lib/site/routes.ts';
import {
  type AnyInstrument,
  instrumentsOn,
} from '../lib/tools/page-instruments/page-instruments.ts';
import { test } from '../testing/fixtures.ts';

test.use({ isFontInTime: true });

const phone = { width: 360, height: 740 };
const smallLaptop = { width: 1366, height: 625 };

const mostProductScreens = 12;
const mostScreens: Partial<Record<RoutePath, number>> = {
  '/': 8,
  '/renewal': 6.5,
  '/claim': 5,
  '/cashless-hospital': 5.5,
  '/customer-login': 12,
  '/joy-center': 8,
  '/about-us': 6.8,
  '/careers': 12.5,
  '/contact-us': 6.6,
  '/insurance-companies': 9.8,
  '/faqs': 14,
  '/grievance-redressal': 8.6,
  '/terms-and-conditions': 13.5,
  '/privacy-policy': 10.8,
  '/legal': 6.9,
};

/** How far down a person sees: to the bar at the foot of the screen. */
async function lowestSeen(page: Page, height: number): Promise<number> {
  const bar = page.getByRole('navigation', { name: 'Talk to us' });
  return height - ((await bar.isVisible()) ? ((await bar.boundingBox())?.height ?? 0) : 0);
}

/** What shows the answer: the price by rule, else the drawing, else the first figure with its little picture. */
const instrumentOf = (page: Page, path: ProductPath) => {
  if (officialPrices[path]) return page.locator('main table').first();
  return page.locator(pagePictures[path] ? '#picture svg' : 'main dl > div:has(svg)').first();
};

/** A tall drawing may end below the bar; what it shows is clear by then. */
async function expectAnswerInSight(page: Page, path: ProductPath) {
  const instrument = instrumentOf(page, path);
  await expect(instrument).toBeVisible();
  const box = await instrument.boundingBox();
  const seen = (await lowestSeen(page, phone.height)) - (box?.y ?? phone.height);
  expect.soft(seen / (box?.height ?? 1)).toBeGreaterThanOrEqual(0.6);
}

async function expectQuestionInSight(page: Page, { id, fields }: AnyInstrument) {
  const box = await page.locator(`#${id}-${Object.keys(fields)[0]}`).boundingBox();
  const bottom = (box?.y ?? phone.height) + (box?.height ?? 0);
  expect.soft(bottom).toBeLessThanOrEqual(await lowestSeen(page, phone.height));
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const { path, kind } of routes) {
    const most = kind === 'product' ? mostProductScreens : mostScreens[path];
    test(`${path} is no longer than ${most} screens, and a product opens with its answer or first question`, async ({
      page,
    }) => {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height / phone.height).toBeLessThanOrEqual(most ?? 0);
      if (kind !== 'product') return;
      const [first] = instrumentsOn(path);
      if (first) await expectQuestionInSight(page, first);
      if (!first || officialPrices[path]) await expectAnswerInSight(page, path);
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
    address: `/claim?type=motor-own-damage&date=${daysFromNow(-1)}`,
    verdicts: (page) => [
      heading(page),
      page.getByRole('heading', { level: 2, name: 'Do now' }),
      page.getByRole('checkbox').first(),
    ],
  },
  {
    name: 'a renewal',
    address: `/renewal?line=health&expiry=${daysFromNow(-9)}&mode=yearly`,
    verdicts: (page) => [heading(page)],
  },
  {
    name: 'a complaint',
    address: `/grievance-redressal?complained=${daysFromNow(-21)}&to=insurer`,
    verdicts: (page) => [heading(page)],
  },
  {
    name: 'happy events',
    address: `/joy-center?event=wedding&wedding=${daysFromNow(27)}&event=baby&baby=${daysFromNow(160)}&event=vehicle&vehicle=${daysFromNow(-9)}`,
    verdicts: (page) => [heading(page)],
  },
  {
    name: 'a search for hospitals',
    address: '/cashless-hospital?q=eye+hospital+near+560034',
    verdicts: (page) => [heading(page), page.locator('#hospitals h3').first()],
  },
];

test.describe('over an answer on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const { name, address } of answers) {
    test(`the header of ${name} is at most 150 px high`, async ({ page }) => {
      await page.goto(address);
      const header = page.locator('main > div', { has: heading(page) }).first();
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(150);
      await expect(header.getByRole('link', { name: /change/i })).toBeVisible();
    });
  }
});

for (const { name, address, verdicts } of answers) {
  for (const size of [phone, smallLaptop]) {
    test(`the answer to ${name} is on the first screen at ${size.width}×${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(address);
      const lowest = await lowestSeen(page, size.height);
      for (const verdict of verdicts(page)) {
        const box = await verdict.boundingBox();
        expect(box).not.toBeNull();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(lowest);
      }
    });
  }
}

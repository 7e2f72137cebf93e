/** The length of a page on a phone and the content of its first screen, before any scrolling or opening. */
import { expect, type Page } from '@playwright/test';
import { products } from '../../lib/content/products.ts';
import type { ProductPath, RoutePath, routes } from '../../lib/site/routes.ts';
import { calculatorsFor } from '../../lib/tools/calculator-registry/page-calculators.ts';
import type { Calculator } from '../../lib/tools/calculators/calculator.ts';
import { enlargeText } from './page-fit.ts';
import { phoneViewport } from './small-phone.ts';

/** With one question of the tool in a row: two in a row cut the lists and left holes. */
const maxProductScreens = 12.5;
const maxScreens: Partial<Record<RoutePath, number>> = {
  '/': 8,
  '/renewal': 6.5,
  '/claim': 5,
  '/cashless-hospital': 4.6,
  '/customer-login': 12,
  '/joy-center': 5,
  '/about-us': 6.8,
  '/careers': 12.5,
  '/contact-us': 6.6,
  // Marks of values off the scale, and the note on few claims in the open.
  '/insurance-companies': 10,
  '/faqs': 14,
  '/grievance-redressal': 8.6,
  '/terms-and-conditions': 13.5,
  '/privacy-policy': 10.8,
  '/legal': 6.9,
};

/** The visible height, above the bar at the bottom of the screen. */
export async function visibleHeight(page: Page, height: number): Promise<number> {
  const bar = page.getByRole('navigation', { name: 'Talk to us' });
  return height - ((await bar.isVisible()) ? ((await bar.boundingBox())?.height ?? 0) : 0);
}

/** The element that shows the answer: the statutory price, or the sum of the example. */
const answerElement = (page: Page, path: ProductPath) => {
  return page.locator(products[path].officialPrices ? 'main table' : '#work-it-out dl').first();
};

async function expectAnswerVisible(page: Page, path: ProductPath) {
  const answer = answerElement(page, path);
  await expect(answer).toBeVisible();
  const box = await answer.boundingBox();
  const visiblePx =
    (await visibleHeight(page, phoneViewport.height)) - (box?.y ?? phoneViewport.height);
  expect.soft(visiblePx / (box?.height ?? 1)).toBeGreaterThanOrEqual(0.6);
}

async function expectQuestionVisible(page: Page, { id, fields }: Calculator) {
  const box = await page.locator(`[id="${id}-${Object.keys(fields)[0]}"]`).boundingBox();
  const bottom = (box?.y ?? phoneViewport.height) + (box?.height ?? 0);
  expect.soft(bottom).toBeLessThanOrEqual(await visibleHeight(page, phoneViewport.height));
}

/** With narrow screens and large letters the first number, at least, is there. */
const crampedPhones = [
  { width: 320, height: 640, letters: 16 },
  { ...phoneViewport, letters: 24 },
];

async function expectNumberVisibleWhenCramped(page: Page, path: ProductPath) {
  const number = page.locator(products[path].officialPrices ? 'main td' : '#work-it-out dd');
  for (const { width, height, letters } of crampedPhones) {
    await page.setViewportSize({ width, height });
    await enlargeText(page, letters);
    const box = await number.first().boundingBox();
    const bottom = (box?.y ?? height) + (box?.height ?? 0);
    const name = `${width} px, letters of ${letters} px`;
    expect.soft(bottom, name).toBeLessThanOrEqual(await visibleHeight(page, height));
  }
  await enlargeText(page, 16);
  await page.setViewportSize(phoneViewport);
}

/** Expects the page unscrolled. A product page begins with its tariff and first question, or an example's answer. */
export async function expectShortOnPhone(page: Page, route: (typeof routes)[number]) {
  const maxLength = route.kind === 'product' ? maxProductScreens : maxScreens[route.path];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(height / phoneViewport.height, 'screens').toBeLessThanOrEqual(maxLength ?? 0);
  if (route.kind !== 'product') return;
  const [first] = calculatorsFor(route.path);
  if (first && products[route.path].officialPrices) await expectQuestionVisible(page, first);
  await expectAnswerVisible(page, route.path);
  await expectNumberVisibleWhenCramped(page, route.path);
}

/** A page on a phone before anybody scrolls or opens anything: how long it is, and what is on its first screen. */
import { expect, type Page } from '@playwright/test';
import { products } from '../lib/content/products.ts';
import type { ProductPath, RoutePath, routes } from '../lib/site/routes.ts';
import {
  type AnyCalculator,
  calculatorsFor,
} from '../lib/tools/calculator-registry/page-calculators.ts';

export const phoneViewport = { width: 360, height: 740 };

const maxProductScreens = 12;
const maxScreens: Partial<Record<RoutePath, number>> = {
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
export async function visibleHeight(page: Page, height: number): Promise<number> {
  const bar = page.getByRole('navigation', { name: 'Talk to us' });
  return height - ((await bar.isVisible()) ? ((await bar.boundingBox())?.height ?? 0) : 0);
}

/** What shows the answer: the price by rule, else the drawing, else the first figure with its little picture. */
const calculatorOf = (page: Page, path: ProductPath) => {
  if (products[path].officialPrices) return page.locator('main table').first();
  return page.locator(products[path].picture ? '#picture svg' : 'main dl > div:has(svg)').first();
};

/** A tall drawing may end below the bar; what it shows is clear by then. */
async function expectAnswerVisible(page: Page, path: ProductPath) {
  const instrument = calculatorOf(page, path);
  await expect(instrument).toBeVisible();
  const box = await instrument.boundingBox();
  const seen = (await visibleHeight(page, phoneViewport.height)) - (box?.y ?? phoneViewport.height);
  expect.soft(seen / (box?.height ?? 1)).toBeGreaterThanOrEqual(0.6);
}

async function expectQuestionVisible(page: Page, { id, fields }: AnyCalculator) {
  const box = await page.locator(`#${id}-${Object.keys(fields)[0]}`).boundingBox();
  const bottom = (box?.y ?? phoneViewport.height) + (box?.height ?? 0);
  expect.soft(bottom).toBeLessThanOrEqual(await visibleHeight(page, phoneViewport.height));
}

/** The page stands unscrolled on a phone. A product opens with its answer or its first question. */
export async function expectShortOnPhone(page: Page, route: (typeof routes)[number]) {
  const most = route.kind === 'product' ? maxProductScreens : maxScreens[route.path];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(height / phoneViewport.height, 'screens').toBeLessThanOrEqual(most ?? 0);
  if (route.kind !== 'product') return;
  const [first] = calculatorsFor(route.path);
  if (first) await expectQuestionVisible(page, first);
  if (!first || products[route.path].officialPrices) await expectAnswerVisible(page, route.path);
}

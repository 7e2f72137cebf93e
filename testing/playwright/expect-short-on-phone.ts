/** The length of a page on a phone and the content of its first screen, before any scrolling or opening. */
import { expect, type Page } from '@playwright/test';
import type { RoutePath, routes } from '../../lib/site/routes.ts';
import { bottomBar } from './fixtures.ts';
import { enlargeText } from './page-fit.ts';
import { phoneViewport } from './small-phone.ts';

/** The limit allows one question of the tool in a row: two in a row cut the lists and left holes. */
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
  const bar = bottomBar(page);
  return height - ((await bar.isVisible()) ? ((await bar.boundingBox())?.height ?? 0) : 0);
}

/** The number of the example in the first 400 px, and the first row of its buttons above the bar at the bottom. */
async function expectAnswerVisible(page: Page) {
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  expect.soft(await bottomOf('#work-it-out dd'), 'number').toBeLessThanOrEqual(maxNumberBottom);
  const lowest = await visibleHeight(page, phoneViewport.height);
  expect.soft(await bottomOf('#work-it-out button'), 'buttons').toBeLessThanOrEqual(lowest);
  // The notified rates of a vehicle, open, are within two screens.
  if ((await page.locator('#tariff').count()) > 0)
    expect.soft(await bottomOf('#tariff'), 'tariff').toBeLessThanOrEqual(2 * lowest);
}

const maxNumberBottom = 400;

/** With narrow screens and large letters the first number, at least, is there. */
const crampedPhones = [
  { width: 320, height: 640, letters: 16 },
  { ...phoneViewport, letters: 24 },
];

async function expectNumberVisibleWhenCramped(page: Page) {
  const number = page.locator('#work-it-out dd');
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

/** Expects the page unscrolled. A product page begins with an example's answer. */
export async function expectShortOnPhone(page: Page, route: (typeof routes)[number]) {
  const maxLength = route.kind === 'product' ? maxProductScreens : maxScreens[route.path];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(height / phoneViewport.height, 'screens').toBeLessThanOrEqual(maxLength ?? 0);
  if (route.kind !== 'product') return;
  await expectAnswerVisible(page);
  await expectNumberVisibleWhenCramped(page);
}

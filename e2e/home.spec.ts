/** The home page: the health insurance page's content, and the way to every other product. */
import { expect } from '@playwright/test';
import { test } from '../testing/fixtures.ts';

test('the home page and the health insurance page show the same content under different heads', async ({
  page,
}) => {
  const sections = async (path: string) => {
    await page.goto(path);
    return page.locator('main h2').allInnerTexts();
  };
  const home = await sections('/');
  const health = await sections('/health-insurance');
  const shared = health.filter((heading) => home.includes(heading));
  expect(shared.length).toBeGreaterThanOrEqual(5);
  await page.goto('/');
  for (const name of ['Capital guarantee', 'Travel insurance', 'Diabetes health']) {
    await expect(page.locator('main').getByRole('link', { name }).first()).toBeVisible();
  }
});

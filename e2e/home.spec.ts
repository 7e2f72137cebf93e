/** The home page answers before it asks for anything. */
import { expect } from '@playwright/test';
import { test } from '../testing/playwright/fixtures.ts';

test.use({ isFontInTime: true });

test('the home page has no coloured button before it has answered something', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const coloured = await page.evaluate(() => {
      const answer = document.getElementById('health-insurance')?.getBoundingClientRect().top ?? 0;
      return [...document.querySelectorAll<HTMLElement>('a:not([href="#main"]), button')]
        .filter((one) => getComputedStyle(one).backgroundColor === 'rgb(255, 180, 31)')
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().top < answer)
        .map((one) => one.textContent);
    });
    expect(coloured).toEqual([]);
    await expect(page.locator('#health-insurance')).toBeVisible();
  }
});

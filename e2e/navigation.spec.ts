/** Navigation: menus by mouse and keyboard, the phone's drawer and bar, the back button. */
import { expect } from '@playwright/test';
import { productRoutes } from '../lib/site/find-route.ts';
import { bottomBar, callBackForm, isHydrated, test } from '../testing/playwright/fixtures.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';

test('by keyboard the first Tab skips to the content; the Products menu opens, Escape closes it and returns the focus; a press elsewhere closes it', async ({
  page,
}) => {
  await page.goto('/child-plans');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const products = page.getByRole('button', { name: 'Products' });
  const menu = page.locator('#site-menu');
  const link = menu.getByRole('link', { name: 'Super top-up' });
  await products.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  // It marks the current page.
  await expect(menu.locator('[aria-current="page"]')).toContainText('Child plans');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(products).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('#site-menu'))).toBe(true);
  await page.mouse.click(640, 880);
  await expect(menu).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(smallPhone);

  test('the drawer has every product and Customer Login', async ({ page }) => {
    await page.goto('/term-insurance');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('navigation', { name: 'All pages' });
    for (const { path } of [...productRoutes, { path: '/customer-login' }])
      await expect(drawer.locator(`a[href="${path}"]`)).toBeVisible();
    // Below the link to the other language help with a policy is first, and the last product is visible without
    // scrolling.
    await expect(drawer.getByRole('listitem').first()).toHaveText('Smart Claim');
    await expect(drawer.getByRole('link', { name: 'Travel insurance' })).toBeInViewport();
    await expect(drawer.getByRole('link', { name: 'Diabetes health' })).toBeInViewport();
    const close = drawer.getByRole('button', { name: 'Close' });
    // The drawer slides in: measure once nothing moves.
    await drawer.evaluate(async (element) => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    });
    const before = await close.boundingBox();
    await drawer.getByRole('link', { name: 'FAQs' }).scrollIntoViewIfNeeded();
    expect(await close.boundingBox()).toEqual(before);
    await close.tap();
    await expect(drawer).toBeHidden();

    await test.step('the bar at the bottom rings us or leads to the form', async () => {
      const bar = bottomBar(page);
      await expect(bar.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
      await bar.getByRole('link', { name: 'Get a Call' }).tap();
      await expect(callBackForm(page).products.first()).toBeInViewport();
      // It would cover the form, and offers the same.
      await expect(bar).toBeHidden();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(bar).toBeVisible();
    });
  });
});

test('cashless hospitals and Customer Login are one tap away at every width', async ({ page }) => {
  await page.goto('/legal');
  const header = page.getByRole('banner');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [name, path] of [
      ['Cashless hospitals', '/cashless-hospital'],
      ['Customer Login', '/customer-login'],
    ] as const) {
      const link = header.locator('> div').getByRole('link', { name });
      await expect(link, `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', path);
    }
  }
});

test('the back button restores the scroll position', async ({ page }) => {
  await page.goto('/term-insurance');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('link', { name: 'Legal and disclosures' }).click();
  await expect(page).toHaveURL(/\/legal/);
  await page.waitForFunction(isHydrated);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY > 1000);
});

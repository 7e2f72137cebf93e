/** From 768 px on, every page has its way to a person at the right end of the header. */
import { expect, type Page } from '@playwright/test';
import { type Route, routeFor } from '../lib/site/find-route.ts';
import { isSold } from '../lib/site/page-action.ts';
import { routes } from '../lib/site/routes.ts';
import { bottomBar, test } from '../testing/playwright/fixtures.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

const marigold = 'rgb(255, 180, 31)';

const headerCall = (page: Page) => page.getByRole('banner').locator('> div > a').last();

function labelOf({ kind, hasCallBackForm, ...route }: Route): string {
  if (!isSold({ kind, hasCallBackForm, ...route })) return 'Ask us to help';
  return hasCallBackForm ? 'Get a Call' : 'Write to us';
}

test('it is coloured while no other coloured button is in view, and never where people need help', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/term-insurance');
  const call = headerCall(page);
  await expect(call).toHaveCSS('background-color', marigold);
  await call.click();
  await expect(page.locator('#get-a-call')).toBeInViewport();
  await expect(call).not.toHaveCSS('background-color', marigold);
  await page.mouse.move(600, 400);
  await page.keyboard.press('Home');
  await expect(call).toHaveCSS('background-color', marigold);
  await page.goto('/claim');
  await expect(headerCall(page)).not.toHaveCSS('background-color', marigold);
});

test('on a phone the home page’s bar has the same call, coloured', async ({ page }) => {
  await page.setViewportSize(phoneViewport);
  await page.goto('/');
  const call = bottomBar(page).getByRole('link', { name: 'Get a Call' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveCSS('background-color', marigold);
  await expect(headerCall(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on every page a button of 44 px, at the right end and above y = 64, leads to a form', async ({
    page,
  }) => {
    const seen = new Set<string>();
    for (const { path } of routes) {
      await page.goto(path);
      const call = headerCall(page);
      for (const width of [768, 1024, 1366]) {
        await page.setViewportSize({ width, height: 768 });
        const where = `${path}, ${width} px`;
        await expect.soft(call, where).toHaveText(labelOf(routeFor(path)));
        const box = await call.boundingBox();
        expect.soft(box?.height, where).toBeGreaterThanOrEqual(44);
        expect.soft((box?.y ?? 64) + (box?.height ?? 0), where).toBeLessThanOrEqual(64);
        const right = await page
          .locator('header a:visible, header button:visible')
          .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), where).toBe(right);
      }
      const href = (await call.getAttribute('href')) ?? '';
      const isCall = (await call.textContent()) === 'Get a Call';
      expect.soft(href.endsWith('#get-a-call'), path).toBe(isCall);
      const target = new URL(href, page.url());
      if (target.pathname !== path) {
        if (seen.has(target.href)) continue;
        seen.add(target.href);
        await page.goto(target.href);
      }
      await expect.soft(page.locator(target.hash), path).toHaveCount(1);
      await expect.soft(page.locator(`${target.hash} form`), path).not.toHaveCount(0);
    }
  });

  test('it is there, outlined', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/term-insurance');
    await expect(headerCall(page)).toHaveAttribute('href', '#get-a-call');
    await expect(headerCall(page)).not.toHaveCSS('background-color', marigold);
  });
});

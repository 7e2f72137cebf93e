/** From 768 px on, every page has its way to a person in the header; e2e/every-page.spec.ts looks at each page's. */
import { expect } from '@playwright/test';
import { bottomBar, headerCall, test } from '../testing/playwright/fixtures.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

const marigold = 'rgb(255, 180, 31)';

test('it is coloured while no other coloured button is in view, never where people need help, and on a phone in the bar of the home page', async ({
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

  await page.setViewportSize(phoneViewport);
  await page.goto('/');
  const inBar = bottomBar(page).getByRole('link', { name: 'Get a Call' });
  await expect(inBar).toBeInViewport({ ratio: 1 });
  await expect(inBar).toHaveCSS('background-color', marigold);
  await expect(headerCall(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('its three kinds are outlined, as high as a finger at every width, and lead to a form', async ({
    page,
  }) => {
    for (const [path, name] of [
      ['/term-insurance', 'Get a Call'],
      ['/travel-insurance', 'Write to us'],
      ['/claim', 'Ask us to help'],
    ] as const)
      await test.step(name, async () => {
        await page.goto(path);
        const call = headerCall(page);
        await expect(call).toHaveText(name);
        for (const width of [768, 1024]) {
          await page.setViewportSize({ width, height: 768 });
          const box = await call.boundingBox();
          expect.soft(box?.height, `${width} px`).toBeGreaterThanOrEqual(44);
          expect.soft((box?.y ?? 64) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(64);
        }
        await expect(call).not.toHaveCSS('background-color', marigold);
        await call.click();
        await expect(page.locator(':target form').first()).toBeInViewport();
      });
  });
});

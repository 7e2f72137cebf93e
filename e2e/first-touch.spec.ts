import { type BrowserContext, expect } from '@playwright/test';
import { callBackForm, freshMobile, test } from '../testing/fixtures.ts';

/** A page of its own, which nothing touches (`page.goto` of the fixtures does). */
async function untouched(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const scripts = page.locator('head script[src*="/_next/"]:not([nomodule])');
  return { page, scripts };
}

test('no script of a prerendered page runs before somebody does something', async ({
  context,
  baseURL,
}) => {
  const { page, scripts } = await untouched(context, `${baseURL}/health-insurance`);
  await expect(scripts).toHaveCount(0);
  await page.mouse.move(100, 100);
  await expect(scripts).not.toHaveCount(0);
});

test('what is pressed before the scripts are there is done when they are', async ({
  context,
  baseURL,
}) => {
  const { page, scripts } = await untouched(context, `${baseURL}/health-insurance`);
  // As a screen reader presses: without a pointer.
  const remove = page.getByRole('button', { name: 'Take Family floater away' });
  await remove.evaluate((button: HTMLElement) => button.click());
  await expect(scripts).not.toHaveCount(0);
  await expect(page.getByText('Family floater taken away.')).toBeVisible();
  await page.getByRole('button', { name: 'Take Individual policy away' }).click();
  await expect(page.getByText('Individual policy taken away.')).toBeVisible();
});

test('a box ticked before the scripts are there is ticked once', async ({ context, baseURL }) => {
  const { page } = await untouched(context, `${baseURL}/health-insurance`);
  const box = page.getByLabel('Differences only');
  await box.evaluate((input: HTMLElement) => input.click());
  await expect(box).toBeChecked();
});

test('an address that asks something starts them at once', async ({ context, baseURL }) => {
  const { scripts } = await untouched(context, `${baseURL}/health-insurance?utm_source=x`);
  await expect(scripts).not.toHaveCount(0);
});

for (const [when, keyDelayMs] of [
  ['pressed before they come', 0],
  ['still being typed when they come', 200],
] as const) {
  test(`a request ${when} arrives once, as it was typed`, async ({
    context,
    baseURL,
    leadService,
  }) => {
    await context.route('**/_next/static/chunks/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(`${baseURL}/health-insurance`);
    const { timeSlot, mobile, button } = callBackForm(page);
    const number = freshMobile();
    await timeSlot.selectOption({ index: 2 });
    await mobile.pressSequentially(number, { delay: keyDelayMs });
    await button.click();
    await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
    expect(leadService.received()).toMatchObject([{ mobile: number, outcome: 'accepted' }]);
  });
}

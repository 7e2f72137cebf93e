/** What people come for on a phone, and how few taps and swipes it takes. */
import { expect } from '@playwright/test';
import { test } from '../testing/fixtures.ts';
import { PhoneJourney, smallPhone } from '../testing/phone-journey.ts';

test.use(smallPhone);

test('a car was hit this morning: from home to what to do by when', async ({ page }) => {
  const journey = new PhoneJourney(page);
  await page.goto('/');
  await journey.tap(page.getByRole('link', { name: /^Something happened/ }));
  await journey.tap(page.getByRole('link', { name: /^Car damaged/ }));
  await journey.tap(page.getByRole('link', { name: 'today', exact: true }));
  await journey.see(page.getByRole('heading', { name: 'Do now' }));
  journey.expectAtMost({ taps: 3, swipes: 8 });
});

test('the third-party price of a 1,197 cc car with its tax: one swipe at most, no tap', async ({
  page,
}) => {
  await page.goto('/car-insurance');
  const row = page.getByRole('row', { name: /1,001 to 1,500 cc/ });
  await expect(row).toContainText('₹3,416');
  await expect(row).toContainText('₹4,031');
  const box = await row.boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(2 * 740);
});

test('two term plans side by side: one tap to the comparison, which opens on the differences', async ({
  page,
}) => {
  await page.goto('/term-insurance');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Compare', exact: true })
    .tap();
  const compare = page.locator('#compare');
  await expect(compare.getByRole('heading', { level: 2 })).toBeInViewport();
  await compare.getByLabel('Kind on the right').selectOption('Return of premium');
  await expect(compare.getByRole('status')).toContainText('They differ on');
  await expect(compare.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
});

test('a link into a folded section opens it', async ({ page }) => {
  await page.goto('/car-insurance#rules');
  await expect(page.getByText('No-claim bonus after one year').first()).toBeVisible();
  await page.goto('/term-insurance#source-1');
  await expect(page.locator('#source-1')).toBeVisible();
});

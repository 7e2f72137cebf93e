/** The commonest tasks on a phone, and their number of taps and swipes. */
import { expect } from '@playwright/test';
import { test } from '../testing/playwright/fixtures.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';
import { TapCounter } from '../testing/playwright/tap-counter.ts';

test.use({ ...smallPhone, isFontInTime: true });

test('a car was hit this morning: from home to what to do by when', async ({ page }) => {
  const journey = new TapCounter(page);
  await page.goto('/');
  await journey.tap(page.locator('main').getByRole('link', { name: 'Claim', exact: true }));
  await journey.tap(page.getByRole('link', { name: /^Car damaged/ }));
  await journey.tap(page.getByRole('link', { name: 'Today', exact: true }));
  await journey.swipeTo(
    page.getByRole('heading', { level: 1, name: /^Tell your insurer (?:by|today)/ }),
  );
  await journey.swipeTo(page.getByRole('checkbox', { name: /^Make everyone safe/ }));
  await journey.swipeTo(page.getByRole('link', { name: '112', exact: true }));
  expect(journey.swipes).toBe(0);
  await journey.swipeTo(page.getByText('Who is your insurer?'));
  await journey.swipeTo(page.getByRole('row', { name: /^Insurer/ }));
  journey.expectAtMost({ taps: 3, swipes: 3 });
});

test('an eye hospital near a PIN code: from home to the first hospital', async ({ page }) => {
  const journey = new TapCounter(page);
  await page.goto('/');
  await journey.tap(page.getByRole('link', { name: /^Find a cashless hospital/ }));
  await journey.type(
    page.getByLabel('Hospital, area, city or PIN code'),
    'eye hospital near 560034',
  );
  await journey.tap(page.getByRole('button', { name: 'Search', exact: true }));
  const first = page.locator('#hospitals h3').first();
  await expect(first).toBeVisible();
  await journey.swipeTo(first);
  await journey.tap(page.locator('#hospitals summary').filter({ hasText: 'More' }).first());
  await journey.swipeTo(page.getByRole('link', { name: /^Directions/ }).first());
  journey.expectAtMost({ taps: 3, swipes: 3 });
});

test('a link into a folded section opens it', async ({ page }) => {
  await page.goto('/car-insurance#rules');
  await expect(page.getByText('No-claim bonus after one year').first()).toBeVisible();
  await page.goto('/term-insurance#source-1');
  await expect(page.locator('#source-1')).toBeVisible();
});

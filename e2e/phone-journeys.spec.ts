/** The commonest tasks on a phone, and their number of taps and swipes. */
import { expect, type Page } from '@playwright/test';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
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

test('a health policy lapsed nine days ago: from home to the days that are left', async ({
  page,
}) => {
  const journey = new TapCounter(page);
  await page.goto('/');
  await journey.tap(page.getByRole('link', { name: /^Policy expired or due/ }));
  const form = page.getByRole('region', { name: 'How many days do you have?' });
  await journey.choose(form.getByLabel('What do you renew?'), 'Health policy');
  const nineDaysAgo = dayFromToday(-9);
  await journey.type(form.getByLabel('Expiry or due date'), nineDaysAgo);
  await journey.tap(form.getByRole('button', { name: 'Show my dates' }));
  await journey.swipeTo(page.getByText('21 days left'));
  await journey.swipeTo(page.getByRole('heading', { name: 'Do this next' }));
  journey.expectAtMost({ taps: 3, swipes: 3 });
});

/** Links to the needs on the home page. */
function doors(page: Page) {
  return page.getByRole('list', { name: 'Often looked for' });
}

test('a copy of a policy: from home to the insurer’s own site', async ({ page }) => {
  const journey = new TapCounter(page);
  await page.goto('/');
  await journey.tap(page.getByRole('link', { name: /^Copy of my policy/ }));
  await journey.tap(page.getByRole('link', { name: 'Find your insurer’s own site' }));
  await journey.tap(page.getByText('Life insurers', { exact: true }));
  await journey.swipeTo(page.locator('main a[rel~="external"]').first());
  journey.expectAtMost({ taps: 3, swipes: 3 });
});

test('the third-party price of a 1,197 cc car with its tax: from home, one tap', async ({
  page,
}) => {
  const journey = new TapCounter(page);
  await page.goto('/');
  await journey.tap(doors(page).getByRole('link', { name: /^Car and bike/ }));
  await expect(page.getByText('₹4,031').first()).toBeInViewport();
  const row = page.getByRole('row', { name: /1,001 to 1,500 cc/ });
  await expect(row).toContainText('₹3,416');
  await expect(row).toContainText('₹4,031');
  journey.expectAtMost({ taps: 1, swipes: 0 });
});

test('two term plans side by side: from home to the table, which opens on the differences', async ({
  page,
}) => {
  const journey = new TapCounter(page);
  await page.goto('/');
  await journey.tap(doors(page).getByRole('link', { name: /^Term insurance/ }));
  const jumps = page.getByRole('navigation', { name: 'On this page' });
  await journey.tap(jumps.getByRole('link', { name: 'Compare', exact: true }));
  const compare = page.locator('#compare');
  await expect(compare.getByRole('heading', { level: 2 })).toBeInViewport();
  await journey.choose(compare.getByLabel('Kind on the right'), 'Return of premium');
  await expect(compare.getByRole('status')).toContainText('They differ on');
  await expect(compare.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  journey.expectAtMost({ taps: 3, swipes: 3 });
});

test('a link into a folded section opens it', async ({ page }) => {
  await page.goto('/car-insurance#rules');
  await expect(page.getByText('No-claim bonus after one year').first()).toBeVisible();
  await page.goto('/term-insurance#source-1');
  await expect(page.locator('#source-1')).toBeVisible();
});

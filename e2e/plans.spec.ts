/** Insurers' own plans: from the product page to a price with its notes. The demonstration has examples. */
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../testing/playwright/expect-accessible.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { findHorizontalOverflow } from '../testing/playwright/page-fit.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';

test.use(smallPhone);

async function submitFromProductPage(page: Page): Promise<void> {
  await page.goto('/health-insurance');
  await page
    .locator('#costs-and-rules')
    .getByRole('link', { name: 'Plans with approved prices' })
    .click();
  // The example's prices, before anything is typed.
  await expect(page.getByText(/^Example: age 35/)).toBeVisible();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByRole('textbox', { name: 'Age' }).fill('34');
  await page.getByLabel('Sum insured').selectOption('₹5 lakh');
  await page.getByRole('button', { name: 'Show prices' }).click();
}

async function expectPrices(page: Page): Promise<void> {
  await expect(pageHeading(page)).toHaveText('Prices for age 34, ₹5 lakh, 1 year');
  await expect(page.getByText('No insurer offers them.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: '₹5,490 a year' });
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(
    'Example Insurer A Example Health Plan One',
  );
  await card.getByText('Where this price is from').click();
  await expect(card.getByText('UIN EXAMPLE-H-0001')).toBeVisible();
  await expect(card).toContainText('Rates of 1 October 2026, UIN EXAMPLE-H-0001');
  await expect(card.getByRole('link', { name: 'Ask about this plan' })).toHaveAttribute(
    'href',
    '#get-a-call',
  );
  await expect(card).toContainText('Approval: Example letter 1, until 31 October 2036');
  await page.getByText('What we assumed').click();
  await expect(page.getByText('What an insurer pays us plays no part in it.')).toBeVisible();
}

test('an example’s price is one tap away, one’s own three and two answers, and the visitor sets the order', async ({
  page,
  consoleProblems,
}) => {
  await submitFromProductPage(page);
  await expectPrices(page);
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByText('Zone and order').click();
  await page.getByLabel('Order').selectOption('By price, rising');
  // The words are in a fold, which a new answer closes.
  await expect(page.getByText('by price, as you chose')).toBeAttached();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Where this price is from' }).first(),
  ).toContainText('₹5,490');
  await page.setViewportSize({ width: 320, height: 700 });
  // A button half under the bar at the bottom of the screen counts as a small target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
  expect(await findHorizontalOverflow(page)).toEqual([]);
  expect(consoleProblems).toEqual([]);
});

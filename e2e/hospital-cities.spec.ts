/** Pages of cities: the demonstration's sample list has one. */
import { expect } from '@playwright/test';
import { citiesPath, cityPath } from '../lib/site/tool-paths.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';

test('the sample’s one city is listed, folded by area, noindex, and leads to the search', async ({
  page,
}) => {
  await page.goto('/cashless-hospital');
  await page.getByRole('link', { name: 'Hospitals by city' }).click();
  await expect(page).toHaveURL(citiesPath);
  await page.getByRole('main').getByRole('link', { name: 'Mumbai' }).click();
  await expect(page).toHaveURL(cityPath('mumbai'));
  await expect(pageHeading(page)).toHaveText(
    /^Cashless hospitals in Mumbai: \d+\son a sample list$/,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  const area = page.locator('details').filter({ hasText: '400016' });
  await area.locator('summary').click();
  await expect(area.getByText('P D Hinduja Hospital and Medical Research Centre')).toBeVisible();
  await page.getByRole('link', { name: 'Search in Mumbai' }).click();
  await expect(page).toHaveURL(/\/cashless-hospital\/answer\?q=Mumbai/);
});

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

test('a city without a page leads to the search, with the advertisement’s parameters', async ({
  request,
}) => {
  for (const [city, words] of [
    ['leh', 'leh'],
    ['%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', '%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87'],
  ]) {
    const answer = await request.get(`${citiesPath}/${city}?utm_source=ad`, { maxRedirects: 0 });
    expect([city, answer.status()]).toEqual([city, 307]);
    expect(answer.headers().location).toBe(`/cashless-hospital/answer?q=${words}&utm_source=ad`);
  }
  const capitals = await request.get('/Cashless-Hospital/IN/Mumbai', { maxRedirects: 0 });
  expect(capitals.status()).toBe(308);
  expect(capitals.headers().location).toMatch(/\/cashless-hospital\/in\/mumbai$/);
  for (const wrong of ['a'.repeat(61), '%E0%A4%A']) {
    const home = await request.get(`${citiesPath}/${wrong}`, { maxRedirects: 0 });
    expect([home.status(), home.headers().location]).toEqual([307, expect.stringMatching(/\/$/)]);
  }
});

test('the sitemap of cities names pages of this site', async ({ request }) => {
  const answer = await request.get('/cashless-hospital/cities.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect(await answer.text()).toMatch(/<loc>http:\/\/[^<]+\/cashless-hospital\/in\/mumbai<\/loc>/);
});

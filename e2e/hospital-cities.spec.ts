/** Pages of cities: the demonstration's sample list has one. */
import { expect } from '@playwright/test';
import { citiesPath, cityPath } from '../lib/site/tool-paths.ts';
import { test } from '../testing/playwright/fixtures.ts';

test('the sample’s one city is listed, folded by area, noindex, and leads to the search', async ({
  page,
}) => {
  await page.goto('/cashless-hospital');
  await page.getByRole('link', { name: 'Hospitals by city' }).click();
  await expect(page).toHaveURL(citiesPath);
  await page.getByRole('main').getByRole('link', { name: 'New Delhi' }).click();
  await expect(page).toHaveURL(cityPath('new-delhi'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Cashless hospitals in New Delhi: \d+ on a sample list$/,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  const area = page.locator('details').filter({ hasText: '110017' });
  await area.locator('summary').click();
  await expect(area.getByText('Max Super Speciality Hospital, Saket')).toBeVisible();
  await page.getByRole('link', { name: 'Search in New Delhi' }).click();
  await expect(page).toHaveURL(/\/cashless-hospital\/answer\?q=New\+Delhi/);
});

test('a city without a page leads to the search, with the advertisement’s parameters', async ({
  request,
}) => {
  for (const [city, words] of [
    ['leh', 'leh'],
    ['%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', '%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87'],
    ['%E0%A4%A', '%25E0%25A4%25A'],
  ]) {
    const answer = await request.get(`${citiesPath}/${city}?utm_source=ad`, { maxRedirects: 0 });
    expect([city, answer.status()]).toEqual([city, 307]);
    expect(answer.headers().location).toBe(`/cashless-hospital/answer?q=${words}&utm_source=ad`);
  }
  const capitals = await request.get('/Cashless-Hospital/IN/New-Delhi', { maxRedirects: 0 });
  expect(capitals.status()).toBe(308);
  expect(capitals.headers().location).toMatch(/\/cashless-hospital\/in\/new-delhi$/);
  const long = await request.get(`${citiesPath}/${'a'.repeat(61)}`, { maxRedirects: 0 });
  expect([long.status(), long.headers().location]).toEqual([307, expect.stringMatching(/\/$/)]);
});

test('the sitemap of cities names pages of this site', async ({ request }) => {
  const answer = await request.get('/cashless-hospital/cities.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect(await answer.text()).toMatch(
    /<loc>http:\/\/[^<]+\/cashless-hospital\/in\/new-delhi<\/loc>/,
  );
});

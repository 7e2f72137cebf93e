/** The list of insurers: complete without JavaScript; searched, filtered and sorted with it. */
import { expect, type Page } from '@playwright/test';
import { test } from '../testing/playwright/fixtures.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

test.use({ isFontInTime: true });

const finder = (page: Page) => ({
  search: page.getByRole('searchbox', { name: /Name, older name/ }),
  kind: page.getByLabel('Kind', { exact: true }),
  sort: page.getByLabel('Sort by'),
  clear: page.getByRole('button', { name: 'Show all' }),
  shown: page.locator('#list').getByRole('status'),
  rows: page.locator('#list tbody tr'),
  names: page.locator('#list tbody th b'),
});

test('a search by an older name finds the insurer, says how many there are, and is in the URL', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/insurance-companies?utm_source=ad');
  const { search, shown, names, rows, clear } = finder(page);
  await expect(shown).toHaveText('All 58 insurers are shown.');
  await search.fill('religare');
  await expect(names).toHaveText(['Care Health']);
  await expect(shown).toHaveText('1 of 58 insurers matches “religare”.');
  await expect(page).toHaveURL('/insurance-companies?utm_source=ad&q=religare');
  // The matched name is folded under the current one; with so few rows it is opened.
  await expect(rows.getByText(/Formerly .*Religare/)).toBeVisible();
  await clear.click();
  await expect(rows).toHaveCount(58);
  await expect(page).toHaveURL('/insurance-companies?utm_source=ad');
  expect(consoleProblems).toEqual([]);
});

test('a link with kind and order shows that view; a table states its order, or that it has no such figure and is alphabetical', async ({
  page,
}) => {
  await page.goto('/insurance-companies?kind=life&sort=paid-by-number&q=');
  const { kind, sort, names, shown } = finder(page);
  await expect(kind).toHaveValue('life');
  await expect(sort).toHaveValue('paid-by-number');
  await expect(shown).toContainText('26 of 58 insurers: the life insurers.');
  await expect(names.first()).toHaveText('Bandhan Life');
  const table = page.getByRole('table', { name: /Sorted by claim settlement ratio, by number/ });
  await expect(table).toHaveCount(1);
  // The figure shown is the one sorted by.
  await expect(table.locator('#insurer-bandhan-life')).toContainText('99.73%');
  await expect(page.locator('#list table')).toHaveCount(1);

  await kind.selectOption('');
  await sort.selectOption({ label: 'Incurred claims ratio, health' });
  await expect(page.getByRole('table', { name: /does not exist for this kind/ })).toHaveCount(1);
  const general = page.locator('#general-insurers');
  await expect(general.locator('caption')).toContainText('from high to low');
  // The highest figure belongs to an insurer with too little premium to be sorted.
  await expect(general.locator('tbody th b').first()).toHaveText('Navi');
  await expect(general.locator('tbody tr', { hasText: 'Raheja QBE' })).toContainText('112.41%');
});

test('on a phone an insurer is one line: name, figure, and a dot on the scale; Search shows the result', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  await page.goto('/insurance-companies');
  const row = page.locator('#insurer-hdfc-life');
  await expect(row).toContainText('99.68%');
  expect((await row.boundingBox())?.height).toBeLessThan(60);
  await expect(row.locator('svg path')).toHaveCount(1);
  // Three claims in a year are too few for a dot: they are named, and an arrow says that 0 is off the scale.
  const digit = page.locator('#insurer-digit-life');
  await expect(digit).toContainText('0.00%');
  await expect(digit.getByText('Three claims in the year')).toBeVisible();
  await expect(digit.locator('svg path')).toHaveCount(1);
  await expect(
    page.getByRole('table', { name: /Claim settlement ratio/ }).getByRole('columnheader', {
      name: /^97% to 100%$/,
    }),
  ).toBeVisible();
  const { search, names, rows } = finder(page);
  await search.fill('star health');
  await search.press('Enter');
  await expect(names).toHaveText(['Star Health']);
  await expect(rows).toBeInViewport();
  await expect(search).not.toBeFocused();
});

test('an empty result says why and what to do next; markup is text, punctuation alone is no search', async ({
  page,
}) => {
  await page.goto('/insurance-companies?q=%3Cimg+src%3Dx%3E&kind=nonsense');
  const { shown, rows, kind, search } = finder(page);
  await expect(shown).toHaveText('None of the insurers on this list match “<img src=x>”.');
  await expect(kind).toHaveValue('');
  await expect(rows).toHaveCount(0);
  await expect(
    page.locator('#list').getByText('Not finding a name here does not prove that it is fake.'),
  ).toBeVisible();
  await expect(page.locator('#list img')).toHaveCount(0);
  await search.fill('104');
  await expect(finder(page).names).toHaveText(['Axis Max Life']);

  await page.goto('/insurance-companies?q=!!!');
  await expect(search).toHaveValue('!!!');
  await expect(shown).toHaveText('All 58 insurers are shown.');
  await expect(rows).toHaveCount(58);
});

test('a product page shows the insurers of its line with year and source', async ({ page }) => {
  await page.goto('/term-insurance');
  await page.getByRole('heading', { name: 'Insurers for term insurance' }).click();
  const section = page.locator('#product-insurers');
  await expect(section).toContainText(
    'IRDAI Handbook on Indian Insurance Statistics 2024-25, Part I',
  );
  await expect(section).toContainText('31 March 2025');
  await section.getByRole('heading', { name: /The 25 insurers and their figures/ }).click();
  const table = section.getByRole('table', { name: /individual death claims\. A to Z/ });
  await expect(table.getByRole('row', { name: /^HDFC Life 99\.68% 97\.96%/ })).toBeVisible();
  await section.getByRole('link', { name: 'Search and sort the full list' }).click();
  await expect(page).toHaveURL('/insurance-companies#life-insurers');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every insurer is listed with number and figures, without controls that need a script', async ({
    page,
  }) => {
    await page.goto('/insurance-companies');
    const { rows, search } = finder(page);
    await expect(rows).toHaveCount(58);
    await expect(search).toBeHidden();
    await expect(rows.filter({ hasText: 'Star Health' })).toContainText('IRDAI registration 129');
    await expect(rows.filter({ hasText: 'Star Health' })).toContainText('70.53%');
    await expect(page.getByText('IRDAI registration 129')).toBeHidden();
    await page.getByText('Star Health', { exact: true }).click();
    await expect(page.getByText('IRDAI registration 129')).toBeVisible();
    // Linked without our endorsement.
    const tags = await page
      .locator('#list tbody a')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
      );
    expect(tags.length).toBeGreaterThan(30);
    for (const [href, rel] of tags) {
      expect(href).toMatch(/^https:\/\/[a-z0-9.-]+$/);
      expect(rel).toBe('nofollow noopener external');
    }
  });
});

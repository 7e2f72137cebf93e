/** The list of insurers: complete without JavaScript, searched with it. */
import { expect, type Page } from '@playwright/test';
import { test } from '../testing/playwright/fixtures.ts';

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
    await page.locator('#list b').getByText('Star Health', { exact: true }).click();
    await expect(page.getByText('IRDAI registration 129')).toBeVisible();
    // Linked without our endorsement.
    const tags = await page
      .locator('#list tbody a[rel]')
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

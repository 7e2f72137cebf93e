/** Questions: searched in one's own words with and without JavaScript; folded by subject; linked and copied. */
import { expect, type Page } from '@playwright/test';
import { test } from '../testing/fixtures.ts';

const field = (page: Page) =>
  page.getByRole('searchbox', { name: 'Your question, in your own words' });
const nearest = (page: Page) => page.locator('main ol').first().getByRole('heading', { level: 2 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a question is answered in its visitor’s words, at an address that can be shared', async ({
      page,
    }) => {
      await page.goto('/faqs');
      await field(page).fill('policy lapsed');
      await page.getByRole('button', { name: 'Find answers' }).click();
      await expect(page).toHaveURL('/faqs?q=policy+lapsed');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Answers to “policy lapsed”',
      );
      await expect(nearest(page)).toHaveCount(3);
      await expect(page.getByText('You have a grace period of')).toBeVisible();
      await expect(field(page)).toHaveValue('policy lapsed');
      await nearest(page)
        .getByRole('link', { name: /I missed a life insurance premium/ })
        .click();
      await expect(page).toHaveURL('/faqs#faqs-missed-life-premium');
      await expect(page.locator('#faqs-missed-life-premium')).toBeVisible();
    });
  });
}

test('Hindi in Latin letters and a wrong spelling find the page that answers', async ({ page }) => {
  await page.goto('/faqs?q=gadi+ka+bima+kitna+hai');
  await expect(nearest(page).first()).toContainText('Car insurance');
  await page.goto('/faqs?q=helth+insurence+for+diabetis');
  await expect(nearest(page).first()).toContainText('diabetes');
});

test('nothing near is no dead end, and what was asked is shown as words', async ({
  page,
  consoleProblems,
}) => {
  await page.goto(`/faqs?q=${encodeURIComponent('<i>zeppelin</i>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<i>zeppelin</i>');
  const onward = page.getByRole('region', { name: 'Where to go on' });
  await expect(onward.getByRole('link', { name: /Make a claim/ })).toBeVisible();
  await expect(onward.getByRole('link', { name: /Renew a policy/ })).toBeVisible();
  expect(consoleProblems).toEqual([]);
});

test('an answer is not for an index, the page of all questions is', async ({ page }) => {
  await page.goto('/faqs?q=nominee');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('a question of a product leads to its answer, opened', async ({ page }) => {
  await page.goto('/faqs');
  await page.getByText('By product: vehicles and travel').click();
  await page.getByRole('link', { name: /pillion/ }).click();
  await expect(page).toHaveURL(/\/bike-insurance#bike-insurance-/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeVisible();
});

test('a link to a question opens it in its group, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faqs#faqs-nominee');
  const answer = page.locator('#faqs-nominee');
  await expect(answer).toBeInViewport();
  await answer.getByRole('link', { name: 'Copy link to this question' }).click();
  await expect(answer.getByText('Link copied.')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/faqs#faqs-nominee`);
});

test('a browser that does not let us copy: the link says so', async ({ page, consoleProblems }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/faqs#faqs-nominee');
  const answer = page.locator('#faqs-nominee');
  await answer.getByRole('link', { name: 'Copy link to this question' }).click();
  const said = 'This browser does not let us copy. The address bar holds the same link.';
  await expect(answer.getByText(said)).toBeInViewport();
  expect(consoleProblems).toEqual([]);
});

test('the questions open with the keyboard alone', async ({ page }) => {
  await page.goto('/faqs');
  await field(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#all-questions summary:focus')).toContainText('Before you buy');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Which insurance should I buy first?')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all answers are in the page and open by hand', async ({ page }) => {
    await page.goto('/faqs');
    expect(await page.locator('#all-questions details details').count()).toBeGreaterThan(59);
    await expect(page.getByRole('link', { name: /^copy/i })).toHaveCount(0);
    await page.getByText('Car and two-wheeler insurance', { exact: true }).click();
    await page.getByText('What is the IDV, and should I ask for a small one?').click();
    await expect(page.getByText('A small IDV saves a little premium')).toBeVisible();
  });
});

/** Questions: there without JavaScript; searched, linked and copied with it. */
import { expect, type Page } from '@playwright/test';
import { test } from '../testing/fixtures.ts';

const found = (page: Page) => page.getByRole('search').getByRole('status');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search these questions' });
const visibleQuestions = (page: Page) =>
  page.locator('#all-questions [data-questions] > *:visible');

test('a search opens what matches, hides the rest and says so', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/faqs');
  await expect(found(page)).toHaveText(/^\d{3} questions\.$/);
  await field(page).fill('hit-and-run');
  await expect(found(page)).toContainText(/^1 of \d{3} questions matches “hit-and-run”\./);
  await expect(found(page)).toContainText('The others are hidden.');
  await expect(visibleQuestions(page)).toHaveCount(1);
  await expect(page.getByText('For a hit-and-run death')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before you buy' })).toBeHidden();
  await expect(page).toHaveURL('/faqs?q=hit-and-run');
  await field(page).fill('');
  await expect(page.getByRole('heading', { name: 'Before you buy' })).toBeVisible();
  await expect(page.getByText('For a hit-and-run death')).toBeHidden();
  await expect(page).toHaveURL('/faqs');
  expect(consoleProblems).toEqual([]);
});

test('a shared search is the same search, and a question of a product leads to its answer, opened', async ({
  page,
}) => {
  await page.goto('/faqs?q=co+pay');
  await expect(field(page)).toHaveValue('co pay');
  await expect(page.getByText('A co-pay is a fixed share of every claim.')).toBeVisible();
  await page.goto('/faqs?q=pillion');
  await page.getByRole('link', { name: /pillion/ }).click();
  await expect(page).toHaveURL(/\/bike-insurance#bike-insurance-/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeVisible();
});

test('nothing found says what to do next; signs alone are no search', async ({ page }) => {
  await page.goto('/faqs?q=!!!');
  await expect(field(page)).toHaveValue('!!!');
  await expect(found(page)).toHaveText(/^\d{3} questions\.$/);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await field(page).fill('zeppelin');
  await expect(found(page)).toHaveText(
    /^None of the \d{3} questions or their answers match “zeppelin”\.$/,
  );
  await expect(page.getByText('Try one word, or another word for it')).toBeVisible();
  await expect(visibleQuestions(page)).toHaveCount(0);
});

test('an answer that stands on a product page is searched too', async ({ page }) => {
  await page.goto('/faqs?q=insulin');
  await expect(found(page)).toContainText('“insulin”. The others are hidden.');
  await expect(
    page.locator('#all-questions a[href^="/diabetes-health-insurance#"]:visible').first(),
  ).toBeVisible();
  await field(page).fill('NCB');
  await expect(page.locator('#all-questions summary:visible').first()).toBeVisible();
  // A box that a search leaves half full promises no number.
  await expect(page.locator('#all-questions summary', { hasText: /^\d/ })).toHaveCount(0);
});

test('without the product pages’ answers it says so, and tries again', async ({ page }) => {
  await page.route('**/api/answer-search-index', (route) => route.abort());
  await page.goto('/faqs?q=insulin');
  await expect(found(page)).toContainText('could not be searched just now.');
  await expect(page.getByText('Try one word, or another word for it')).toBeVisible();
  await page.unroute('**/api/answer-search-index');
  await field(page).fill('insuli');
  await expect(found(page)).toContainText('“insuli”. The others are hidden.');
  await expect(found(page)).not.toContainText('could not be searched');
});

test('a link to a question opens it, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faqs#faqs-nominee');
  const answer = page.locator('#faqs-nominee');
  await expect(answer).toBeInViewport();
  await answer.getByRole('link', { name: 'Copy link to this question' }).click();
  await expect(answer.getByText('Link copied.')).toBeInViewport();
  await expect(found(page)).toContainText('Link copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/faqs#faqs-nominee`);
  await field(page).fill('nominee');
  await expect(found(page)).toContainText('“nominee”');
  await expect(page.getByText('Link copied.')).toHaveCount(0);
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
  await expect(found(page)).toContainText(said);
  expect(consoleProblems).toEqual([]);
});

test('the search works with the keyboard alone', async ({ page }) => {
  await page.goto('/faqs');
  await field(page).focus();
  await page.keyboard.type('surrender value');
  await expect(found(page)).toContainText('match');
  await page.keyboard.press('Tab');
  await expect(page.locator('#all-questions summary:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('#all-questions details:has(> summary:focus)')).not.toHaveAttribute(
    'open',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all answers are in the page and open by hand; the search is not shown', async ({
    page,
  }) => {
    await page.goto('/faqs');
    expect(await page.locator('#all-questions [data-questions] > details').count()).toBeGreaterThan(
      59,
    );
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /^copy/i })).toHaveCount(0);
    await page.getByText('What is the IDV, and should I ask for a small one?').click();
    await expect(page.getByText('A small IDV saves a little premium')).toBeVisible();
  });
});

test('where the page’s scripts do not come, it says so rather than look alive', async ({
  context,
  baseURL,
}) => {
  await context.route('**/_next/static/chunks/*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${baseURL}/faqs`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Please reload it/);
});

/** Questions: searched in one's own words without JavaScript; linked and copied. */
import { expect, type Page } from '@playwright/test';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { findHorizontalOverflow } from '../testing/playwright/page-fit.ts';

const field = (page: Page) =>
  page.getByRole('searchbox', { name: 'Your question, in your own words' });
const others = (page: Page) => page.getByRole('region', { name: 'Other answers' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isFontInTime: true });

  test('a question in the visitor’s words is answered, at a URL that can be shared', async ({
    page,
  }) => {
    await page.goto('/faqs');
    await field(page).fill('policy lapsed');
    await page.getByRole('main').getByRole('button', { name: 'Find answers' }).click();
    await expect(page).toHaveURL('/faqs/answer?q=policy+lapsed');
    await expect(pageHeading(page)).toHaveText(
      'Renew a policy, or one that lapsed: the days you have',
    );
    await expect(page.getByText('“policy lapsed”')).toBeVisible();
    const best = page.getByRole('region', { name: 'Answer' });
    await expect(best.getByRole('link', { name: 'Check your days' })).toHaveAttribute(
      'href',
      '/renewal',
    );
    await expect(field(page)).toBeHidden();
    await page.getByRole('link', { name: 'Change' }).click();
    await expect(field(page)).toBeInViewport();
    await expect(field(page)).toHaveValue('policy lapsed');
    await expect(others(page).getByText('for some weeks it has not lapsed')).toBeVisible();
    await others(page)
      .getByRole('link', { name: /I missed a life insurance premium/ })
      .click();
    await expect(page).toHaveURL('/faqs#faqs-missed-life-premium');
    await expect(page.locator('#faqs-missed-life-premium')).toBeVisible();
  });

  test('the header of every desktop page has a field for it, in both languages, where it fits', async ({
    page,
  }) => {
    const inHeader = page.getByRole('banner').getByRole('search');
    for (const path of ['/', '/renewal', '/hi', '/hi/renewal']) {
      await page.goto(path);
      for (const width of [1024, 1280, 1366, 1920]) {
        await page.setViewportSize({ width, height: 768 });
        await expect(inHeader, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
        expect.soft(await findHorizontalOverflow(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await inHeader.getByRole('searchbox', { name: 'सवाल पूछें' }).fill('policy lapsed');
    await inHeader.getByRole('button').click();
    await expect(page).toHaveURL('/hi/faqs/answer?q=policy+lapsed');
  });
});

test('a link to a question opens it in its group, and can be copied; a browser that refuses to copy says so', async ({
  page,
  context,
  consoleProblems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faqs#faqs-nominee');
  const answer = page.locator('#faqs-nominee');
  await expect(answer).toBeInViewport();
  await answer.getByRole('link', { name: 'Copy link to this question' }).click();
  await expect(answer.getByText('Link copied.')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/faqs#faqs-nominee`);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await answer.getByRole('link', { name: 'Copy link to this question' }).click();
  const message = 'This browser does not let us copy. The address bar holds the same link.';
  await expect(answer.getByText(message)).toBeInViewport();
  expect(consoleProblems).toEqual([]);
});

/** Questions: searched in one's own words with and without JavaScript; folded by subject; linked and copied. */
import { expect, type Page } from '@playwright/test';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

const field = (page: Page) =>
  page.getByRole('searchbox', { name: 'Your question, in your own words' });
const others = (page: Page) => page.getByRole('region', { name: 'Other answers' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a question in the visitor’s words is answered, at a URL that can be shared', async ({
      page,
    }) => {
      await page.goto('/faqs');
      await field(page).fill('policy lapsed');
      await page.getByRole('button', { name: 'Find answers' }).click();
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
  });
}

test('Hindi in Latin letters and a misspelling find the answer; an answer is noindex', async ({
  request,
}) => {
  const answerTo = async (query: string) => {
    const html = await (await request.get(`/faqs/answer?q=${encodeURIComponent(query)}`)).text();
    const [, first = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    return { html, first: first.replace(/<[^>]*>/g, '') };
  };
  const hindi = await answerTo('gadi ka bima kitna hai');
  expect(hindi.first).toContain('Car insurance');
  expect((await answerTo('helth insurence for diabetis')).first).toContain('diabetes');
  expect(hindi.html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(hindi.html).not.toContain('rel="canonical"');
});

test('an empty result offers alternatives, and the query is shown as text', async ({
  page,
  consoleProblems,
}) => {
  await page.goto(`/faqs/answer?q=${encodeURIComponent('<i>zeppelin</i>')}`);
  await expect(pageHeading(page)).toHaveText('We found no answer to “<i>zeppelin</i>”');
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact-us#write-to-us',
  );
  await expect(field(page)).toHaveValue('<i>zeppelin</i>');
  const subjects = page.getByRole('region', { name: 'Questions by subject' });
  await expect(subjects.getByRole('link', { name: 'Claims and complaints' })).toHaveAttribute(
    'href',
    /^\/faqs#/,
  );
  const onward = page.getByRole('region', { name: 'Where to go on' });
  await expect(onward.getByRole('link', { name: /Make a claim/ })).toBeVisible();
  await expect(onward.getByRole('link', { name: /Renew a policy/ })).toBeVisible();
  expect(consoleProblems).toEqual([]);
});

test('who is in trouble reads first what to do, on the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  for (const [question, help, action] of [
    ['my claim was rejected', '/claim/refused', 'Type what the letter says'],
    ['policy lapsed', '/renewal', 'Check your days'],
    ['cashless hospital list', '/cashless-hospital', 'Find a cashless hospital'],
  ] as const) {
    await page.goto(`/faqs/answer?q=${encodeURIComponent(question)}`);
    const open = page.getByRole('region', { name: 'Answer' }).getByRole('link', { name: action });
    await expect(open).toHaveAttribute('href', help);
    await expect(open).toBeInViewport({ ratio: 1 });
  }
});

test('after an accident the emergency numbers and the guides for somebody hurt are on the first screen', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  await page.goto('/faqs/answer?q=bike+accident+leg+broken');
  await expect(page.getByRole('main').getByRole('link', { name: '112' })).toBeInViewport();
  await expect(page.getByRole('link', { name: '108 for an ambulance' })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Road accident: someone hurt/ })).toBeInViewport();
});

test('questions open with the keyboard alone, and one of a product leads to its answer, opened', async ({
  page,
}) => {
  await page.goto('/faqs');
  await field(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#all-questions summary:focus')).toContainText('Before you buy');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Which insurance should I buy first?')).toBeVisible();
  await page.getByText('By product: vehicles and travel').click();
  await page.getByRole('link', { name: /pillion/ }).click();
  await expect(page).toHaveURL(/\/bike-insurance#bike-insurance-/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeVisible();
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

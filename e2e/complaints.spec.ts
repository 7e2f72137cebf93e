/** A complaint: the dated steps, the letter that stays in the browser, our form; with and without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { formatDate } from '../lib/dates/format-date.ts';
import { addDays, addMonths, type IsoDate } from '../lib/dates/iso-date.ts';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { expectOnePrintedPage } from '../testing/playwright/expect-one-printed-page.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { hasHorizontalOverflow } from '../testing/playwright/page-fit.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

const ladder = (complained: IsoDate, to = 'insurer') =>
  `/grievance-redressal/answer?complained=${complained}&to=${to}`;

const step = (page: Page, title: string) => page.locator('#dates li').filter({ hasText: title });

async function expectLatePlan(page: Page, complained: IsoDate) {
  await expect(pageHeading(page)).toHaveText('The insurer is late. You can go on today');
  await expect(step(page, 'Last day for the insurer’s answer')).toContainText(
    formatDate(addDays(complained, 14)),
  );
  const silence = addMonths(complained, 1);
  await expect(step(page, 'The Ombudsman can be asked')).toContainText(
    formatDate(addDays(silence, 1)),
  );
  await expect(step(page, 'Last day to go to the Ombudsman')).toContainText(
    formatDate(addMonths(silence, 12)),
  );
  await expect(page.locator('main')).toContainText('155255 or 1800 4254 732');
}

test('a complaint without an answer for three weeks: a dated plan on one page, without a name', async ({
  page,
  consoleProblems,
}) => {
  const complained = dayFromToday(-21);
  await page.goto('/grievance-redressal');
  await page.getByLabel('Who did you complain to?').selectOption({ label: 'The insurer' });
  await page.getByLabel('On which day?').fill(complained);
  await page.getByRole('button', { name: 'Show my dates' }).click();
  await expect(page).toHaveURL(/complained=/);
  await expectLatePlan(page, complained);
  await expectOnePrintedPage(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(consoleProblems).toEqual([]);
});

test('every kind of complaint gets its plan, each on one sheet; after a year no page says that it is over for good', async ({
  page,
}) => {
  for (const [to, days] of [
    ['us', 41],
    ['us', 3],
    ['bima-bharosa', 21],
    ['ombudsman', 60],
    ['insurer', 500],
  ] as const) {
    await page.goto(ladder(dayFromToday(-days), to));
    await expect(page.getByRole('heading', { name: 'Do this next' })).toBeVisible();
    await expectOnePrintedPage(page);
  }
  // The page is now that of the last row, 500 days after the complaint.
  const main = page.locator('main');
  await expect(main).toContainText('The Ombudsman may excuse a delay for good reasons');
  await expect(main).toContainText('two years from the day the cause arose');
  await expect(main).toContainText('e-jagriti.gov.in');
});

test('a disputed answer opens the step to the Ombudsman at once, on a page without axe findings', async ({
  page,
}) => {
  await page.goto(`${ladder(dayFromToday(-30))}&answered=${dayFromToday(-10)}`);
  await expect(pageHeading(page)).toHaveText('The Ombudsman can hear your case now');
  await expect(step(page, 'Last day to go to the Ombudsman')).toContainText(
    formatDate(addMonths(dayFromToday(-10), 12)),
  );
  await expectNoAxeViolations(page, 'main', viewModes[1]);
  expect.soft(await hasHorizontalOverflow(page)).toBe(false);
});

test('a button replaces the date, and the URL then names the day', async ({ page }) => {
  await page.goto('/grievance-redressal');
  await page.getByLabel('Who did you complain to?').selectOption({ label: 'Us, the broker' });
  await page.getByRole('button', { name: 'A week ago' }).click();
  await expect(page).toHaveURL(ladder(dayFromToday(-7), 'us'));
  await expect(pageHeading(page)).toHaveText('We still have time to answer');
  await expect(page.locator('main dd').first()).toHaveText('7 days left');
});

test('the letter updates while typing and prints alone; none of it is sent or in a URL', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto(`${ladder(dayFromToday(-21))}#letter`);
  const address = page.url();
  const letter = page.getByRole('group', { name: 'The letter' });
  await expect(letter).toContainText(`I first complained on ${formatDate(dayFromToday(-21))}`);
  await page.getByLabel('Your name', { exact: true }).fill('Asha Rao');
  await page.locator('#letter').getByLabel('Policy number').fill('P/12 34');
  await page.getByLabel('What happened').fill('First.\nThen.');
  await expect(letter).toContainText('Asha Rao');
  await expect(letter).toContainText('Complaint under policy P/1234');
  await expect(letter).not.toContainText('Claim number');
  await page.getByLabel('Your name', { exact: true }).press('Enter');
  expect(page.url()).toBe(address);
  expect(sent.filter((text) => /Asha|1234|Then/.test(decodeURIComponent(text)))).toEqual([]);

  await page.getByRole('button', { name: 'Print the letter' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(letter).toBeVisible();
  await expect(pageHeading(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expectOnePrintedPage(page);
});

test('on a phone a text box that takes the focus stands above the bar, with its ring', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  await page.goto('/grievance-redressal');
  const barTop = await page
    .locator('[data-bottom-bar]')
    .evaluate((bar) => bar.getBoundingClientRect().top);
  // Tab scrolls as far as the browser does by itself.
  const bottoms: number[] = [];
  for (let tab = 0; tab < 40; tab++) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => {
      const one = document.activeElement;
      return one instanceof HTMLTextAreaElement ? one.getBoundingClientRect().bottom : null;
    });
    if (bottom !== null) bottoms.push(bottom);
  }
  expect(bottoms).toHaveLength(2);
  for (const bottom of bottoms) expect(bottom + 4).toBeLessThanOrEqual(barTop);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an impossible date returns the form with the error', async ({ page }) => {
    for (const [query, message] of [
      [`complained=${dayFromToday(1)}&to=insurer`, 'This day is still to come'],
      ['complained=2026-02-31&to=insurer', 'This date does not exist'],
      ['complained=1900-01-01&to=insurer', 'more than five years back'],
      [`complained=${dayFromToday(-5)}&to=%3Cb%3E`, 'Choose who you complained to'],
      [
        `complained=${dayFromToday(-5)}&to=us&answered=${dayFromToday(-6)}`,
        'dated before the complaint',
      ],
    ]) {
      await page.goto(`/grievance-redressal/answer?${query}`);
      await expect(page.getByRole('alert').getByRole('link')).toContainText(message ?? '');
    }
  });

  test('the form leads to the plan; the letter is shown with gaps', async ({ page }) => {
    const complained = dayFromToday(-21);
    await page.goto('/grievance-redressal');
    await page.getByLabel('Who did you complain to?').selectOption({ label: 'The insurer' });
    await page.getByLabel('On which day?').fill(complained);
    await page.getByRole('button', { name: 'Show my dates' }).click();
    await expectLatePlan(page, complained);
    await page.getByText('Read it and fill it in').click();
    const letter = page.getByRole('group', { name: 'The letter' });
    await expect(letter).toContainText('your name');
    await expect(letter).toContainText('claim number');
    await expect(page.getByRole('button', { name: 'Copy the text' })).toBeHidden();
    await expect(page.getByText('then print it, copy it or open it')).toBeHidden();
    await expect(page.getByText('fill in the gaps. You send it; we do not.')).toBeVisible();
    await page.getByText('Your Ombudsman’s office').click();
    await expect(page.getByRole('link', { name: /offices and their areas/ })).toBeVisible();
  });
});

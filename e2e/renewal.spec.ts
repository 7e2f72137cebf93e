/** Renewal: from a date to a dated plan without a name; with and without JavaScript, in print and by keyboard. */
import { expect, type Page } from '@playwright/test';
import { formatDate } from '../lib/dates/format-date.ts';
import { addDays, type IsoDate } from '../lib/dates/iso-date.ts';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { expectOnePrintedPage } from '../testing/playwright/expect-one-printed-page.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { hasHorizontalOverflow } from '../testing/playwright/page-fit.ts';

/** Read per test: a run may cross midnight. */

const [wide, narrow] = viewModes;

const dates = (page: Page) => page.locator('#dates');

async function expectNumber(page: Page, text: string) {
  await expect(page.locator('main dd').first()).toHaveText(text);
}

async function expectGracePlan(page: Page, expiry: IsoDate) {
  await expect(pageHeading(page)).toHaveText('In the grace period');
  await expectNumber(page, '21 days left');
  const line = dates(page);
  await expect(line.locator('li').filter({ hasText: 'You are here' })).toHaveCount(1);
  await expect(
    line.locator('li').filter({ hasText: 'Grace period: the last day to pay' }),
  ).toContainText(formatDate(addDays(expiry, 30)));
  await expect(line.locator('li').filter({ hasText: 'What you built up is lost' })).toContainText(
    formatDate(addDays(expiry, 31)),
  );
  await expect(page.getByText('do not rely on cover').first()).toBeVisible();
}

test('a health policy that lapsed nine days ago: a dated plan on one page, without a name', async ({
  page,
  consoleProblems,
}) => {
  const expiry = dayFromToday(-9);
  await page.goto('/renewal');
  await page.getByLabel('What do you renew?').selectOption({ label: 'Health policy' });
  await page.getByLabel('Expiry or due date').first().fill(expiry);
  await page.getByRole('button', { name: 'Show my dates' }).click();
  await expect(page).toHaveURL(
    `/renewal/answer?line=health&kind=unknown&mode=yearly&part=unknown&started=&expiry=${expiry}`,
  );
  await expectGracePlan(page, expiry);
  await expectOnePrintedPage(page);
  await test.step('a plan is not indexed, and axe finds nothing on it', async () => {
    const robots = page.locator('meta[name="robots"]');
    await expect(robots).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page).toHaveTitle('Health policy: renewal and last days');
    await expectNoAxeViolations(page, 'main', narrow);
    expect.soft(await hasHorizontalOverflow(page)).toBe(false);
  });
  expect(consoleProblems).toEqual([]);
});

test('the calendar file has the future dates, and the plan is shared by its URL alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const query = `line=health&expiry=${dayFromToday(100)}&mode=yearly`;
  await page.goto(`/renewal/answer?utm_source=ad&${query}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^renewal-health-[\d-]+\.ics$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5);
  const compact = (date: IsoDate) => date.replaceAll('-', '');
  expect(text).toContain(`DTSTART;VALUE=DATE:${compact(dayFromToday(100))}`);
  expect(text).toContain(`DTSTART;VALUE=DATE:${compact(dayFromToday(40))}`);
  expect(text).toContain(`DTSTART;VALUE=DATE:${compact(dayFromToday(55))}`);

  await page.getByRole('button', { name: 'Share this plan' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search).toBe(`/renewal/answer?${query}`);
});

test('a visitor who does not know which part of a car policy ended is asked, and is not told to have no cover', async ({
  page,
}) => {
  const expiry = dayFromToday(-21);
  await page.goto(`/renewal/answer?line=car&expiry=${expiry}`);
  const main = page.locator('main');
  await expect(pageHeading(page)).toHaveText(/^Check one line before you drive/);
  await expect(main.locator('dl')).toHaveCount(0);
  await expect(main).toContainText('find two periods of insurance');
  await expectNoAxeViolations(page, 'main', narrow);
  expect.soft(await hasHorizontalOverflow(page)).toBe(false);
  await expectOnePrintedPage(page);

  await main.getByRole('link', { name: 'Own damage only' }).click();
  await expect(page).toHaveURL(`/renewal/answer?line=car&expiry=${expiry}&part=own-damage`);
  await expect(pageHeading(page)).toHaveText('Own damage has ended: your own car is not covered');
  await expectNumber(page, '21 days');
  await expect(main).not.toContainText(/offence|parked|imprison/);
  await expect(page.getByLabel('Which part ends on this date?')).toHaveValue('own-damage');
  await expect(page.locator('input[type="hidden"][name="part"]')).toHaveValue('own-damage');
  await expectOnePrintedPage(page);
  await expectNoAxeViolations(page, 'main', wide);
});

test('a unit-linked policy that stayed unpaid is called discontinued, with both ways and a letter', async ({
  page,
}) => {
  const expiry = dayFromToday(-60);
  await page.goto(`/renewal/answer?line=life&expiry=${expiry}`);
  const main = page.locator('main');
  await expect(pageHeading(page)).toContainText('Which kind of policy is it?');
  await main.getByRole('link', { name: 'Unit-linked (ULIP)' }).click();
  await expect(page).toHaveURL(
    `/renewal/answer?line=life&expiry=${expiry}&mode=yearly&kind=unit-linked`,
  );
  await page.getByLabel('Start of the policy').fill(dayFromToday(-460));
  await page.getByRole('button', { name: 'Use this start' }).click();
  await expect(pageHeading(page)).toHaveText(/^No life cover since .*: ask for revival now$/);
  await page.getByText('Revive the unit-linked policy, or leave it').first().click();
  const ways = page.getByRole('table', { name: 'Revive the unit-linked policy, or leave it' });
  await expect(ways.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Ask for the revival quotation' })).toBeVisible();
  await expect(page.getByLabel('First unpaid premium was due on')).toHaveValue(expiry);
  await expectNoAxeViolations(page, 'main', narrow);
  expect.soft(await hasHorizontalOverflow(page)).toBe(false);

  const life = `/renewal/answer?line=life&expiry=${expiry}&mode=yearly`;
  for (const kind of ['unit-linked', 'traditional']) {
    for (const days of [400, 1500]) {
      await page.goto(`${life}&kind=${kind}&started=${dayFromToday(-60 - days)}`);
      await expectOnePrintedPage(page);
    }
  }

  await page.goto(`${life}&kind=term`);
  await expect(pageHeading(page)).toHaveText('Lapsed: you can still ask for revival');
  await expectOnePrintedPage(page);
});

test('a hostile query is answered with the form and echoes nothing; the payment mode is asked only where it matters', async ({
  page,
}) => {
  const response = await page.goto('/renewal/answer?line=%3Cimg%20src=x%3E&expiry=x&mode=%22%3E');
  expect(response?.status()).toBe(200);
  await expect(page.getByLabel('What do you renew?')).toHaveValue('');
  expect(await response?.text()).not.toContain('<img src=x>');

  const mode = page.getByLabel('How is it paid?');
  await expect(mode).toBeHidden();
  await page.getByLabel('What do you renew?').selectOption({ label: 'Health policy' });
  await expect(mode).toBeVisible();
  const part = page.getByLabel('Which part ends on this date?');
  await expect(part).toBeHidden();
  const kind = page.getByLabel('Which kind of life policy?');
  const start = page.getByLabel('The policy started on');
  await expect(kind).toBeHidden();
  await page.getByLabel('What do you renew?').selectOption({ label: 'Life policy' });
  await expect(kind).toHaveValue('unknown');
  await expect(start).toBeHidden();
  await kind.selectOption({ label: 'Unit-linked (ULIP)' });
  await expect(start).toBeVisible();
  await page.getByLabel('What do you renew?').selectOption({ label: 'Car policy' });
  await expect(mode).toBeHidden();
  await expect(kind).toBeHidden();
  await expect(start).toBeHidden();
  await expect(part).toHaveValue('unknown');
});

test('a button replaces the date; the URL then names the day, and a missing choice is requested', async ({
  page,
}) => {
  const today = dayFromToday(0);
  await page.goto('/renewal');
  await page.getByRole('button', { name: 'A week ago' }).click();
  await expect(pageHeading(page)).toHaveText('Which policy?');
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'Choose what you want to renew',
  );
  await expect(page.getByLabel('Expiry or due date').first()).toHaveValue(addDays(today, -7));

  await page.getByLabel('What do you renew?').selectOption({ label: 'Two-wheeler policy' });
  await page
    .getByLabel('Which part ends on this date?')
    .selectOption({ label: 'Third party only' });
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect(page).toHaveURL(
    `/renewal/answer?line=two-wheeler&expiry=${addDays(today, -1)}&part=third-party`,
  );
  await expect(pageHeading(page)).toHaveText(
    'No third-party cover now: renew before you ride again',
  );
});

test('the keyboard alone leads from the form to the plan', async ({ page }) => {
  const expiry = dayFromToday(-9);
  await page.goto('/renewal');
  await page.getByLabel('What do you renew?').focus();
  await page.keyboard.type('Health');
  await page.getByLabel('Expiry or due date').first().fill(expiry);
  await page.getByRole('button', { name: 'Show my dates' }).focus();
  await page.keyboard.press('Enter');
  await expectGracePlan(page, expiry);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the same plan, the calendar and the request form', async ({ page }) => {
    const expiry = dayFromToday(-9);
    await page.goto('/renewal');
    await page.getByLabel('What do you renew?').selectOption({ label: 'Health policy' });
    await page.getByLabel('Expiry or due date').first().fill(expiry);
    await page.getByRole('button', { name: 'Show my dates' }).click();
    await expectGracePlan(page, expiry);
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await page.getByText('Ask us to help with this renewal').click();
    await expect(
      page.getByRole('button', { name: 'Ask for help with this renewal' }),
    ).toBeVisible();
    await expectOnePrintedPage(page);
  });

  test('a car policy has no days of grace: no cover, the bonus is kept for a while', async ({
    page,
  }) => {
    const expiry = dayFromToday(-1);
    await page.goto(`/renewal/answer?line=car&expiry=${expiry}&part=both`);
    await expect(pageHeading(page)).toHaveText(/^Not insured/);
    await expectNumber(page, '1 day');
    await expect(page.locator('main')).not.toContainText(/grace/i);
    await expect(dates(page)).toContainText(formatDate(addDays(expiry, 90)));
    await expect(page.locator('main')).toContainText('inspection before own-damage cover');
    await expectOnePrintedPage(page);
  });

  test('an impossible date returns the form with the error and the valid values', async ({
    page,
  }) => {
    for (const [expiry, message] of [
      ['2026-02-31', 'This date does not exist'],
      ['1900-01-01', 'more than ten years back'],
      ['2190-01-01', 'more than six years ahead'],
      ['', 'Enter the date printed on the policy'],
      ['<script>alert(1)</script>', 'This date does not exist'],
    ] as const) {
      await page.goto(
        `/renewal/answer?line=life&mode=monthly&expiry=${encodeURIComponent(expiry)}`,
      );
      await expect(page.getByRole('alert').getByRole('link')).toContainText(message);
      await expect(page.getByLabel('What do you renew?')).toHaveValue('life');
      await expect(page.getByLabel('How is it paid?')).toHaveValue('monthly');
    }
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByLabel('Expiry or due date')).toBeFocused();
  });

  test('a button leads to the plan of its day', async ({ page }) => {
    await page.goto('/renewal');
    await page.getByLabel('What do you renew?').selectOption({ label: 'Health policy' });
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL(
      `/renewal/answer?line=health&expiry=${dayFromToday(0)}&mode=yearly`,
    );
    await expect(pageHeading(page)).toHaveText(/^Due today/);
  });
});

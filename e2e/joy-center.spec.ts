/** Joy center: ticked life events make one dated plan; on a phone, with and without JavaScript, in print. */
import { expect, type Page } from '@playwright/test';
import { formatDate } from '../lib/dates/format-date.ts';
import { addDays, type IsoDate } from '../lib/dates/iso-date.ts';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
import { expectNoAxeViolations } from '../testing/playwright/expect-accessible.ts';
import { expectOnePrintedPage } from '../testing/playwright/expect-one-printed-page.ts';
import { visibleHeight } from '../testing/playwright/expect-short-on-phone.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { findHorizontalOverflow } from '../testing/playwright/page-fit.ts';
import { phoneViewport, smallPhone } from '../testing/playwright/small-phone.ts';

test.use({ ...smallPhone, isFontInTime: true });

/** Read per test: a run may cross midnight. */

const dates = (page: Page) => page.getByRole('list', { name: 'Your dates' });

async function submitTwoEvents(page: Page): Promise<{ wedding: IsoDate; vehicle: IsoDate }> {
  const [wedding, vehicle] = [dayFromToday(40), dayFromToday(-5)];
  await page.goto('/joy-center');
  const first = page.getByRole('checkbox', { name: 'Wedding' });
  expect((await first.boundingBox())?.y).toBeLessThan(phoneViewport.height - 80);
  // Only ticked events have a date field.
  const weddingDay = page.getByLabel('Wedding day');
  await expect(weddingDay).toBeHidden();
  await first.check();
  // Date and button are above the bar of a phone, without scrolling.
  for (const each of [weddingDay, page.getByRole('button', { name: 'Show my plan' })]) {
    const box = await each.boundingBox();
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom).toBeLessThanOrEqual(await visibleHeight(page, phoneViewport.height));
  }
  await page.getByRole('checkbox', { name: 'Car or bike' }).check();
  await weddingDay.fill(wedding);
  await page.getByLabel('Car or bike: day it becomes yours').fill(vehicle);
  await expect(page.getByLabel(/Baby/).nth(1)).toBeHidden();
  await page.getByRole('button', { name: 'Show my plan' }).click();
  return { wedding, vehicle };
}

async function expectJointPlan(page: Page): Promise<IsoDate> {
  const { wedding, vehicle } = await submitTwoEvents(page);
  await expect(page).toHaveURL(
    `/joy-center/answer?event=wedding&wedding=${wedding}&event=vehicle&vehicle=${vehicle}`,
  );
  await expect(pageHeading(page)).toHaveText('First: car or bike');
  const steps = dates(page).getByRole('listitem');
  await expect(steps.filter({ hasText: 'last day to ask the insurer' })).toContainText(
    formatDate(addDays(vehicle, 14)),
  );
  await expect(steps.filter({ hasText: 'Wedding: your nominee stays' })).toContainText(
    formatDate(wedding),
  );
  await expect(steps.filter({ hasText: /^Now/ })).toHaveCount(1);
  const shown = await dates(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(shown).toEqual(shown.toSorted());
  return vehicle;
}

test('an event without a date is a question, not an error, and a guess answers it', async ({
  page,
}) => {
  await page.goto('/joy-center/answer?plan=yes&event=wedding&wedding=');
  await expect(pageHeading(page)).toHaveText('Wedding: on which day?');
  await expect(page.getByText('There is a problem')).toHaveCount(0);
  await expect(page.getByLabel('Wedding day')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('No day yet? About when').selectOption({ label: 'In 3 months' });
  await page.getByRole('button', { name: 'Show my plan' }).click();
  await expect(page).toHaveURL(/answer\?event=wedding&wedding=(\d{4}-\d\d-\d\d)&guessed=\1$/);
  await expect(page.locator('main')).toContainText(/Wedding, about .*, your guess/);
  await page.getByRole('link', { name: 'Wedding: set the day' }).click();
  const day = dayFromToday(80);
  await page.getByLabel('Wedding day').fill(day);
  await page.getByRole('button', { name: 'Show my plan' }).click();
  await expect(page).toHaveURL(`/joy-center/answer?event=wedding&wedding=${day}`);
  await expect(page.locator('main')).not.toContainText('your guess');
});

test('two life events make one plan with its calendar file and a letter, and nothing is sold with it', async ({
  page,
  consoleProblems,
}) => {
  const vehicle = await expectJointPlan(page);
  await expect(page.locator('main').getByLabel(/mobile/i)).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('joy-center-wedding-vehicle.ics');
  await page.setViewportSize({ width: 320, height: 700 });
  for (const fold of await page.locator('main summary').all()) await fold.click();
  expect(await findHorizontalOverflow(page)).toEqual([]);
  const letter = page.locator('#letter-vehicle');
  await letter.getByLabel('Seller').fill('Asha Rao');
  const paper = letter.getByRole('group', { name: 'The letter' });
  await expect(paper).toContainText(`from Asha Rao on ${formatDate(vehicle)}`);
  await expectNoAxeViolations(page, 'main');
  expect(consoleProblems).toEqual([]);
});

test('a plan for one life event prints on one sheet', async ({ page }) => {
  for (const event of ['baby', 'vehicle', 'vehicle&bought=used']) {
    await page.goto(`/joy-center/answer?event=${event}&${event.split('&')[0]}=${dayFromToday(-5)}`);
    await expectOnePrintedPage(page);
  }
});

test('a missing date is asked for by the heading, and typed text is preserved', async ({
  page,
}) => {
  await page.goto('/joy-center');
  await page.getByRole('button', { name: 'Show my plan' }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText('Tick what happened');
  await page.getByRole('checkbox', { name: 'Trip abroad' }).check();
  await page.getByRole('checkbox', { name: 'New home' }).check();
  await page.getByLabel('Trip abroad: day you leave').fill(dayFromToday(30));
  await page.getByRole('button', { name: 'Show my plan' }).click();
  await expect(pageHeading(page)).toHaveText('New home: on which day?');
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Trip abroad: day you leave')).toHaveValue(dayFromToday(30));
  await expect(page.getByLabel('New home: day you move in')).toBeVisible();
  await expectNoAxeViolations(page, 'main');
});

test('a link to an event without a date asks for it, and marks nothing as wrong', async ({
  page,
}) => {
  await page.goto('/joy-center/answer?event=vehicle&bought=used');
  await expect(pageHeading(page)).toHaveText('Car or bike: on which day?');
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Car or bike: day it becomes yours').fill(dayFromToday(10));
  await page.getByRole('button', { name: 'Show my plan' }).click();
  await expect(page).toHaveURL(/bought=used$/);
  await expect(dates(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two life events make one plan as well', async ({ page }) => {
    await expectJointPlan(page);
  });
});

/** Kinds of plan side by side: complete without JavaScript, selected and ordered with it, in the URL. */
import { expect, type Page } from '@playwright/test';
import type { PlanKind } from '../lib/content/comparison-types.ts';
import { products } from '../lib/content/products.ts';
import { expectOnePrintedPage } from '../testing/playwright/expect-one-printed-page.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';

const path = '/health-insurance';
const { plans } = products[path].comparison;
const ids = plans.map(({ id }) => id);
type AtLeastFive = readonly [PlanKind, PlanKind, PlanKind, PlanKind, PlanKind, ...PlanKind[]];
const [first, second, third, fourth, fifth] = plans as unknown as AtLeastFive;
const defaultIds = ids.slice(0, 2);

const region = (page: Page) => page.locator('#compare');
const status = (page: Page) => region(page).getByRole('status');
const box = (page: Page, name: string) => region(page).getByRole('checkbox', { name });
const button = (page: Page, name: string) => region(page).getByRole('button', { name });

/** Ids of the visible columns from left to right. */
function shownIds(page: Page) {
  return region(page)
    .getByRole('columnheader')
    .evaluateAll((heads) =>
      heads
        .map((head) => ({ id: head.dataset.plan, left: head.getBoundingClientRect().left }))
        .sort((a, b) => a.left - b.left)
        .map(({ id }) => id),
    );
}

async function expectColumns(page: Page, expected: readonly string[]) {
  await expect(async () => expect(await shownIds(page)).toEqual(expected)).toPass({
    timeout: 60_000,
  });
}

async function open(page: Page, address = path) {
  await page.goto(address);
  // The buttons work once the comparison has read the URL.
  await expect(status(page)).toContainText('Comparing');
  await openColumns(page);
}

/** Folded on a wide screen, and not needed on a phone, which has its two selects. */
async function openColumns(page: Page) {
  const fold = region(page).getByText('Change columns', { exact: true });
  if (await fold.isVisible()) await fold.click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind is in one real table, a box hides its column', async ({ page }) => {
    await page.goto(path);
    const table = region(page).getByRole('table', { name: products[path].comparison.caption });
    await expect(table.getByRole('columnheader')).toHaveCount(plans.length);
    await expectColumns(page, ids);
    await openColumns(page);
    for (const { heading, rows } of products[path].comparison.groups) {
      await expect(table.getByRole('rowheader', { name: heading, exact: true })).toBeVisible();
      for (const { label } of rows)
        await expect(table.getByRole('rowheader', { name: label, exact: true })).toBeVisible();
    }
    await expect(button(page, 'Share')).toBeHidden();
    // getByText skips text in a noscript.
    await expect(region(page).locator('noscript p')).toBeVisible();
    await expect(region(page).getByText('up to four')).toBeHidden();
    await box(page, second.name).uncheck();
    await expectColumns(
      page,
      ids.filter((id) => id !== second.id),
    );
    await box(page, second.name).check();
    await expectColumns(page, ids);
  });
});

test('two are shown at first; pick, remove and reorder; reload and back preserve it', async ({
  page,
  consoleProblems,
}) => {
  await open(page);
  await expectColumns(page, defaultIds);
  await expect(status(page)).toContainText(`Comparing 2 of ${plans.length} kinds.`);
  expect(new URL(page.url()).search).toBe('');
  for (const { name } of [third, fourth]) await box(page, name).check();
  await button(page, `Take ${second.name} away`).click();
  await box(page, fifth.name).check();
  await button(page, `Move ${fifth.name} left`).click();
  const chosen = [first.id, third.id, fifth.id, fourth.id];
  await expectColumns(page, chosen);
  expect(new URL(page.url()).search).toBe(`?compare=${chosen.join()}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^?]+$/);

  await page.reload();
  await openColumns(page);
  await expectColumns(page, chosen);
  await expect(box(page, second.name)).not.toBeChecked();

  await page.goto('/about-us');
  await page.goBack();
  await expectColumns(page, chosen);
  expect(consoleProblems).toEqual([]);
});

test('five become four, a fifth is refused with a message, the head stays in view, and the copied link opens the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const five = [...ids.slice(0, 5)].reverse();
  await open(page, `${path}?utm_source=ad&compare=${five.join()}`);
  await expectColumns(page, five.slice(0, 4));
  await box(page, first.name).click();
  await expect(status(page)).toContainText('Four is the most.');
  await expectColumns(page, five.slice(0, 4));

  const head = region(page).getByRole('columnheader').first();
  await region(page).getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport();
  const bottomOfHeader = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  const topOfHead = await head.evaluate((cell) => cell.getBoundingClientRect().top);
  expect(Math.abs(topOfHead - bottomOfHeader)).toBeLessThan(2);

  await button(page, `Take ${second.name} away`).click();
  await button(page, 'Share').click();
  await expect(status(page)).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('utm_source');
  await open(page, link);
  await expectColumns(
    page,
    five.slice(0, 4).filter((id) => id !== second.id),
  );
});

test.describe('on a phone', () => {
  test.use(smallPhone);

  test('two are shown, each side can be selected, the sides swap, and controls are 44 pixels high', async ({
    page,
  }) => {
    await open(page);
    await expectColumns(page, defaultIds);
    await expect(status(page)).toContainText(`Comparing 2 of ${plans.length} kinds.`);
    await region(page).getByLabel('Kind on the right').selectOption(fifth.name);
    await expectColumns(page, [first.id, fifth.id]);
    await button(page, 'Swap').tap();
    await expectColumns(page, [fifth.id, first.id]);
    expect(new URL(page.url()).search).toBe(`?compare=${fifth.id},${first.id}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);

    const heights = await region(page)
      .locator('button:visible, select:visible, label:visible')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(4);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
  });
});

test('the printed comparison is one page: the selected columns, no controls', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page, `${path}?compare=${third.id},${first.id},${fifth.id}`);
  await button(page, 'Print').click();
  await page.emulateMedia({ media: 'print' });
  await expectColumns(page, [third.id, first.id, fifth.id]);
  await expect(region(page).getByRole('button')).toHaveCount(0);
  await expect(region(page).getByRole('checkbox')).toHaveCount(0);
  await expect(pageHeading(page)).toBeHidden();
  await expectOnePrintedPage(page);
  // After printing the page is complete again.
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(pageHeading(page)).toBeVisible();
});

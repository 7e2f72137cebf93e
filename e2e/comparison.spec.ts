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
const defaultIds = ids.slice(0, 4);

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

  test('every kind is in one real table, a box hides its column, and a partly shown table says that more follow', async ({
    page,
  }) => {
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

    const frame = region(page).getByRole('region', { name: products[path].comparison.caption });
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const end = await frame.evaluate((element) => element.getBoundingClientRect().right);
      const heads = await region(page)
        .getByRole('columnheader')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
      const cut = heads.find(({ left, right }) => left < end && right > end);
      expect(end - (cut?.left ?? end), `${width} px`).toBeGreaterThan(32);
      expect((cut?.right ?? end) - end, `${width} px`).toBeGreaterThan(32);
    }
  });

  test('rows in which all kinds are equal are hidden until all rows are requested', async ({
    page,
  }) => {
    await page.goto('/bike-insurance');
    const same = region(page).locator('tr[data-same]').first();
    await expect(same).toBeHidden();
    await box(page, 'Differences only').uncheck();
    await expect(same).toBeVisible();
  });
});

test('the server’s table is sent once, with scoped headers and no style attribute', async ({
  request,
}) => {
  const html = await (await request.get(path)).text();
  const [section = ''] = html.slice(html.indexOf('id="compare"')).split('</section>');
  expect(section.match(/<table/g)).toHaveLength(1);
  expect(section).toContain('<caption');
  expect(section.match(/scope="col"/g)).toHaveLength(plans.length);
  expect(section.match(/scope="rowgroup"/g)).toHaveLength(products[path].comparison.groups.length);
  for (const row of section.split('<tr').slice(1)) {
    const cells = row.match(/<t[dh][ >]/g)?.length ?? 0;
    expect(cells + (row.includes('scope="rowgroup"') ? plans.length : 0)).toBe(plans.length + 1);
  }
  expect(section).not.toContain('style=');
});

test('four are shown at first; pick, remove and reorder; reload and back preserve it', async ({
  page,
  consoleProblems,
}) => {
  await open(page);
  await expectColumns(page, defaultIds);
  await expect(status(page)).toContainText(`Comparing 4 of ${plans.length} kinds.`);
  expect(new URL(page.url()).search).toBe('');
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

test('an in-page link and the back button restore the earlier selection', async ({ page }) => {
  await open(page, `${path}?compare=${second.id},${first.id}`);
  await page.getByRole('link', { name: 'Claims', exact: true }).first().click();
  await button(page, `Move ${first.name} left`).click();
  await expectColumns(page, [first.id, second.id]);
  await expect(status(page)).toContainText(`${first.name} is now in column 1.`);
  await page.goBack();
  await expectColumns(page, [second.id, first.id]);
  await expect(status(page)).toContainText(`Comparing 2 of ${plans.length} kinds.`);
});

test('it opens on the rows that differ; the URL says when all are shown', async ({ page }) => {
  await open(page, `${path}?compare=${first.id},${second.id}`);
  const rows = products[path].comparison.groups.flatMap((group) => group.rows);
  const silent = [null, 'Insurer decides', 'Where the plan says so'];
  const said = (cell: string | null | undefined) => (silent.includes(cell ?? null) ? null : cell);
  const same = rows.filter(({ cells }) => said(cells[0]) === said(cells[1]));
  const different = rows.filter(({ cells }) => said(cells[0]) !== said(cells[1]));
  expect(Math.min(same.length, different.length)).toBeGreaterThan(0);
  const header = (label: string) =>
    region(page).getByRole('rowheader', { name: label, exact: true });
  await expect(box(page, 'Differences only')).toBeChecked();
  for (const { label } of same) await expect(header(label)).toBeHidden();
  for (const { label } of different) await expect(header(label)).toBeVisible();
  await expect(status(page)).toContainText(`They differ on ${different.length} rows.`);
  await box(page, 'Differences only').uncheck();
  for (const { label } of same) await expect(header(label)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('differences')).toBe('0');
  await page.reload();
  await expect(header(same[0]?.label ?? '')).toBeVisible();
  await button(page, 'Start again').focus();
  await page.keyboard.press('Enter');
  await expectColumns(page, defaultIds);
  await expect(button(page, 'Start again')).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});

test('unknown, duplicate and crafted values are ignored and never shown', async ({
  page,
  consoleProblems,
}) => {
  const crafted = encodeURIComponent('<script>alert("echoed")</script>');
  await open(
    page,
    `${path}?compare=no-such-kind,${third.id},${third.id}${crafted},${crafted},${third.id}`,
  );
  await expectColumns(page, [third.id]);
  expect(await page.locator('main').innerHTML()).not.toMatch(/echoed|no-such-kind/);
  await box(page, first.name).check();
  expect(new URL(page.url()).search).toBe(`?compare=${third.id},${first.id}`);
  await test.step('cells stand under their column, in the document too', async () => {
    await box(page, 'Differences only').uncheck();
    await expectColumns(page, [third.id, first.id]);
    const [row] = products[path].comparison.groups[0]?.rows ?? [];
    const cells = region(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row?.label ?? '', exact: true }) })
      .getByRole('cell');
    await expect(cells).toHaveText([row?.cells[2] ?? '', row?.cells[0] ?? '']);
  });
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

test('a keyboard alone picks, moves and removes, and never loses focus', async ({ page }) => {
  await open(page);
  await box(page, fourth.name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(box(page, fifth.name)).toBeFocused();
  await page.keyboard.press('Space');
  await expectColumns(page, [...defaultIds.slice(0, 3), fifth.id]);

  const left = button(page, `Move ${fifth.name} left`);
  await left.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Enter');
  await expect(left).toBeFocused();
  await expectColumns(page, [fifth.id, ...defaultIds.slice(0, 3)]);

  await button(page, `Take ${fifth.name} away`).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, `Take ${first.name} away`)).toBeFocused();

  await region(page).getByRole('region', { name: products[path].comparison.caption }).focus();
  await expect(region(page).locator(':focus')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use(smallPhone);

  test('two are shown, each side can be selected, the sides swap, and controls are 44 pixels high', async ({
    page,
  }) => {
    await open(page);
    await expectColumns(page, defaultIds.slice(0, 2));
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

  test('it opens on four rows, and a tap shows the others', async ({ page }) => {
    await open(page, '/bike-insurance');
    const labels = region(page).locator('th[scope="row"]:visible');
    await expect(labels).toHaveCount(4);
    await region(page)
      .getByText(/^Show all \d+ rows$/)
      .tap();
    expect(await labels.count()).toBeGreaterThan(4);
    await region(page).getByText('Show the first rows only').tap();
    await expect(labels).toHaveCount(4);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it opens on the key rows, and a tap shows all of every group', async ({ page }) => {
      await page.goto(path);
      const { keyRows, groups } = products[path].comparison;
      const labels = region(page).locator('th[scope="row"]:visible');
      expect((await labels.allTextContents()).sort()).toEqual([...keyRows].sort());
      const rows = groups.flatMap((group) => group.rows);
      await region(page).getByText(`Show all ${rows.length} rows`).tap();
      await expect(labels).toHaveCount(rows.length);
    });
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

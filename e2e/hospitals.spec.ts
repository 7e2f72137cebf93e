/** The search for cashless hospitals on its own sample list: live, without JavaScript, near me, and on failures. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { placeSources } from '../lib/tools/hospitals/places/place-sources.ts';
import {
  syntheticInsurer,
  syntheticList,
  syntheticListDate,
} from '../testing/data/synthetic-list.ts';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import {
  expectAccessible,
  expectNoAxeViolations,
} from '../testing/playwright/expect-accessible.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';
import { runCommand } from '../testing/programs/run-command.ts';
import { type SiteProcess, startSite } from '../testing/servers/start-site.ts';

test.use({ isFontInTime: true });

const path = '/cashless-hospital';
const answerUrl = `${path}/answer`;

function searchOf(page: Page) {
  const results = page.getByRole('region', { name: 'Hospitals found' });
  return {
    field: page.getByLabel('Hospital, area, city or PIN code'),
    button: page.getByRole('button', { name: 'Search', exact: true }),
    locate: page.getByRole('button', { name: 'Use my location' }),
    suggestions: page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option'),
    results,
    found: results.getByRole('status').first(),
    cards: results.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
  };
}

/** The results as served. */
function resultsIn(html: string): string {
  return /<section[^>]*aria-label="Hospitals found".*?<\/section>/s.exec(html)?.[0] ?? '';
}

/** The licences of our place data require attribution beside its use. */
async function expectAttribution(results: Locator) {
  for (const { name, licence } of placeSources) {
    await expect(results.getByRole('link', { name, exact: true })).toBeVisible();
    const links = results.getByRole('link', { name: licence.name, exact: true });
    await expect(links.first()).toHaveAttribute('href', licence.href);
  }
}

test('results update while typing, the URL has the search, the list states its limits', async ({
  page,
  consoleProblems,
}) => {
  await page.goto(`${path}?utm_source=ad`);
  const { field, found, cards, results } = searchOf(page);
  await expect(results.getByRole('listitem')).toHaveCount(0);
  await field.pressSequentially('apollo chennai');
  await expect(found).toHaveText(/^\d+ hospitals? in Chennai/);
  await expect(cards.first()).toContainText('Apollo');
  await expect(cards.first()).toContainText(/PIN \d{6}/);
  await expect(results.getByText('Sample list, without insurers')).toBeVisible();
  await expectAttribution(results);
  await expect(page).toHaveURL(`${answerUrl}?utm_source=ad&q=apollo+chennai`);
  await field.fill('');
  await expect(page).toHaveURL(`${path}?utm_source=ad`);
  await expect(found).toBeEmpty();
  await expect(cards).toHaveCount(0);
  expect(consoleProblems).toEqual([]);
});

test('on a phone a tap, a pause and a few letters show suggestions, and a hospital is a few lines', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  // A tap that ends before hydration.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('#hospital-q')?.focus(),
    ),
  );
  await page.goto(path);
  const { field, suggestions, cards } = searchOf(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('beng');
  await suggestions.filter({ hasText: 'Bengaluru' }).first().click();
  const card = cards.first();
  await expect(card).toContainText('Bengaluru');
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(120);
  await card.getByText('More').click();
  await expect(card.getByRole('button', { name: /Copy for the hospital desk/ })).toBeVisible();
});

test('a search can be reloaded, shared, copied for the hospital desk, printed and left', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/health-insurance');
  await page.goto(path);
  const { field, found, cards } = searchOf(page);
  await field.fill('mumbai');
  await expect(found).toContainText('in Mumbai');
  const first = cards.first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await expect(page).toHaveURL(`${answerUrl}?q=mumbai`);
  await page.reload();
  await expect(found).toContainText('in Mumbai');
  await expect(field).toHaveValue('mumbai');
  await expect(first.getByRole('heading')).toHaveText(name);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);

  await first.getByRole('button', { name: /Copy for the hospital desk/ }).click();
  await expect(first.getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(name);
  expect(copied).toMatch(/PIN \d{6}/);
  expect(copied).toContain('Is this branch in the network for my policy');

  await page.emulateMedia({ media: 'print' });
  await expect(first).toBeVisible();
  await expect(field).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How a cashless stay works' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect(page).toHaveURL('/health-insurance');
});

test('with the keyboard alone: suggestions, a choice, its results, Escape', async ({ page }) => {
  await page.goto(path);
  const { field, found, suggestions, results, cards } = searchOf(page);
  await field.focus();
  await page.keyboard.type('beng');
  await expect(suggestions.first()).toContainText('Bengaluru');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page, 'form:has(#hospital-q)');
  await page.keyboard.press('Enter');
  await expect(found).toContainText('in Bengaluru');
  await expect(suggestions).toHaveCount(0);
  await expect(results).toBeFocused();
  await expect(found).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /.+/);
  await expect(cards.first()).toBeVisible();

  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('mum');
  await expect(suggestions.first()).toContainText('Mumbai');
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(field).toHaveValue('mum');
  await page.keyboard.press('Enter');
  await expect(results).toBeFocused();
});

test.describe('near me', () => {
  test.use({ geolocation: { latitude: 12.934_567, longitude: 77.621_234 } });

  test('a refusal says what to do instead; the position is rounded on the device, and requested on the tap only', async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const { locate, found, cards } = searchOf(page);
    await locate.click();
    await expect(page.getByText(/not allowed for this site.*PIN code instead\./)).toBeVisible();
    await expect(locate).toHaveAttribute('aria-disabled', 'false');
    await context.grantPermissions(['geolocation']);
    const request = page.waitForRequest(/\/api\/hospitals\?.*near=/);
    await locate.click();
    const { searchParams } = new URL((await request).url());
    expect(searchParams.get('near')).toBe('12.93,77.62');
    await expect(found).toContainText('around your position');
    await expect(cards.first()).toContainText(/km/);
    await expect(page).toHaveURL(/near=12\.93%2C77\.62&sort=nearest$/);
    await page.getByLabel('Near the position 12.93, 77.62').click();
    await expect(page).toHaveURL(path);
  });
});

const badInputs: readonly (readonly [what: string, query: string])[] = [
  ['one letter', 'q=a'],
  ['seven thousand letters', `q=${'a'.repeat(7_000)}`],
  ['HTML', `q=${encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>')}`],
  ['HTML as a city', `city=${encodeURIComponent('<svg onload=alert(1)>')}`],
  ['a latitude of 95', 'near=95,77.6'],
  ['page 10^9', 'q=mumbai&page=1000000000'],
  ['an unknown insurer', 'q=mumbai&insurer=Nobody'],
];

test('any invalid input is answered with a page that says what to do, and is never markup', async ({
  request,
}) => {
  for (const [what, query] of badInputs) {
    const response = await request.get(`${answerUrl}?${query}`);
    expect(response.status(), what).toBe(200);
    const html = await response.text();
    const status = /<[^>]+role="status"[^>]*>(.*?)<\//s.exec(resultsIn(html))?.[1] ?? '';
    expect(status.trim(), what).not.toBe('');
    expect(resultsIn(html).replace(/<[^>]+>/g, '').length, what).toBeGreaterThan(60);
    expect(html, what).not.toMatch(/<img src="?x|<svg onload|<script>alert/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('first screen of a small phone: the place, and its first hospital or the places to choose from', async ({
    page,
  }) => {
    await page.setViewportSize(phoneViewport);
    const heading = pageHeading(page);
    const { cards, field } = searchOf(page);
    for (const [q, words] of [
      ['mumbai', /^\d+ hospitals in Mumbai, Maharashtra$/],
      ['hydrabad', /^We read “hydrabad” as Hyderabad, Telangana: \d+ hospitals$/],
      ['budhni', /^No hospital found in Budhni, Sehore district, Madhya Pradesh$/],
    ] as const) {
      await page.goto(`${answerUrl}?q=${q}`);
      await expect(heading).toHaveText(words);
      await expect(heading).toBeInViewport();
      await expect(cards.first().getByRole('heading')).toBeInViewport();
    }
    // Nothing asks for other words: the field waits behind its link.
    await page.goto(`${answerUrl}?q=mumbai`);
    await page.waitForLoadState();
    await expect(field).toBeHidden();
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(field).toBeVisible();
    for (const q of ['ashta', 'budni']) {
      await page.goto(`${answerUrl}?q=${q}`);
      await expect(field).toBeVisible();
      await expect(heading).toHaveText(/^Which (Ashta|place is “budni”)\?$/);
      const choices = page.getByRole('list', { name: 'Choose your place:' }).getByRole('link');
      await expect(choices).toHaveCount(2);
      for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
      await expect(cards).toHaveCount(0);
    }
    await page.getByRole('link', { name: /Budhni/ }).click();
    await expect(heading).toContainText('in Budhni, Sehore district, Madhya Pradesh');
  });
});

test.describe('on a long list of an insurer', () => {
  // One import and one site for all of them: spread over the workers, each test would start its own.
  test.describe.configure({ mode: 'default' });
  const data = temporaryDataDir();
  let site: SiteProcess;

  test.beforeAll(async ({ leadService }) => {
    const list = join(data.dataDir, 'list.csv');
    writeFileSync(list, syntheticList(3_000));
    const options = ['--insurer', syntheticInsurer, '--as-of', syntheticListDate];
    await runCommand('scripts/commands/hospitals-import.ts', data.dataDir, list, ...options);
    site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
  });

  test.afterAll(async () => {
    await site?.stop();
    data.remove();
  });

  test('the map has the list’s numbers; no axe finding in it and its results, in both themes, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.goto(`${site.url}${answerUrl}?q=560034`);
    await expect(
      page.getByRole('group', { name: /hospitals of this page lie around/ }),
    ).toBeVisible();
    // Folded on a phone.
    await page.locator('details:has(#hospital-map)').evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
    await expectAccessible(page, '[aria-label="Hospitals found"]');
    await page.getByRole('link', { name: /^To hospital 1\b/ }).click();
    await expect(searchOf(page).cards.first()).toBeInViewport();
  });
});

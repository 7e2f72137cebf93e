/** The search for cashless hospitals on its own sample list: live, without JavaScript, near me, and on failures. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { decodeHTML } from 'entities';
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

const wordsOf = (html: string) => decodeHTML(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '));

/** The licences of our place data require attribution beside its use. */
async function expectAttribution(results: Locator) {
  for (const { name, licence } of placeSources) {
    await expect(results.getByRole('link', { name, exact: true })).toBeVisible();
    const links = results.getByRole('link', { name: licence.name, exact: true });
    await expect(links.first()).toHaveAttribute('href', licence.href);
  }
}

/** Delays the responses to searches whose URL matches until `release` is called. */
async function delayRequests(page: Page, pattern: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    await released;
    // The page may have aborted it by then.
    await route.continue().catch(() => undefined);
  });
  return { request, release };
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

test('words are added where the cursor is: behind the search after "Change", and before it', async ({
  page,
}) => {
  const { field } = searchOf(page);
  await page.goto(`${answerUrl}?q=koramangala`);
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type(' eye');
  await expect(field).toHaveValue('koramangala eye');
  await page.goto(`${answerUrl}?q=koramangala`);
  await field.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('dr ');
  await expect(field).toHaveValue('dr koramangala');
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

test('old results stay while new ones load, an outdated response is never shown, and after a failure one can try again', async ({
  page,
}) => {
  await page.goto(`${answerUrl}?q=chennai`);
  const { field, found, cards, results } = searchOf(page);
  const before = await cards.first().textContent();
  const slow = await delayRequests(page, /\/api\/hospitals\?q=mumbai$/);
  await field.fill('mumbai');
  await slow.request;
  await expect(results).toHaveAttribute('aria-busy', 'true');
  expect(await cards.first().textContent()).toBe(before);
  await expect(found).toHaveText('Still searching…');
  await field.fill('delhi');
  await expect(found).toContainText('in Delhi');
  slow.release();
  // Another search, answered after the late response could have arrived.
  await field.fill('kolkata');
  await expect(found).toContainText('in Kolkata');
  // An aborted search is sent again.
  await field.fill('mumbai');
  await expect(found).toContainText('in Mumbai');
  await expect(results).toHaveAttribute('aria-busy', 'false');

  const isPune = /\/api\/hospitals\?q=pune$/;
  await page.route(isPune, (route) => route.fulfill({ status: 503, body: '{}' }));
  await field.fill('pune');
  await expect(found).toHaveText('No answer came.');
  await expect(cards.first()).toBeVisible();
  await page.unroute(isPune);
  // The suggestions cover what is below the field.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(found).toContainText('in Pune');
});

test('without suggestions the search still works, and when its script does not load, the form answers with a page', async ({
  page,
}) => {
  await page.route('**/api/hospitals/suggestions*', (route) => route.abort());
  await page.goto(path);
  const { field, button, found } = searchOf(page);
  await field.fill('mumbai');
  await expect(found).toContainText('in Mumbai');
  await page.goto(path);
  await page.route('**/_next/static/**', (route) => route.abort());
  await field.fill('chennai');
  await button.click();
  await expect(page).toHaveURL(/\?q=chennai/);
  await expect(found).toContainText('in Chennai');
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
  ['emoji', `q=${encodeURIComponent('🏥🏥')}`],
  ['SQL', `q=${encodeURIComponent("'; DROP TABLE hospitals; --")}`],
  ['HTML', `q=${encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>')}`],
  ['HTML as a city', `city=${encodeURIComponent('<svg onload=alert(1)>')}`],
  ['a PIN code that is none', 'pin=000000'],
  ['a short PIN code', 'q=56003'],
  ['a latitude of 95', 'near=95,77.6'],
  ['page -1', 'q=mumbai&page=-1'],
  ['page 10^9', 'q=mumbai&page=1000000000'],
  ['an unknown insurer', 'q=mumbai&insurer=Nobody'],
  ['a radius and an order that are none', 'q=mumbai&radius=far&sort=x'],
];

test('any invalid input is answered with a page that says what to do, and is never markup', async ({
  page,
  request,
  consoleProblems,
}) => {
  for (const [what, query] of badInputs) {
    const response = await request.get(`${answerUrl}?${query}`);
    expect(response.status(), what).toBe(200);
    const html = await response.text();
    const status = /<[^>]+role="status"[^>]*>(.*?)<\//s.exec(resultsIn(html))?.[1] ?? '';
    expect(status.trim(), what).not.toBe('');
    expect(resultsIn(html).replace(/<[^>]+>/g, '').length, what).toBeGreaterThan(60);
    expect(html, what).not.toMatch(/<img|<svg onload|<script>alert/);
  }
  let hasRun = false;
  page.on('dialog', (dialog) => {
    hasRun = true;
    void dialog.dismiss();
  });
  const tags = encodeURIComponent('"><img src=x onerror=alert(1)><svg onload=alert(1)>');
  await page.goto(`${answerUrl}?q=${tags}&city=${tags}`);
  await expect(searchOf(page).found).not.toBeEmpty();
  await expect(page.locator('main img, main [onerror], main [onload]')).toHaveCount(0);
  expect(hasRun).toBe(false);
  expect(consoleProblems).toEqual([]);
});

test('the browser blocks an empty search, and its URL is the page’s own', async ({ page }) => {
  await page.goto(`${answerUrl}?q=`);
  await expect(page).toHaveURL(path);
  const { field, button, cards } = searchOf(page);
  await button.click();
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await expect(cards).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the answer, pages of results are links', async ({ page }) => {
    await page.goto(path);
    const { field, button, found, cards, locate, results } = searchOf(page);
    await expect(locate).toBeHidden();
    await field.fill('mumbai');
    await button.click();
    await expect(page).toHaveURL(/\/cashless-hospital\/answer\?q=mumbai[^#]*$/);
    await expect(pageHeading(page)).toBeInViewport();
    await expect(field).toHaveValue('mumbai');
    await expect(found).toContainText('in Mumbai');
    await expect(cards.first()).toBeVisible();
    await expectAttribution(results);
    await expect(page.getByRole('button', { name: /Copy for the hospital desk/ })).toHaveCount(0);
  });

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

  test('a place without a hospital shows the nearest three with distances, and keeps it when an insurer is chosen', async ({
    page,
  }) => {
    await page.goto(`${answerUrl}?q=rourkela`);
    const { cards, found, results } = searchOf(page);
    await expect(found).toContainText('No hospital found in Rourkela');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText(/about \d+ km/);
    await expect(results.getByText(/^Sample list/)).toBeVisible();
    await expect(results.getByRole('heading', { name: 'If none is near enough' })).toBeVisible();
    await page.getByLabel('Which insurer?').selectOption({ index: 1 });
    await results.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/\/answer\?q=rourkela&insurer=\w/);
    await expect(results.getByRole('link', { name: /its own site has the list/ })).toBeVisible();
    await expect(cards).toHaveCount(3);
  });
});

test('filters stay selected in the form, and an empty result gives the reason and what is near, without JavaScript', async ({
  request,
}) => {
  const filtered = await request.get(`${answerUrl}?q=mumbai&kind=eye&radius=10&sort=name`);
  const form = await filtered.text();
  for (const value of ['eye', '10', 'name'])
    expect(form).toMatch(new RegExp(`<option (?=[^>]*value="${value}")[^>]*selected`));
  const nothing = resultsIn(await (await request.get(`${answerUrl}?q=zzqqxx+yyqqzz`)).text());
  expect(nothing).toContain('We do not know “zzqqxx yyqqzz”. Add the PIN code or the district.');
  expect(nothing).toContain('Which insurer?');
});

/** A list with the columns that other lists omit. */
const listWithLabels = `Hospital Name,Address,City,State,Pincode,Speciality,Type of Tie Up
Himvani Hospital,"Main Road, Sadar",Nagpur,Maharashtra,440001,"Cardiology, ENT",Agreed rates
Himvani Eye Hospital,"Airport Road, Civil Lines",Nagpur,Maharashtra,440001,Ophthalmology,PPN
`;

/** Its name and address need two lines each on a phone. */
const excludedList = `Hospital Name,Address,City,State,Pincode
Sorrelwood Multispeciality Hospital and Research Centre,"12, Second Floor, Beside the Old Bus Stand, Station Road",Nagpur,Maharashtra,440002
`;

function importList(
  dataDir: string,
  ofInsurer: string,
  text: string,
  more: readonly string[] = [],
): void {
  const list = join(dataDir, 'list.csv');
  writeFileSync(list, text);
  const options = ['--insurer', ofInsurer, '--as-of', syntheticListDate, ...more];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', 'scripts/commands/hospitals-import.ts', list, ...options],
    { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
}

test.describe('on a long list of an insurer', () => {
  // One import and one site for all of them: spread over the workers, each test would start its own.
  test.describe.configure({ mode: 'default' });
  const data = temporaryDataDir();
  let site: SiteProcess;

  test.beforeAll(async ({ leadService }) => {
    importList(data.dataDir, syntheticInsurer, syntheticList(3_000));
    importList(data.dataDir, 'Example Health Insurance', listWithLabels);
    importList(data.dataDir, 'Example Health Insurance', excludedList, ['--kind', 'excluded']);
    site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
  });

  test.afterAll(async () => {
    await site?.stop();
    data.remove();
  });

  const meant: readonly (readonly [query: string, found: RegExp, first: RegExp])[] = [
    ['q=arrovia+banglore', /We read “banglore” as Bengaluru/, /Arovia[\s\S]*Bangalore/],
    ['q=560034', /around PIN 560034/, /PIN 560034/],
    ['q=near+12.93,77.62', /\d hospitals/, /km/],
    ['near=12.93,77.62', /around your position/, /km/],
    [`q=${encodeURIComponent('बेंगलुरु')}`, /in Bengaluru/, /Bengaluru|Bangalore/],
    ['q=eye+hospital+andheri', /\d hospitals/, /Nethra Deep Eye Hospital[\s\S]*Andheri/],
  ];
  test('the same search, typed in many ways, finds what a person means', async ({ request }) => {
    for (const [query, words, first] of meant) {
      const html = resultsIn(await (await request.get(`${site.url}${answerUrl}?${query}`)).text());
      const [before = '', card = ''] = html.split('<h3').map(wordsOf);
      expect.soft(before, query).toMatch(words);
      expect.soft(card, query).toMatch(first);
      expect.soft(card, query).toContain(`${syntheticInsurer}, list of 29 June 2026`);
    }
  });

  test('an ambiguous place name asks which one, and the answer is for that one', async ({
    page,
  }) => {
    await page.goto(`${site.url}${answerUrl}?q=aurangabad`);
    const { found, cards } = searchOf(page);
    await expect(pageHeading(page)).toHaveText('Which Aurangabad?');
    await expect(cards).toHaveCount(0);
    const places = page.getByRole('list', { name: 'Choose your place:' });
    await places.getByRole('link', { name: /Bihar/ }).click();
    await expect(found).toContainText('in Aurangabad district, Bihar');
    await expect(places).toHaveCount(0);
  });

  test('a selected hospital is that branch, and a place without any names the nearest', async ({
    page,
  }) => {
    await page.goto(site.url + path);
    const { field, suggestions, found, cards, results } = searchOf(page);
    await field.pressSequentially('arovia hospitals');
    await suggestions.filter({ hasText: 'Chennai 600006' }).first().click();
    await expect(cards.first()).toContainText('Arovia Hospitals');
    await expect(cards.first()).toContainText('PIN 600006');
    await page.goto(`${site.url}${answerUrl}?pin=194101`);
    await expect(found).toHaveText(
      /^No hospital found around PIN 194101.*Showing the nearest( \d)?\.$/,
    );
    await expect(results).toContainText('The nearest on the 2 lists we hold are below.');
    await expect(cards.first()).toContainText('Srinagar');
  });

  test('insurers filter the search, pages have URLs, and the back button restores them', async ({
    page,
  }) => {
    await page.goto(`${site.url}${answerUrl}?q=mumbai&page=2`);
    const { found } = searchOf(page);
    await expect(found).toContainText('Showing 11 to 20.');
    await page.getByText(/^Insurer, kind/).click();
    await page.getByRole('checkbox', { name: syntheticInsurer }).check();
    await expect(page).toHaveURL(/insurer=Example\+General\+Insurance/);
    // A new filter begins at the first page.
    await expect(page).not.toHaveURL(/page=/);
    await expect(found).toContainText('Showing 1 to 10.');
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(found).toContainText('Showing 11 to 20.');
    await page.goBack();
    await expect(found).toContainText('Showing 1 to 10.');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: phoneViewport });

    test('the list’s details of its hospitals filter the search, and a link removes the filter', async ({
      page,
    }) => {
      await page.goto(`${site.url}${answerUrl}?q=himvani+nagpur`);
      const { button, cards, found, results } = searchOf(page);
      await expect(cards).toHaveCount(2);
      await page.getByRole('link', { name: 'Change', exact: true }).click();
      await page.getByText('Insurer, kind, speciality, tie-up, distance and order').click();
      await page.getByLabel('Speciality').selectOption('Cardiology (1)');
      await button.click();
      await expect(page).toHaveURL(/&speciality=cardiology&/);
      await expect(found).toHaveText(/^1 hospital .*listed with “Cardiology”\.$/);
      // The text loads before its styles.
      await page.waitForLoadState();
      expect((await cards.first().boundingBox())?.height).toBeLessThanOrEqual(120);
      await cards.first().getByText('More').click();
      await expect(cards.first()).toContainText('Specialities on the list: Cardiology, ENT');
      await expect(cards.first()).toContainText('list of 29 June 2026: Agreed rates');
      await page.goto(`${page.url()}&tie-up=ppn`);
      await expect(found).toHaveText('No hospital found.');
      await results.getByRole('link', { name: 'Search with any speciality and tie-up' }).click();
      await expect(cards).toHaveCount(2);
    });
  });

  test('a hospital that an insurer excludes is shown with a warning, also in that insurer’s list', async ({
    page,
  }) => {
    await page.setViewportSize(phoneViewport);
    await page.goto(`${site.url}${answerUrl}?q=sorrelwood&insurer=Example+Health+Insurance`);
    const { cards, found } = searchOf(page);
    await expect(found).toHaveText('1 hospital.');
    const warning = cards.getByText('Excluded by Example Health Insurance');
    await expect(warning).toHaveText(/, list of 29 June 2026: not cashless with this insurer\.$/);
    await expect(warning).toBeInViewport();
    expect((await cards.boundingBox())?.height).toBeLessThanOrEqual(120);
    await expect(cards.getByRole('list', { name: 'In the network list of' })).toHaveCount(0);
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

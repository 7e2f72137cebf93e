/**
 * Planners, whose answer is a dated plan: claim, refused claim, renewal, complaint, life events. What a plan says is
 * tested beside its rules; here is what needs a browser: print, folds, letters, ticks, the form, axe.
 */
import { expect, type Page } from '@playwright/test';
import { claimTypes } from '../lib/content/claims/all-claims.ts';
import { formatDate } from '../lib/dates/format-date.ts';
import { addDays } from '../lib/dates/iso-date.ts';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { expectOnePrintedPage } from '../testing/playwright/expect-one-printed-page.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { findHorizontalOverflow } from '../testing/playwright/page-fit.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';
import { TapCounter } from '../testing/playwright/tap-counter.ts';

const lastWeek = dayFromToday(-7);
const fold = (page: Page, name: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name, exact: true }) });

async function withoutPrintDialog(page: Page) {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
}

test('from what happened to its dated plan, by keyboard alone; a tick in it stays in this browser', async ({
  page,
  context,
  consoleProblems,
}) => {
  await page.goto('/claim');
  await page.getByRole('link', { name: /^Car or bike stolen/ }).focus();
  await page.keyboard.press('Enter');
  await fold(page, 'Enter your dates').focus();
  await page.keyboard.press('Enter');
  const day = page.getByLabel('When was it stolen, or when did you notice?');
  await day.fill(lastWeek);
  await day.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/claim/motor-theft/answer\\?date=${lastWeek}`));
  await expect(page.locator('#dates li').filter({ hasText: 'Police final report' })).toContainText(
    formatDate(addDays(lastWeek, 90)),
  );
  await fold(page, 'Papers to collect').focus();
  await page.keyboard.press('Enter');
  const sent: string[] = [];
  page.on('request', (request) => {
    // A form's script, which comes when the page is idle.
    if (!/\/_next\/static\/|\.svg$/.test(request.url())) sent.push(request.url());
  });
  const papers = page.locator('#papers');
  const box = papers.getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(papers.getByText(/^1 of \d+ ready/)).toBeVisible();
  expect(sent).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/claim/motor-theft#papers');
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Clear the ticks' }).click();
  await expect(box).not.toBeChecked();
  expect(consoleProblems).toEqual([]);
});

test('what is typed into a letter stays in the browser; it prints alone, and the link to share has no advertisement', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutPrintDialog(page);
  const plan = `/claim/motor-theft/answer?date=${lastWeek}`;
  await page.goto(`${plan}&utm_source=x#letter`);
  const address = page.url();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const section = page.getByRole('region', { name: 'Notice of theft to the insurer' });
  const letter = section.getByRole('group', { name: 'The letter' });
  await section.getByLabel('Your name').fill('Asha <b>Rao</b>');
  await section.getByLabel('Policy number').fill('P/123 4-५६');
  await section.getByLabel('Policy number').press('Enter');
  await expect(letter).toContainText('Asha <b>Rao</b>');
  await expect(letter).toContainText('P/1234');
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'Share this plan' }).click();
  await expect(page.getByText(/Link copied|copied/i).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(plan, address).toString());
  expect(sent.filter((text) => /Asha|P%2F|1234/.test(text))).toEqual([]);
  await section.getByRole('button', { name: 'Print the letter' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(letter).toBeVisible();
  await expect(pageHeading(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expectOnePrintedPage(page);
});

test('today’s date is one tap, and the jump links highlight the current section', async ({
  page,
}) => {
  await page.goto('/claim/two-wheeler');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL(/two-wheeler\/answer\?date=\d{4}-\d\d-\d\d$/);
  const jumps = page.getByRole('navigation', { name: 'Steps of this claim' });
  const current = jumps.locator('[aria-current]');
  await expect(current).toHaveText('Do now');
  await jumps.getByRole('link', { name: 'Papers', exact: true }).click();
  await expect(current).toHaveText('Papers');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(page.getByLabel('When did it happen?')).toBeVisible();
});

test('a renewal asks only what its kind of policy needs', async ({ page }) => {
  await page.goto('/renewal');
  const fields = [
    'How is it paid?',
    'Which kind of life policy?',
    'The policy started on',
  ] as const;
  const part = 'Which part ends on this date?';
  const asked = async () => {
    const labels = [...fields, part];
    const seen = await Promise.all(labels.map((label) => page.getByLabel(label).isVisible()));
    return labels.filter((_, at) => seen[at]);
  };
  const line = page.getByLabel('What do you renew?');
  expect(await asked()).toEqual([]);
  await line.selectOption({ label: 'Health policy' });
  expect(await asked()).toEqual([fields[0]]);
  await line.selectOption({ label: 'Life policy' });
  expect(await asked()).toEqual([fields[0], fields[1]]);
  await page.getByLabel(fields[1]).selectOption({ label: 'Unit-linked (ULIP)' });
  expect(await asked()).toEqual([...fields]);
  await line.selectOption({ label: 'Car policy' });
  expect(await asked()).toEqual([part]);
});

test('nothing typed into the letter of a refused claim is sent with the request for help', async ({
  page,
}) => {
  const address = '/claim/refused/answer?line=life&reason=section-45';
  await page.goto(`${address}&letter=${dayFromToday(-20)}#letter`);
  await page.locator('[data-blank="policy"]').fill('POL-SECRET-1');
  await page.getByText('Help me with this refusal').click();
  const form = page.locator('form[action="/api/requests"]');
  const plan = form.getByRole('checkbox', { name: /^Show the expert what I entered here/ });
  await expect(plan).not.toBeChecked();
  const sent = () =>
    form.evaluate((one: HTMLFormElement) => [...new FormData(one).values()].join(' '));
  expect(await sent()).not.toMatch(/POL-SECRET-1|section-45/);
  await plan.check();
  expect(await sent()).toContain('section-45');
});

test.describe('on a phone', () => {
  test.use({ ...smallPhone, isFontInTime: true });

  test('from home to the filled letter about a refused claim in at most six taps', async ({
    page,
    consoleProblems,
  }) => {
    await page.goto('/');
    const journey = new TapCounter(page);
    await journey.tap(page.getByRole('link', { name: /^Claim refused or cut/ }));
    const words = page.getByLabel('What did they say? The letter’s words, or its clause');
    await journey.type(words, 'Excl 01');
    await journey.choose(page.getByLabel('Which insurance?'), 'health-reimbursement');
    await journey.tap(page.getByRole('button', { name: 'What does it mean?' }));
    await expect(page).toHaveURL(/\/claim\/refused\/answer\?.*reason=pre-existing-disease$/);
    await journey.tap(page.getByRole('link', { name: 'Your letter', exact: true }));
    await page.locator('[data-blank="policy"]').fill('P/1');
    await expect(page.getByRole('group', { name: 'The letter' })).toContainText('P/1');
    // One of the six puts the cursor into the field.
    expect(journey.taps).toBeLessThanOrEqual(5);
    expect(consoleProblems).toEqual([]);
  });

  test('two life events make one plan; only a ticked one has a date, above the bar', async ({
    page,
    consoleProblems,
  }) => {
    await page.goto('/joy-center');
    const journey = new TapCounter(page);
    const [wedding, vehicle] = [dayFromToday(40), dayFromToday(-5)];
    const weddingDay = page.getByLabel('Wedding day');
    await expect(weddingDay).toBeHidden();
    await page.getByRole('checkbox', { name: 'Wedding' }).check();
    const show = page.getByRole('button', { name: 'Show my plan' });
    for (const each of [weddingDay, show]) await journey.swipeTo(each);
    expect(journey.swipes).toBe(0);
    await page.getByRole('checkbox', { name: 'Car or bike' }).check();
    await weddingDay.fill(wedding);
    await page.getByLabel('Car or bike: day it becomes yours').fill(vehicle);
    await show.click();
    await expect(page).toHaveURL(
      `/joy-center/answer?event=wedding&wedding=${wedding}&event=vehicle&vehicle=${vehicle}`,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('joy-center-wedding-vehicle.ics');
    expect(consoleProblems).toEqual([]);
  });
});

type Look = { what: string; address: string; look: (typeof viewModes)[number] };

const [wide, narrow] = viewModes;
const looks: Look[] = [
  {
    what: 'a claim with a wrong date',
    address: `/claim/health-cashless/answer?date=${lastWeek}&told=x`,
    look: wide,
  },
  {
    what: 'a refused claim',
    address: '/claim/refused/answer?line=life&reason=section-45&began=2020-01-01',
    look: narrow,
  },
  { what: 'a renewal', address: `/renewal/answer?line=car&expiry=${lastWeek}`, look: wide },
  {
    what: 'a complaint',
    address: `/grievance-redressal/answer?complained=${dayFromToday(-30)}&to=insurer&answered=${lastWeek}`,
    look: narrow,
  },
];

test('a plan of each planner prints on one sheet, has no axe finding and fits 320 pixels with all folds open', async ({
  page,
  consoleProblems,
}) => {
  for (const { what, address, look } of looks)
    await test.step(what, async () => {
      await page.setViewportSize(smallPhone.viewport);
      await page.goto(address);
      await expectOnePrintedPage(page);
      await page.locator('main details').evaluateAll((boxes) => {
        for (const box of boxes) box.setAttribute('open', '');
      });
      await expectNoAxeViolations(page, 'main', look);
      await page.setViewportSize({ width: 320, height: 900 });
      expect.soft(await findHorizontalOverflow(page)).toEqual([]);
      expect(consoleProblems).toEqual([]);
    });
});

const otherDates = 'police told form reported interim filed policies complained replied ombudsman';
const everyDate = otherDates.split(' ').map((name) => `&${name}=2026-11-03`);
const refused = (query: Record<string, string>) =>
  `/claim/refused/answer?${new URLSearchParams(query)}`;
const complained = (days: number, to = 'insurer') =>
  `/grievance-redressal/answer?complained=${dayFromToday(-days)}&to=${to}`;
const unpaid = `/renewal/answer?line=life&expiry=${dayFromToday(-60)}&mode=yearly`;

/** The longest plans of each planner. */
const printed: Record<string, string[]> = {
  'a claim': [
    ...claimTypes.map(({ id }) => `/claim/${id}/answer?date=${lastWeek}`),
    ...['driving', 'hurt', 'died'].map(
      (role) => `/claim/motor-third-party/answer?role=${role}&date=2026-11-01${everyDate.join('')}`,
    ),
    '/claim/health-cashless/answer?outcome=refused',
    '/claim/motor-own-damage/answer?date=2024-02-29&complained=2026-11-03',
  ],
  'a refused claim': [
    refused({ line: 'health-reimbursement', reason: 'pre-existing-disease', letter: lastWeek }),
    refused({ line: 'own-damage', kind: 'silence', papers: dayFromToday(-40) }),
    refused({ line: 'third-party', letter: dayFromToday(-700), sent: dayFromToday(-50) }),
    refused({
      line: 'life',
      reason: 'section-45',
      letter: dayFromToday(-90),
      sent: dayFromToday(-60),
    }),
    refused({ kind: 'part' }),
  ],
  'a renewal': [
    `/renewal/answer?line=health&expiry=${dayFromToday(-9)}`,
    `/renewal/answer?line=car&expiry=${dayFromToday(-21)}`,
    `/renewal/answer?line=car&expiry=${dayFromToday(-1)}&part=both`,
    `${unpaid}&kind=unit-linked&started=${dayFromToday(-460)}`,
    `${unpaid}&kind=traditional&started=${dayFromToday(-1560)}`,
    `${unpaid}&kind=term`,
  ],
  'a complaint': [
    complained(41, 'us'),
    complained(3, 'us'),
    complained(21),
    complained(21, 'bima-bharosa'),
    complained(60, 'ombudsman'),
    complained(500),
  ],
  'a life event': [
    `/joy-center/answer?event=baby&baby=${lastWeek}`,
    `/joy-center/answer?event=vehicle&vehicle=${lastWeek}`,
    `/joy-center/answer?event=vehicle&bought=used&vehicle=${lastWeek}`,
  ],
};

test.describe('before its scripts come', () => {
  test.use({ hasHydration: false });

  test.beforeEach(({ context }) =>
    context.route('**/_next/static/chunks/*.js', (route) => route.abort()),
  );

  for (const [what, addresses] of Object.entries(printed))
    test(`the plan of ${what} prints on one sheet`, async ({ page }) => {
      for (const address of addresses) {
        await page.goto(address);
        await test.step(address, () => expectOnePrintedPage(page));
      }
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the plan, the letter has gaps to fill in, and a wrong date its field', async ({
    page,
  }) => {
    await page.goto('/grievance-redressal');
    await page.getByLabel('Who did you complain to?').selectOption({ label: 'The insurer' });
    await page.getByRole('button', { name: 'A week ago' }).click();
    await expect(page).toHaveURL(complained(7));
    await page.getByText('Read it and fill it in').click();
    const letter = page.getByRole('group', { name: 'The letter' });
    await expect(letter).toContainText('your name');
    for (const name of ['Copy the text', 'Print', 'Share this plan'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await page.goto(complained(-1));
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByLabel('On which day?')).toBeFocused();
  });
});

/** 146.5 KB for any page, with what asks for a call whose answer was lost, and 25 KB more for an assistant. */
const scriptLimitBytes = 171.5 * 1000;

test('a planner loads no more script than an assistant may', async ({ page, context }) => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  let total = 0;
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  await page.goto(`/claim/motor-theft/answer?date=${lastWeek}`, { waitUntil: 'networkidle' });
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(scriptLimitBytes);
});

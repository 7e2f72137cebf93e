/**
 * The claim guide: from the event to a dated plan on one page, without a name, without JavaScript, with clear errors.
 */
import { expect, type Page } from '@playwright/test';
import { claimTypes } from '../lib/content/claims/all-claims.ts';
import { formatDate } from '../lib/dates/format-date.ts';
import { addDays } from '../lib/dates/iso-date.ts';
import { nowInIndia, subtractClock } from '../lib/dates/local-date-time.ts';
import { claimSections } from '../lib/tools/claims/claim-sections.ts';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { expectOnePrintedPage } from '../testing/playwright/expect-one-printed-page.ts';
import { pageHeading, test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { hasHorizontalOverflow, headHeight } from '../testing/playwright/page-fit.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';
import { TapCounter } from '../testing/playwright/tap-counter.ts';

const hourAgo = subtractClock(nowInIndia(new Date()), { hours: 1 });
const guidance = 'Guidance; the insurer decides';
const theftPlan = `/claim/motor-theft/answer?date=${hourAgo.date}&time=${hourAgo.time}`;

const noindex = /<meta name="robots"[^>]*noindex/;
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** Folded or not. */
const dates = (page: Page) => page.locator('#dates li');
const problems = (page: Page) => page.locator('main').getByRole('alert');
const fold = (page: Page, name: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name, exact: true }) });

const wrongDates = [
  ['31 February', { date: '2026-02-31' }, /This date does not exist/],
  ['a day to come', { date: addDays(hourAgo.date, 3) }, /still to come/],
  ['markup', { date: '<b onclick=x>' }, /This date does not exist/],
  ['500 digits', { date: '9'.repeat(500) }, /This date does not exist/],
  ['a time that is none', { date: hourAgo.date, time: '99:99' }, /cannot read this time/],
  ['a time alone', { time: '10:00' }, /Give the day/],
] as const;

async function enterDate(page: Page, question: string) {
  await fold(page, 'Enter your dates').click();
  await page.getByLabel(question).fill(hourAgo.date);
  await page.getByLabel('At what time, about?').fill(hourAgo.time ?? '');
  await page.getByRole('button', { name: 'Make my dated plan' }).click();
}

test('a car stolen an hour ago: a dated plan on one page, without asking for a name', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/claim');
  await expect(page.getByRole('link', { name: '112', exact: true }).first()).toHaveAttribute(
    'href',
    'tel:112',
  );
  await page.getByRole('link', { name: /^Car or bike stolen/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Get an FIR today/ })).toBeVisible();
  await enterDate(page, 'When was it stolen, or when did you notice?');
  await expect(page).toHaveURL(/motor-theft\/answer\?date=\d{4}-\d\d-\d\d&time=/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tell the insurer today' }),
  ).toBeVisible();
  const notice = dates(page).filter({ hasText: 'Tell the insurer' });
  await expect(notice).toContainText(formatDate(addDays(hourAgo.date, 1)));
  await expect(notice).toContainText('Policy term: check your policy');
  const report = dates(page).filter({ hasText: 'Police final report' });
  await expect(report).toContainText(formatDate(addDays(hourAgo.date, 90)));
  for (const part of ['Do this next', 'Who to tell', 'Papers to collect', 'If it is refused'])
    await expect(page.getByRole('heading', { name: part, exact: false }).first()).toBeVisible();
  await expect(page.getByText(guidance).first()).toBeVisible();
  await expectOnePrintedPage(page);
  expect(consoleProblems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ ...smallPhone, isFontInTime: true });

  test('the ten kinds are on the first screen, a refused claim below them, and a link to a guide opens it', async ({
    page,
  }) => {
    await page.goto('/claim');
    const journey = new TapCounter(page);
    const kinds = page.getByRole('region', { name: 'What happened?' }).getByRole('link');
    await expect(kinds).toHaveCount(claimTypes.length + 1);
    for (const kind of (await kinds.all()).slice(0, -1)) await journey.swipeTo(kind);
    expect(journey.swipes).toBe(0);
    for (const id of ['motor-third-party', 'life-death', 'travel', 'health-reimbursement']) {
      await expect(page.locator(`#${id}`)).toBeHidden();
      await page.goto(`/claim#${id}`);
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
    await page.goto('/claim#motor-claims');
    await expect(kinds.first()).toBeInViewport();
  });
});

test('the button of a letter prints the letter alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/claim/motor-theft');
  await fold(page, 'A letter that tells them').click();
  await page.getByRole('button', { name: 'Print the letter' }).first().click();
  await page.emulateMedia({ media: 'print' });
  const letters = page.getByRole('group', { name: 'The letter' });
  await expect(letters.first()).toBeVisible();
  await expect(letters.nth(1)).toBeHidden();
  await expect(pageHeading(page)).toBeHidden();
  await expectOnePrintedPage(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a father admitted this morning: the hour of the answer, the date of the notice, the plan', async ({
    page,
  }) => {
    await page.goto('/claim');
    await page.getByRole('link', { name: /^Cashless hospital stay/ }).click();
    await enterDate(page, 'When was the admission, or when will it be?');
    const answer = dates(page).filter({ hasText: 'Answer to the cashless' });
    await expect(answer).toContainText('1 hour.');
    await expect(answer).toContainText('Rule for insurers');
    await expect(answer).toContainText('Estimated from the admission');
    const approval = dates(page).filter({ hasText: 'Final approval' });
    await expect(approval).toContainText('3 hours');
    await fold(page, 'Change or add dates').click();
    await page.getByText('Further along? Add these dates').click();
    await page
      .getByLabel('When did the desk send the cashless request?')
      .fill(`${hourAgo.date}T${hourAgo.time}`);
    await page.getByRole('button', { name: 'Show the new dates' }).click();
    await expect(answer).not.toContainText('Estimated from the admission');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expectOnePrintedPage(page);
  });

  test('every part is on the one page, a tap away, and the page says that it is guidance', async ({
    page,
  }) => {
    await page.goto('/claim/travel/answer?date=2026-10-01');
    const jumps = page.getByRole('navigation', { name: 'Steps of this claim' });
    for (const { label, heading } of claimSections) {
      await jumps.getByRole('link', { name: label, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    }
    await expect(page.getByText(guidance)).toBeVisible();
    await expect(page.locator('main a[href^="/grievance-redressal"]').first()).toBeAttached();
  });

  test('the letter is shown with lines to write on', async ({ page }) => {
    await page.goto('/claim/motor-theft');
    await fold(page, 'A letter that tells them').click();
    const letter = page.getByRole('group', { name: 'The letter' }).first();
    await expect(letter).toContainText('policy number');
    await expect(letter).toContainText('Yours faithfully');
  });

  test('the plan of every kind prints on one sheet', async ({ page }) => {
    for (const { id } of claimTypes) {
      await test.step(id, async () => {
        await page.goto(`/claim/${id}/answer?date=${hourAgo.date}`);
        await expectOnePrintedPage(page);
      });
    }
    await test.step('with every date of the longest', async () => {
      const eventNames = [
        'police',
        'told',
        'form',
        'reported',
        'interim',
        'filed',
        'policies',
        'complained',
        'replied',
        'ombudsman',
      ];
      const dates = eventNames.map((name) => `${name}=2026-11-03`).join('&');
      for (const role of ['driving', 'hurt', 'died']) {
        await page.goto(`/claim/motor-third-party/answer?role=${role}&date=2026-11-01&${dates}`);
        await expectOnePrintedPage(page);
      }
    });
    await test.step('with an answer and at most one date', async () => {
      for (const answer of [
        'health-cashless/answer?outcome=refused',
        'health-cashless/answer?outcome=cut',
        'motor-third-party/answer?role=died',
        `motor-third-party/answer?role=died&date=${hourAgo.date}`,
        `motor-third-party/answer?role=hurt&date=${hourAgo.date}`,
      ]) {
        await page.goto(`/claim/${answer}`);
        await expectOnePrintedPage(page);
      }
    });
    await test.step('with every clock over and a complaint', async () => {
      for (const type of ['motor-own-damage', 'two-wheeler']) {
        await page.goto(`/claim/${type}/answer?date=2024-02-29&complained=2026-11-03`);
        await expectOnePrintedPage(page);
      }
    });
  });

  test('a road accident asks first who was driving; each answer keeps the dates of the address', async ({
    page,
  }) => {
    // Steps of the first days are listed for a week.
    const day = dayFromToday(-2);
    const told = addDays(day, 1);
    await page.goto(`/claim/motor-third-party/answer?date=${day}&told=${told}`);
    const heading = pageHeading(page);
    await expect(heading).toHaveText('Were you driving, or was somebody hurt or killed?');
    await expect(page.getByText('Get help and a hospital')).toBeVisible();
    await page.getByRole('link', { name: /^I was hurt/ }).click();
    await expect(page).toHaveURL(new RegExp(`\\?role=hurt&date=${day}$`));
    await expect(heading).toHaveText('Get treatment, and a copy of the FIR');
    await expect(page.getByText('Guidance; the tribunal decides.')).toBeVisible();
    await expect(page.getByRole('table', { name: /^Who to tell/ })).toContainText('Tribunal');
    await page.goBack();
    await page.getByRole('link', { name: 'Someone in my family died' }).click();
    await expect(page).toHaveURL(new RegExp(`\\?role=died&date=${day}$`));
    await expect(heading).toHaveText('Tell the police, and ask for the post-mortem');
    await expect(page.getByText(/^Treatment first/)).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: /^I drove/ }).click();
    await expect(page).toHaveURL(new RegExp(`\\?role=driving&date=${day}&told=${told}$`));
    await expect(heading).toHaveText('Tell the police now');
  });

  test('a refused cashless request: asked once it is answered, then what can be sent again, and a letter', async ({
    page,
  }) => {
    await page.goto(
      '/claim/health-cashless/answer?date=2026-11-01&time=21:00&answered=2026-11-02T01:30',
    );
    const heading = pageHeading(page);
    await expect(heading).toHaveText('Was the cashless request approved, cut or refused?');
    await page.getByRole('link', { name: 'Refused', exact: true }).last().click();
    await expect(heading).toHaveText('Ask why in writing, and have the request sent again');
    await expect(page.getByText('Have the request sent.', { exact: true })).toHaveCount(0);
    await fold(page, 'A letter that tells them').click();
    const letter = page.getByRole('group', { name: 'The letter' }).first();
    await expect(letter).toContainText('2 November 2026');
    await expectOnePrintedPage(page);
  });

  test('the complaint steps open with the dates known from the claim', async ({ page }) => {
    await page.goto(
      '/claim/travel/answer?date=2026-10-01&complained=2026-10-02&replied=2026-10-12',
    );
    await fold(page, 'If it is refused, cut or delayed').click();
    await page.getByRole('link', { name: /^The complaint steps, dated from/ }).click();
    await expect(page).toHaveURL(/complained=2026-10-02&to=insurer&answered=2026-10-12/);
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  });

  test('what was done in time is shown as done, and is neither to do nor overdue', async ({
    page,
  }) => {
    await page.goto(
      '/claim/health-reimbursement/answer?date=2026-10-01&told=2026-10-01&discharge=2026-10-05&papers=2026-10-20',
    );
    const papers = dates(page).filter({ hasText: 'Send the papers' });
    await expect(papers).toContainText('Done in time');
    const notice = dates(page).filter({ hasText: 'Tell the insurer or TPA' });
    await expect(notice).toContainText('Done in time');
    await expect(page.getByRole('row', { name: /^Insurer or TPA again/ })).toContainText('Done');
    await expect(page.getByText(/^These steps are done/)).toBeVisible();
    await page.goto(page.url().replace('papers=2026-10-20', 'papers=2026-10-23'));
    await expect(papers).toContainText('Late by 3 days');
  });

  test('an invalid date: a clear message at its field, with the typed value to correct', async ({
    page,
  }) => {
    for (const [what, typed, message] of wrongDates) {
      await test.step(what, async () => {
        await page.goto(`/claim/motor-theft/answer?${new URLSearchParams(typed)}`);
        await expect(problems(page)).toContainText(message);
        await problems(page).getByRole('link').first().click();
        await expect(page).toHaveURL(/#claim-(date|time)$/);
        const field = page.locator(new URL(page.url()).hash);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        for (const name of ['date', 'time']) {
          const text = new URLSearchParams(typed).get(name) ?? '';
          await expect(page.locator(`#claim-${name}`)).toHaveValue(text.length > 24 ? '' : text);
        }
        await expect(page.locator('main [onclick]')).toHaveCount(0);
      });
    }
  });
});

test('today’s date is one tap, the insurer’s own site is on the same page, and the jump links highlight the current section', async ({
  page,
}) => {
  await page.goto('/claim/two-wheeler');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL(/two-wheeler\/answer\?date=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('row', { name: /^Insurer/ })).toContainText('By ');
  const jumps = page.getByRole('navigation', { name: 'Steps of this claim' });
  const current = jumps.locator('[aria-current]');
  await expect(current).toHaveText('Do now');
  await jumps.getByRole('link', { name: 'Papers', exact: true }).click();
  await expect(current).toHaveText('Papers');
  await fold(page, 'Who is your insurer?').click();
  const site = page.getByRole('link', { name: 'ICICI Lombard' });
  await expect(site).toHaveAttribute('href', /^https:\/\/www\.icicilombard\.com/);
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(page.getByLabel('When did it happen?')).toBeVisible();
});

test('by keyboard alone: kind, date, plan', async ({ page }) => {
  await page.goto('/claim');
  await page.getByRole('link', { name: /^Car damaged/ }).focus();
  await page.keyboard.press('Enter');
  const dates = fold(page, 'Enter your dates');
  await dates.focus();
  await page.keyboard.press('Enter');
  const day = page.getByLabel('When did it happen?');
  await day.fill(hourAgo.date);
  await day.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Tell your insurer / })).toBeVisible();
  const box = page.getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
});

test('ticks stay in this browser: nothing is sent, and the URL does not change', async ({
  page,
  context,
}) => {
  await page.goto('/claim/life-death');
  await fold(page, 'Papers to collect').click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const box = page.getByRole('checkbox', { name: /^Death certificate/ });
  await expect(page.getByText('0 of 11 ready')).toBeVisible();
  await box.check();
  await expect(page.getByText('1 of 11 ready')).toBeVisible();
  expect(sent.filter((text) => /death-certificate|api/.test(text))).toEqual([]);
  await expect(page).toHaveURL('/claim/life-death');
  await page.goto('/claim/life-death/answer?date=2026-10-01#papers');
  await expect(box).toBeChecked();
  await expect(page.getByText('1 of 11 ready')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the ticks' }).click();
  await expect(box).not.toBeChecked();
  expect(await context.cookies()).toEqual([]);
});

test('text typed into the letter stays in the browser; the plan’s shared URL has no advertisement tags', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${theftPlan}&utm_source=x#letter`);
  const address = page.url();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const section = page.getByRole('region', { name: 'Notice of theft to the insurer' });
  const letter = section.getByRole('group', { name: 'The letter' });
  await expect(letter).toContainText(formatDate(hourAgo.date));
  await section.getByLabel('Your name').fill('Asha <b>Rao</b>');
  await section.getByLabel('Policy number').fill('P/123 4-५६');
  await expect(letter).toContainText('Asha <b>Rao</b>');
  await expect(letter).toContainText('P/1234');
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'Share this plan' }).click();
  await expect(page.getByText(/Link copied|copied/i).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(theftPlan, address).toString());
  expect(sent.filter((text) => /Asha|P%2F|1234/.test(text))).toEqual([]);
});

test('a late notice admits nothing until the visitor ticks the line', async ({ page }) => {
  await page.goto('/claim/motor-own-damage/answer?date=2026-01-10#letter');
  const letter = page.getByRole('group', { name: 'The letter' });
  const offer = page.getByRole('checkbox', { name: 'Add a line that explains why' });
  await expect(letter).not.toContainText('Late notice');
  await offer.check();
  await page.getByLabel('Why you could not tell them sooner').fill('I was in hospital');
  await expect(letter).toContainText('sooner because: I was in hospital');
  await expect(letter).toContainText('Late notice is by itself no ground to reject a claim');
  await page.goto('/claim/motor-own-damage/answer?date=2026-01-10&told=2026-01-10#letter');
  await expect(letter).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a kind alone has its own title and address; with a date it is not indexed', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const { id } of claimTypes) {
    const html = await (await request.get(`/claim/${id}`)).text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    expect(canonicalIn(html), id).toMatch(new RegExp(`/claim/${id}$`));
    expect(html, id).not.toMatch(noindex);
  }
  expect(titles.size).toBe(claimTypes.length);
  for (const key of ['date=2026-11-01', 'complained=2026-11-01']) {
    const html = await (await request.get(`/claim/travel/answer?${key}`)).text();
    expect(html, key).toMatch(noindex);
    expect(canonicalIn(html), key).toBeUndefined();
  }
});

test('an advertisement’s tags change nothing, a query of no field shows the ten again', async ({
  request,
}) => {
  const tagged = await (await request.get('/claim?utm_source=x')).text();
  expect(tagged).toMatch(/<h2[^>]*>What happened\?<\/h2>/);
  const unknown = await (await request.get('/claim?type=%3Cscript%3Ealert(1)%3C/script%3E')).text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(unknown) ?? [];
  for (const { id } of claimTypes) expect(main).toContain(`href="/claim/${id}"`);
  expect(main).not.toContain('alert(1)');
});

test('a plan is not indexed, and its dates can be put into a calendar', async ({ request }) => {
  const html = await (await request.get(theftPlan)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(canonicalIn(html)).toBeUndefined();
  const [, href = ''] = /<a [^>]*href="([^"]+)"[^>]*>Add to calendar/.exec(html) ?? [];
  const answer = await request.get(href.replaceAll('&amp;', '&'));
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const text = (await answer.text()).replace(/\r\n /g, '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain(`DTSTART;VALUE=DATE:${addDays(hourAgo.date, 90).replaceAll('-', '')}`);
  expect(text).toContain('the insurer decides');
});

test('a visitor who requests help gets a reference, and is asked for no illness and no document', async ({
  page,
}) => {
  await page.goto('/claim/health-reimbursement');
  await fold(page, 'Ask us to help with this claim').click();
  const ask = page.locator('#ask-us');
  await expect(ask.locator('input[type="file"], textarea')).toHaveCount(0);
  await ask.getByLabel('What stage is the claim at?').selectOption('rejected');
  await ask.getByLabel('Your name').fill('Asha Rao');
  await ask.getByLabel('Mobile number').fill(uniqueMobile());
  await ask.getByRole('button', { name: 'Ask us to help with this claim' }).click();
  await expect(ask.getByText(/SR-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
});

const [wide, narrow] = viewModes;

test.describe('each kind of answer', () => {
  test.use({ ...smallPhone, isMobile: false, isFontInTime: true });

  for (const { what, address, look } of [
    { what: 'a kind alone', address: '/claim/health-cashless', look: wide },
    { what: 'a plan', address: `/claim/life-death/answer?date=${hourAgo.date}`, look: narrow },
    {
      what: 'a plan with a wrong date beside it',
      address: `/claim/health-cashless/answer?date=${hourAgo.date}&told=x`,
      look: wide,
    },
  ]) {
    test(`${what} has a low header, no axe finding, and fits 320 pixels`, async ({
      page,
      consoleProblems,
    }) => {
      await page.goto(address);
      if (address.includes('date=')) {
        // The query and the next deadline.
        await expect(pageHeading(page)).toHaveText(/^Tell /);
        expect.soft(await headHeight(page)).toBeLessThanOrEqual(150);
      }
      // All folded parts are opened first.
      await page.locator('main details').evaluateAll((boxes) => {
        for (const box of boxes) box.setAttribute('open', '');
      });
      await expectNoAxeViolations(page, 'main', look);
      await page.setViewportSize({ width: 320, height: 900 });
      expect.soft(await hasHorizontalOverflow(page)).toBe(false);
      const tabs = page.getByRole('navigation', { name: 'Steps of this claim' }).getByRole('link');
      const [first, last] = [await tabs.first().boundingBox(), await tabs.last().boundingBox()];
      const rightMargin = 320 - (last?.x ?? 320) - (last?.width ?? 0);
      expect.soft(rightMargin).toBeGreaterThanOrEqual(first?.x ?? 320);
      expect(consoleProblems).toEqual([]);
    });
  }
});

/** 145 KB for any page, and 25 KB more for an assistant. */
const scriptLimitBytes = 170 * 1000;

test('the guide loads no more script than an assistant may', async ({ page, context }) => {
  for (const query of ['', '/answer?date=2026-10-01']) {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.clearBrowserCache');
    const scripts = new Set<string>();
    let total = 0;
    network.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) total += encodedDataLength;
    });
    await page.goto(`/claim/motor-theft${query}`, { waitUntil: 'networkidle' });
    await network.detach();
    expect(total).toBeGreaterThan(50_000);
    expect({ query, total, isLight: total <= scriptLimitBytes }).toMatchObject({ isLight: true });
  }
});

/**
 * A refused claim: the words of the letter lead to its reason, the rule on the visitor's dates, a filled letter and the
 * ladder; without a name, without JavaScript, on a small phone, on one sheet.
 */
import { expect, type Page } from '@playwright/test';
import { formatDate } from '../lib/dates/format-date.ts';
import { addDays, addMonths } from '../lib/dates/iso-date.ts';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { expectOnePrintedPage } from '../testing/playwright/expect-one-printed-page.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import {
  enlargeText,
  findHorizontalOverflow,
  heightBeforeFoot,
} from '../testing/playwright/page-fit.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';
import { TapCounter } from '../testing/playwright/tap-counter.ts';

const today = dayFromToday(0);

const answer = (query: Record<string, string>) =>
  `/claim/refused/answer?${new URLSearchParams(query)}`;

// It is folded until a link or a tap opens it.
const letter = (page: Page) => page.getByRole('group', { name: 'The letter', includeHidden: true });
const step = (page: Page, title: string) => page.locator('#dates li').filter({ hasText: title });

async function typeLetter(page: Page, words: string) {
  await page.getByLabel('What the letter says, in its words or its clause').fill(words);
}

test.describe('on a phone', () => {
  test.use({ ...smallPhone, isFontInTime: true });

  test('from home to the filled letter in at most six taps', async ({ page, consoleProblems }) => {
    await page.goto('/');
    const journey = new TapCounter(page);
    await journey.tap(page.getByRole('link', { name: /^Claim refused or cut/ }));
    await expect(page).toHaveURL('/claim/refused');
    await journey.swipeTo(page.getByLabel('What the letter says, in its words or its clause'));
    journey.taps++;
    await typeLetter(page, 'Excl 01');
    await journey.choose(page.getByLabel('Which insurance?'), 'health-reimbursement');
    await journey.tap(page.getByRole('button', { name: 'What does it mean?' }));
    await expect(page).toHaveURL(
      /\/claim\/refused\/answer\?line=health-reimbursement&kind=refused&reason=pre-existing-disease$/,
    );
    await expect(pageHeading(page)).toHaveText(/^The insurer says the illness came first/);
    await expect(
      page.getByRole('heading', { level: 2, name: 'Pre-existing disease (PED, Excl01)' }),
    ).toBeVisible();
    await journey.tap(page.getByRole('link', { name: 'Your letter', exact: true }));
    await expect(letter(page)).toContainText('claims review committee');
    await page.locator('[data-blank="policy"]').fill('P/1');
    await expect(letter(page)).toContainText('P/1');
    expect(journey.taps).toBeLessThanOrEqual(6);
    expect(consoleProblems).toEqual([]);
  });

  test('the page is short, and every kind of answer has at most four screens before the foot', async ({
    page,
  }) => {
    const health = 'health-reimbursement';
    for (const [max, address] of [
      [4.5, '/claim/refused'],
      [4, answer({ line: health, reason: 'pre-existing-disease' })],
      [
        4,
        answer({
          line: 'life',
          reason: 'section-45',
          began: '2020-01-01',
          letter: dayFromToday(-9),
        }),
      ],
      [4, answer({ line: 'own-damage', kind: 'silence', papers: dayFromToday(-70) })],
      [4, answer({ line: health, kind: 'part', roomCut: '900', coPayCut: '500' })],
      [4, answer({ line: 'health-cashless', reason: 'not-medically-necessary' })],
      [4, answer({ line: 'third-party', arose: dayFromToday(-90) })],
      [4, answer({ line: health, q: 'zeppelin' })],
    ] as const) {
      await page.goto(address);
      const height = await heightBeforeFoot(page);
      expect.soft(height / smallPhone.viewport.height, address).toBeLessThanOrEqual(max);
    }
  });

  test('which of two reasons: the first is on the first screen, also in large letters', async ({
    page,
  }) => {
    await enlargeText(page, 24);
    await page.goto(answer({ line: 'health-cashless', q: 'PED and late intimation' }));
    const which = page.getByRole('region', { name: 'Which of these does your letter say?' });
    await expect(which.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await expect(which.getByRole('link', { name: 'My letter says both' })).toBeVisible();
  });

  test('"Do this next" leads to the letter, the dates and the request, which opens', async ({
    page,
  }) => {
    await page.goto(answer({ line: 'life', reason: 'section-45' }));
    const next = page.getByRole('region', { name: 'Do this next' });
    await expect(next.getByRole('listitem')).toHaveCount(3);
    await next.getByRole('link', { name: /^Ask us/ }).click();
    await expect(page.locator('form[action="/api/requests"]')).toBeInViewport();
    await page.getByRole('link', { name: 'Add them' }).click();
    await expect(page.locator('#refusal-began')).toBeVisible();
  });
});

test('a daughter’s own words: the letter speaks for the father, and one choice changes it', async ({
  page,
}) => {
  await page.goto('/claim/refused');
  await typeLetter(page, 'papa ka diabetes pehle se tha');
  await page.getByLabel('Which insurance?').selectOption('health-reimbursement');
  await page.getByRole('button', { name: 'What does it mean?' }).click();
  await expect(page).toHaveURL(/reason=pre-existing-disease.*behalf=father/);
  const next = page.getByRole('region', { name: 'Do this next' });
  await next.getByRole('link', { name: /^Your letter/ }).click();
  const person = page.locator('#letter').getByLabel('I write for');
  await expect(person).toHaveValue('father');
  await expect(letter(page)).toContainText('I write for my father, the insured');
  await person.selectOption({ label: 'Myself' });
  await page.getByRole('button', { name: 'Change the letter' }).click();
  await expect(page).not.toHaveURL(/behalf=father/);
  await expect(letter(page)).not.toContainText('father');
});

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the page, an answer, silence and an error fit, and have no axe findings', async ({
    page,
  }) => {
    for (const [address, hasAxe] of [
      [answer({ began: '2026-02-31' }), true],
      [answer({ line: 'life', reason: 'section-45', began: '2020-01-01' }), true],
      ['/claim/refused', false],
      [answer({ line: 'own-damage', kind: 'silence', papers: dayFromToday(-40) }), false],
      [answer({ line: 'life', q: 'zeppelin' }), false],
    ] as const) {
      await page.goto(address);
      expect.soft(await findHorizontalOverflow(page), address).toEqual([]);
      if (hasAxe) await expectNoAxeViolations(page, 'main', viewModes[1]);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reason is judged on its dates; the letter has them, and the ladder counts from today', async ({
    page,
  }) => {
    await page.goto('/claim/refused');
    await page.getByLabel('Which insurance?').selectOption('life');
    await typeLetter(page, 'u/s 45');
    await page.getByText('More dates, for an exact answer').click();
    await page.getByLabel('Cover began').fill('2019-01-10');
    await page.getByLabel('Date of their letter').fill(dayFromToday(-10));
    await page.getByRole('button', { name: 'What does it mean?' }).click();
    await expect(page).not.toHaveURL(/q=/);
    const main = page.locator('main');
    await expect(main).toContainText(
      'The rule is on your side: the 3 years ended on 10 January 2022',
    );
    await expect(main).toContainText('10 January 2022');
    await expect(main).toContainText('the Ombudsman may decide differently');
    await expect(main).toContainText('Guidance, not legal advice');
    await expect(letter(page)).toContainText(formatDate(dayFromToday(-10)));
    await expect(step(page, 'Last day for the insurer’s answer')).toContainText(
      formatDate(addDays(today, 14)),
    );
    await expect(step(page, 'Last day to go to the Ombudsman')).toContainText(
      formatDate(addMonths(addMonths(today, 1), 12)),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  test('words that are not clear lead to a question, and the answer to the reason', async ({
    page,
  }) => {
    await page.goto('/claim/refused');
    await typeLetter(page, 'पुरानी बीमारी');
    await page.getByRole('button', { name: 'What does it mean?' }).click();
    const which = page.getByRole('region', { name: 'Which of these does your letter say?' });
    await which
      .getByRole('link', { name: /^Pre-existing disease/ })
      .first()
      .click();
    await expect(pageHeading(page)).toHaveText(/^The insurer says the illness came first/);
    await expect(
      page.getByRole('heading', { level: 2, name: 'Pre-existing disease (PED, Excl01)' }),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/q=/);
  });

  test('no reason: the letter asks for it; a second reason joins the first', async ({ page }) => {
    await page.goto('/claim/refused');
    await page.getByRole('button', { name: 'What does it mean?' }).click();
    await expect(pageHeading(page)).toHaveText('What does the letter say?');
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '#refusal-q');
    await expect(page.locator('#refusal-q')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Which insurance?').selectOption('health-reimbursement');
    await page.getByRole('button', { name: 'What does it mean?' }).click();
    await expect(page.getByRole('heading', { name: /^No reason yet/ })).toBeVisible();
    await expect(letter(page)).toContainText('the reason, the clause of my policy');
    await page.goto(answer({ line: 'health-reimbursement', reason: 'pre-existing-disease' }));
    await page.getByText('Another reason or date').click();
    await page.getByLabel('Another reason in the same letter').fill('documents not submitted');
    await page.getByRole('button', { name: 'What does it mean?' }).click();
    await expect(page).toHaveURL(/reason=pre-existing-disease&reason=late-papers/);
    await expect(page.getByRole('heading', { level: 2, name: /^Papers missing/ })).toBeVisible();
  });

  test('wrong dates have messages beside their fields, and nothing is lost', async ({ page }) => {
    await page.goto(
      answer({
        line: 'life',
        reason: 'section-45',
        began: today,
        letter: dayFromToday(-3),
        q: 'x',
      }),
    );
    await expect(pageHeading(page)).toHaveText('Something does not fit');
    await expect(page.getByRole('alert')).toContainText('before the cover began');
    await expect(page.getByLabel('Cover began')).toHaveValue(today);
    await expect(page.getByLabel('Which insurance?')).toHaveValue('life');
    await page.getByLabel('Date of their letter').fill(today);
    await page.getByRole('button', { name: 'What does it mean?' }).click();
    await expect(page.locator('main')).toContainText('the insurer must still prove it');
  });

  test('silence: the limits that are over, the interest, and the letter that names both', async ({
    page,
  }) => {
    await page.goto(
      answer({ line: 'health-reimbursement', kind: 'silence', papers: dayFromToday(-16) }),
    );
    await expect(pageHeading(page)).toHaveText(
      `The insurer’s time ended on ${formatDate(dayFromToday(-1))}`,
    );
    const silence = page.getByRole('region', { name: 'The insurer’s own time' });
    await expect(silence).toContainText('over');
    await expect(silence).toContainText('bank rate plus 2 percentage points');
    await expect(letter(page)).toContainText(`until ${formatDate(dayFromToday(-1))}`);
    await expect(letter(page)).toContainText('bank rate plus 2 percentage points');
  });

  test('an address without a field leads to the page, which may be indexed', async ({ page }) => {
    await page.goto('/claim/refused/answer');
    await expect(page).toHaveURL('/claim/refused');
    await expect(page).toHaveTitle(/^Claim rejected: what to do/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/claim\/refused$/,
    );
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    expect(graph).toContain('"name":"Claim refused"');
  });
});

test('the ladder prints on one sheet, with and without a reason, and its calendar opens', async ({
  page,
  request,
}) => {
  for (const query of [
    { line: 'health-reimbursement', reason: 'pre-existing-disease', letter: dayFromToday(-20) },
    { line: 'own-damage', kind: 'silence', papers: dayFromToday(-40) },
    { line: 'third-party', letter: dayFromToday(-700), sent: dayFromToday(-50) },
    { kind: 'part' },
  ] as Record<string, string>[]) {
    await page.goto(answer(query));
    await expectOnePrintedPage(page);
  }
  await page.goto(answer({ line: 'life', reason: 'section-45', letter: dayFromToday(-20) }));
  const href = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const calendar = await request.get(href ?? '');
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
});

test('every reason has an answer, and no example of it has a count', async ({ page, request }) => {
  await page.goto('/claim/refused');
  const links = page.locator('#reasons a');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(4);
  for (const href of hrefs) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    expect(await response.text(), href).toContain('What we cannot judge');
  }
});

test('a month of silence: the office is found in the first step, and the complaint names it and the person', async ({
  page,
}) => {
  const asked = {
    line: 'life',
    reason: 'section-45',
    letter: dayFromToday(-90),
    sent: dayFromToday(-60),
  };
  await page.goto(answer(asked));
  const next = page.getByRole('region', { name: 'Do this next' });
  const first = next.getByRole('listitem').first();
  await expect(first.getByRole('link', { name: /^File online at the Council/ })).toBeVisible();
  await first.getByLabel('Your state').selectOption({ label: 'Maharashtra' });
  await first.getByRole('button', { name: 'Find your Ombudsman office' }).click();
  await first.getByLabel('City, district or Mumbai ward').selectOption({ label: 'Palghar' });
  await first.getByRole('button', { name: 'Find your Ombudsman office' }).click();
  await expect(first).toContainText('The Insurance Ombudsman in Thane serves Palghar');
  await next.getByRole('link', { name: /^Your complaint/ }).click();
  await expect(letter(page)).toBeVisible();
  await expect(letter(page)).toContainText('To the Insurance Ombudsman, Thane');
  await page.locator('#letter').getByLabel('I write for').selectOption({ label: 'My mother' });
  await page.getByRole('button', { name: 'Change the letter' }).click();
  await expect(page).toHaveURL(/behalf=mother.*#letter$/);
  await expect(letter(page)).toBeVisible();
  await expect(letter(page)).toContainText('Thane');
  await page.goto(page.url().replace('#letter', ''));
  await expectNoAxeViolations(page, 'main', viewModes[1]);
  await expectOnePrintedPage(page);
});

test('nothing typed into the letter is sent with the request for help', async ({ page }) => {
  await page.goto(
    `${answer({ line: 'life', reason: 'section-45', letter: dayFromToday(-20) })}#letter`,
  );
  await letter(page).scrollIntoViewIfNeeded();
  await page.locator('[data-blank="policy"]').fill('POL-SECRET-1');
  await page.getByText('Help me with this refusal').click();
  const form = page.locator('form[action="/api/requests"]');
  const plan = form.getByRole('checkbox', { name: /^Show the expert what I entered here/ });
  await expect(plan).not.toBeChecked();
  await expect(plan).toHaveValue(
    /^\/claim\/refused\/answer\?line=life&kind=refused&reason=section-45/,
  );
  await expect(form.locator('input[name="claimType"]')).toHaveValue('life_death');
  const sent = await form.evaluate((one: HTMLFormElement) =>
    [...new FormData(one).values()].join(' '),
  );
  expect(sent).not.toContain('POL-SECRET-1');
  expect(sent).not.toContain('section-45');
  await plan.check();
  expect(await form.evaluate((one: HTMLFormElement) => new FormData(one).get('plan'))).toContain(
    'section-45',
  );
});

/**
 * A page that the browser translates keeps working: no exception, no text that React updates without effect, every
 * message visible. Each kind of answer once, each journey through error and success; e2e/every-page.spec.ts translates
 * the 31 pages. `⟦` marks translated text.
 */
import { expect, type Page } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { pageAnswers } from '../lib/site/answer-fields.ts';
import { noindexPaths } from '../lib/site/dynamic-paths.ts';
import { answerPath } from '../lib/site/tool-paths.ts';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
import {
  callBackForm,
  holdScripts,
  isHydrated,
  test,
  uniqueMobile,
} from '../testing/playwright/fixtures.ts';
import {
  expectNoTextLost,
  expectTranslated,
  showOriginal,
  translatePages,
} from '../testing/playwright/page-translation.ts';
import { requestForm } from '../testing/playwright/request-forms.ts';
import { createCustomer, enterCode, waitForCode } from '../testing/playwright/sign-in.ts';

test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 10_000 });

const slot = timeSlots[1];
const today = dayFromToday(0);
const lastWeek = dayFromToday(-7);

/** One of each tool and outcome. */
const answers = [
  '/cashless-hospital/answer?q=apollo+chennai',
  '/cashless-hospital/answer?q=eye+hospital+zzzz',
  '/cashless-hospital/answer?pin=560034',
  '/cashless-hospital/answer?q=ashta',
  '/cashless-hospital/answer?q=hydrabad',
  '/faqs/answer?q=nominee',
  '/faqs/answer?q=zzzz',
  `/renewal/answer?line=health&on=${today}`,
  '/renewal/answer?line=car',
  `/claim/motor-theft/answer?date=${lastWeek}`,
  '/claim/travel/answer?date=x',
  '/claim/life-death',
  `/grievance-redressal/answer?complained=${lastWeek}`,
  '/grievance-redressal/answer?complained=x',
  '/joy-center/answer?event=wedding&event=baby&sent=yes',
  '/joy-center/answer?event=x',
  '/customer-login/answer?problem=contact',
  '/customer-login/answer?insurers=all',
  '/customer-login/answer?ask=copy',
  '/health-insurance/cover-calculator/answer?age=34&spouse=32&children=4',
  '/health-insurance/cover-calculator/answer?age=x',
  '/health-insurance/plans',
  '/get-a-call?result=invalid&fields=product,mobile',
  '/get-a-call?result=too-many',
  '/your-request?result=code-required',
  ...noindexPaths,
];

/** Translates the page, and restores it. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await expectTranslated(page);
  await showOriginal(page);
  await expectNoTextLost(page);
}

test('every kind of answer is translated completely and restored', async ({
  page,
  consoleProblems,
}) => {
  const paths = answers.map((path) => path.split('?')[0]);
  expect(pageAnswers.filter(({ path }) => !paths.includes(answerPath(path)))).toEqual([]);
  await translatePages(page, 'hydrated');
  for (const path of answers) await visit(page, path);
  expect(consoleProblems).toEqual([]);
});

/** Report an exception of the page first, not the element missing because of it. */
test.afterEach(({ consoleProblems }) => {
  expect(
    consoleProblems.filter(
      (problem) => /Error:|NotFound|Minified/.test(problem) && !/#418/.test(problem),
    ),
  ).toEqual([]);
});

async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).first().click();
}

async function requestCall(page: Page) {
  const form = callBackForm(page);
  await form.button.click();
  for (const message of ['Select Time Slot', 'Enter valid mobile no.'])
    await expect(form.form.getByText(`⟦${message}⟧`)).toBeVisible();
  await form.chooseSlot(slot);
  await form.mobile.fill(uniqueMobile());
  await form.button.click();
  return form;
}

test('a call is requested: invalid fields, a refusal, the confirmation, and again', async ({
  page,
  leadService,
  consoleProblems,
}) => {
  await translatePages(page, 'hydrated');
  await page.goto('/health-insurance');
  await expectTranslated(page);
  leadService.setMode({ mode: 'refuse', message: 'This number asked us not to call.', times: 1 });
  const form = await requestCall(page);
  await expect(form.form.getByText('⟦This number asked us not to call.⟧')).toBeVisible();
  await form.button.click();
  await expect(form.confirmation).toContainText('⟦Thank you.⟧');
  await expectTranslated(page);
  await press(page, 'Ask about another product');
  await expect(form.button).toHaveText('⟦Get a Call⟧');
  // "Show original" while the form is in use.
  await showOriginal(page);
  await form.button.click();
  await expect(form.form.getByText('Select product', { exact: true })).toBeVisible();
  await expectNoTextLost(page);
  expect(consoleProblems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

test('a call is requested in the popup, and its later state is shown', async ({
  page,
  leadService,
  consoleProblems,
}) => {
  leadService.setMode({ mode: 'reset' });
  await translatePages(page, 'hydrated');
  await page.goto('/term-insurance');
  await expectTranslated(page);
  await page.evaluate(() => dispatchEvent(new Event('mouseexit')));
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await press(page, 'Close');
  await expect(popup).toHaveCount(0);
  const form = await requestCall(page);
  await expect(form.confirmation).toContainText(/system has not taken it yet/);
  await expectTranslated(page);
  leadService.setMode({ mode: 'accept' });
  expect(consoleProblems).toEqual([]);
});

test('a question is sent, a hospital searched, insurers and questions are searched', async ({
  page,
  consoleProblems,
}) => {
  await translatePages(page, 'hydrated');
  await page.goto('/contact-us');
  await expectTranslated(page);
  const question = requestForm(page, 'contact');
  await question.getByRole('button', { name: 'Send the question' }).click();
  await expect(question.getByText(/^⟦Enter/).first()).toBeVisible();
  await question.getByLabel('Your question').fill('Which papers do I need?');
  await question.getByLabel('Your name').fill('Asha');
  await question.getByLabel('Mobile number').fill(uniqueMobile());
  await question.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('⟦Thank you. We have your request.⟧')).toBeVisible();
  await expectTranslated(page);
  await press(page, 'Send another');
  await expect(question.getByRole('button')).toHaveText('⟦Send the question⟧');

  await page.goto('/cashless-hospital/answer?q=apollo+chennai');
  await expectTranslated(page);
  const field = page.getByLabel('Hospital, area, city or PIN code');
  const found = page.getByRole('region', { name: 'Hospitals found' });
  for (const typed of ['eye hospital delhi', '560034', 'zzzzzz', '', 'fortis']) {
    await field.fill(typed);
    await expect(page).toHaveURL(typed ? /q=/ : /cashless-hospital$/);
    await expect(found).toHaveAttribute('aria-busy', 'false');
    await expectTranslated(page);
  }
  await field.fill('apollo che');
  await page.getByRole('option').first().click();
  await expect(found.getByRole('status').first()).toContainText(/^⟦\d+ hospital/);
  // A card of the search before may still be there, and go with what was pressed in it.
  await expect(async () => {
    await press(page, 'Copy for the hospital desk');
    await expect(found.getByText(/⟦(Copied|This browser)/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectTranslated(page);

  await page.goto('/insurance-companies');
  await expectTranslated(page);
  await page.getByRole('main').getByRole('searchbox').fill('religare');
  await expect(page.locator('#list').getByRole('status')).toContainText('⟦1 of 58');
  await page.getByRole('main').getByRole('searchbox').fill('zzzz');
  await expect(page.locator('#list').getByRole('status')).toContainText('zzzz');
  await press(page, 'Show all');
  await page.getByLabel('Sort by').selectOption('paid-by-number');
  await expectTranslated(page);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faqs#faqs-nominee');
  await expectTranslated(page);
  await page.locator('a[data-copy][href="#faqs-nominee"]').click();
  await expect(page.getByText('⟦Link copied').first()).toBeVisible();
  await expectTranslated(page);
  expect(consoleProblems).toEqual([]);
});

test('plans are compared, a tool updates while typing, planners and letters are filled in', async ({
  page,
  consoleProblems,
}) => {
  await translatePages(page, 'hydrated');
  await page.goto('/health-insurance');
  await expectTranslated(page);
  const compare = page.locator('#compare');
  const status = compare.getByRole('status');
  await compare.getByText('Change columns').click();
  await compare.getByRole('checkbox', { name: 'Differences only' }).check();
  await expect(status).toContainText(/⟦Comparing 2 of \d kinds\. They differ on \d+ rows\.⟧/);
  await compare.getByRole('checkbox', { checked: false }).first().check();
  await expect(status).toContainText('⟦Comparing 3 of');
  await compare
    .getByRole('button', { name: /^Move .* right/ })
    .first()
    .click();
  await compare.getByRole('button', { name: 'Share' }).click();
  await expect(status).toContainText(/copied|copy/i);
  await compare.getByRole('button', { name: 'Start again' }).click();
  await expectTranslated(page);

  await page.goto(
    '/car-insurance/third-party-premium-calculator/answer?fuel=petrol&size=1197&age=running',
  );
  await expectTranslated(page);
  const number = page.locator('dd').filter({ hasText: '₹' }).first();
  const size = page.locator('#car-third-party-premium-calculator-size');
  await size.fill('1600');
  await expect(number).toContainText('₹9,318');
  await expectTranslated(page);
  await size.fill('90000');
  await expect(page.getByText('⟦Almost there: please check one answer⟧')).toBeVisible();
  await expectTranslated(page);
  await size.fill('999');
  await expect(number).toContainText('₹2,471');
  await expect(size).toBeFocused();
  await expectTranslated(page);

  await page.goto('/claim/motor-own-damage/answer?date=2026-01-10#letter');
  await expectTranslated(page);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText(/^⟦1 of \d+ (ready|done)/).first()).toBeVisible();
  await press(page, 'Clear the ticks');
  await page.getByLabel('Your name').first().fill('Asha');
  const letter = page.getByRole('group', { name: 'The letter' }).first();
  // A visitor's own words are not translated.
  await expect(letter).toContainText(/[^⟦]Asha/);
  await page.getByRole('checkbox', { name: 'Add a line that explains why' }).check();
  await press(page, 'Copy the text');
  await press(page, 'Share this plan');
  await expectTranslated(page);

  await page.goto('/grievance-redressal#ombudsman-offices');
  await expectTranslated(page);
  const state = page.getByLabel('Your state or union territory');
  for (const name of ['Kerala', 'Maharashtra', 'Uttar Pradesh']) {
    await state.selectOption({ label: name });
    await expect(page.locator('#ombudsman-offices').getByRole('status')).toContainText(name);
    await expectTranslated(page);
  }

  await page.goto('/joy-center');
  await expectTranslated(page);
  await page.getByRole('checkbox').first().check();
  await press(page, 'Show my plan');
  await expectTranslated(page);
  expect(consoleProblems).toEqual([]);
});

test('a customer signs in: a wrong code, the right one', async ({
  page,
  site,
  consoleProblems,
}) => {
  await translatePages(page, 'hydrated');
  const mobile = await createCustomer(site);
  await page.goto('/customer-login');
  await expectTranslated(page);
  await page.getByLabel('Mobile number').first().fill(mobile);
  await press(page, 'Send me a code');
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expectTranslated(page);
  await enterCode(page, '00000000');
  await expect(page.getByText(/^⟦That is not the code.*You can try 2 more times/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Send it again \(in/ })).toHaveText(/⟦.*⟧/);
  await expectTranslated(page);
  await enterCode(page, await waitForCode(site, mobile));
  await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
  await expectTranslated(page);
  expect(consoleProblems).toEqual([]);
});

for (const start of ['before-scripts', 'while-hydrating'] as const) {
  test(`translated ${start}, pages are complete and a call is requested`, async ({
    page,
    context,
    consoleProblems,
  }) => {
    await translatePages(page, start);
    for (const path of [
      '/cashless-hospital/answer?q=apollo',
      '/claim/life-death',
      '/term-insurance',
    ]) {
      const letScripts = start === 'before-scripts' ? await holdScripts(context) : () => undefined;
      const opened = page.goto(path);
      if (start === 'before-scripts') await page.locator('font').first().waitFor();
      letScripts();
      await opened;
      await expectTranslated(page);
    }
    const form = await requestCall(page);
    await expect(form.confirmation).toContainText('⟦Thank you.⟧');
    await expectTranslated(page);
    // React finds text other than its own, reports it once and renders the page again.
    expect(consoleProblems.filter((problem) => !/React error #418/.test(problem))).toEqual([]);
  });
}

test('what is typed while a translated page waits for its scripts stays, and is sent', async ({
  context,
  baseURL,
  leadService,
}) => {
  const page = await context.newPage();
  await translatePages(page, 'before-scripts');
  const letScriptsCome = await holdScripts(context);
  await page.goto(`${baseURL}/term-insurance`, { waitUntil: 'commit' });
  await page.locator('font').first().waitFor();
  const { slots, mobile, button, confirmation } = callBackForm(page);
  const number = uniqueMobile();
  await slots.nth(1).check();
  await mobile.pressSequentially(number.slice(0, 5));
  letScriptsCome();
  await page.waitForFunction(isHydrated);
  await page.keyboard.type(number.slice(5));
  await button.click();
  await expect(confirmation).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([{ mobile: number, outcome: 'accepted' }]);
});

/** Everything without JavaScript: pages can be read, menus open, the form is accepted and answered with a page. */
import { expect, type Page } from '@playwright/test';
import type { TimeSlot } from '../lib/lead-service/time-slots.ts';
import { lastTimeSlot } from '../testing/data/valid-call-back.ts';
import { callBackForm, pageHeading, test, uniqueMobile } from '../testing/playwright/fixtures.ts';

test.use({ javaScriptEnabled: false });

/** This is not the first slot: a form that loses the choice does not send it by chance. */
const slot = lastTimeSlot;

async function send(page: Page, fields: { product?: string; timeSlot?: TimeSlot; mobile: string }) {
  const form = callBackForm(page);
  if (fields.product !== undefined) await form.chooseProduct(fields.product);
  if (fields.timeSlot) await form.chooseSlot(fields.timeSlot);
  await form.mobile.fill(fields.mobile);
  await form.button.click();
}

test('the form posts natively and a page shows reference and what happens next; reloading it, or going back and sending again, is still one lead', async ({
  page,
  leadService,
}) => {
  const mobile = uniqueMobile();
  await page.goto('/pension-plans');
  await send(page, { timeSlot: slot, mobile: `+91 ${mobile}` });
  const heading = pageHeading(page);
  await expect(heading).toContainText('Thank you');
  await expect(page.getByText(/CB-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  await expect(page.getByText(/We’ll call you (today|tomorrow) between/)).toBeVisible();
  await expect(page.getByText(/^To(day|morrow), \d+ [A-Z][a-z]+$/)).toBeVisible();
  expect(page.url()).not.toContain(mobile);
  await page.reload();
  await expect(heading).toContainText('Thank you');
  await page.goBack();
  await expect(page).toHaveURL(/pension-plans/);
  await send(page, { timeSlot: slot, mobile });
  await expect(heading).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([
    { mobile, productId: 6, slot, outcome: 'accepted' },
  ]);
});

test('an invalid field returns the form with the message and what was typed', async ({
  page,
  leadService,
}) => {
  await page.goto('/pension-plans');
  await callBackForm(page)
    .form.getByLabel(/do-not-disturb/)
    .check();
  await send(page, { product: '4', timeSlot: slot, mobile: '12345' });
  await expect(page.getByRole('link', { name: 'Enter valid mobile no.' })).toBeVisible();
  const form = callBackForm(page);
  await expect(form.product).toHaveValue('4');
  await expect(form.timeSlot).toHaveValue(slot);
  await expect(form.mobile).toHaveAttribute('aria-invalid', 'true');
  await expect(form.mobile).toHaveValue('12345');
  await expect(form.form.getByLabel(/do-not-disturb/)).not.toBeChecked();
  expect(page.url()).not.toContain('12345');
  expect(leadService.received()).toEqual([]);
  const mobile = uniqueMobile();
  await send(page, { mobile });
  await expect(pageHeading(page)).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([{ mobile, productId: 4, slot }]);
});

test('an empty form: the specification’s three messages, not the browser’s, and the summary has the focus', async ({
  page,
}) => {
  await page.goto('/about-us');
  await callBackForm(page).button.click();
  const summary = page.getByRole('alert');
  for (const message of ['Select product', 'Select Time Slot', 'Enter valid mobile no.'])
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
});

test('a number with letters, or one digit too many, is refused and not truncated', async ({
  request,
  leadService,
}) => {
  for (const mobile of ['98765abcde43210', '98765432101', '+65 9123 4567']) {
    const answer = await request.post('/api/call-back', {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { product: '6', timeSlot: slot, mobile },
    });
    expect(await answer.text(), mobile).toMatch(/<a[^>]*>Enter valid mobile no\.<\/a>/);
  }
  expect(leadService.received()).toEqual([]);
});

test('a refusal shows Lead.svc’s message; without a usable response the page says that the request is saved', async ({
  page,
  leadService,
}) => {
  leadService.setMode({ mode: 'refuse', message: 'This number asked us not to call.', times: 1 });
  await page.goto('/pension-plans');
  await send(page, { timeSlot: slot, mobile: uniqueMobile() });
  await expect(page.getByText('This number asked us not to call.')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  // Choices are preserved, and the message has the focus.
  await expect(callBackForm(page).product).toHaveValue('6');
  await expect(callBackForm(page).timeSlot).toHaveValue(slot);
  await expect(page.getByRole('alert').first()).toBeFocused();

  leadService.setMode({ mode: 'empty', times: 1 });
  await page.goto('/pension-plans');
  const mobile = uniqueMobile();
  await send(page, { timeSlot: slot, mobile });
  await expect(page.getByText(/We keep trying until/)).toBeVisible();
  // The URL without its access token: the reference is filled in, the number is requested.
  const { searchParams } = new URL(page.url());
  await page.goto(`/get-a-call?result=queued&reference=${searchParams.get('reference')}`);
  await expect(page.getByText(/We keep trying until/)).toHaveCount(0);
  await expect(page.getByLabel('Reference')).toHaveValue(searchParams.get('reference') ?? '');
  await page.getByLabel('Mobile number or e-mail address you gave').fill(mobile);
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect(page.getByRole('list', { name: 'State of your request' })).toContainText('Received');
});

test('the result page is noindex and rejects an invented reference', async ({ request }) => {
  const answer = await request.get('/get-a-call?result=delivered&reference=CB-AAAA-AAAA');
  const html = await answer.text();
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(html).not.toContain('Thank you');
});

test('questions, the Products menu and, on a phone, the drawer open', async ({ page }) => {
  await page.goto('/term-insurance');
  const question = page.locator('#questions details').first();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Capital guarantee', exact: true }).first().click();
  await expect(page).toHaveURL(/capital-guarantee/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'All pages' });
  await drawer.getByRole('link', { name: 'Customer login' }).click();
  await expect(page).toHaveURL(/customer-login/);
});

test('the short privacy notice can be read in Hindi, which is marked as Hindi', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await page.getByRole('main').getByRole('link', { name: 'यह सूचना हिंदी में पढ़िए' }).click();
  const notice = page.locator('#hindi');
  await expect(notice).toBeInViewport();
  const marked = page.locator('details[lang="hi"]').filter({ has: notice });
  await expect(marked.getByRole('heading')).toHaveText('निजता की सूचना, हिन्दी में');
  await expect(notice).toContainText('भारतीय डेटा संरक्षण बोर्ड');
});

test('a text browser separates the links and buttons of header and footer', async ({ request }) => {
  const html = await (await request.get('/claim')).text();
  const frame = html.match(/<(header|footer)\b.*?<\/\1>/gs) ?? [];
  expect(frame.length).toBeGreaterThanOrEqual(2);
  // Without a style sheet these do not begin a new line.
  const inLine = /<\/?(?:a|button|span|svg|path|circle|use)\b[^>]*>|<!-- -->/g;
  const shown = frame
    .join('\n')
    .replace(inLine, '')
    .replace(/<[^>]+>/g, '\n');
  expect(shown.match(/.*\S(?:All products|1800 ).*/g)).toBeNull();
});

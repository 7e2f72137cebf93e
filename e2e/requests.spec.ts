/**
 * Service requests in a real browser; without JavaScript in e2e/hindi.spec.ts: sent, answered, refused, calls stopped.
 */
import { expect } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { callBackForm, test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { hasHorizontalOverflow } from '../testing/playwright/page-fit.ts';
import { filledForms, requestForm } from '../testing/playwright/request-forms.ts';
import { waitForCode } from '../testing/playwright/sign-in.ts';

const referenceShape = /SR-[2-9A-Z]{4}-[2-9A-Z]{4}/;
const slot = timeSlots[1];

for (const { kind, path, button, fill } of filledForms) {
  test(`${kind}: two presses are one request, the confirmation shows a reference and what happens next`, async ({
    page,
    site,
    consoleProblems,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/requests')) sent.push(request.url());
    });
    await page.goto(path);
    const form = requestForm(page, kind);
    const contact = await fill(form);
    await form.getByRole('button', { name: button }).dblclick();
    const confirmation = page.getByRole('status').filter({ hasText: 'Thank you' });
    await expect(confirmation).toContainText(referenceShape);
    await expect(confirmation.getByRole('heading')).toBeFocused();
    await expect(confirmation.getByRole('button', { name: 'Print this' })).toBeVisible();
    await expect(confirmation).not.toContainText('{');
    expect(sent).toHaveLength(1);
    expect(consoleProblems).toEqual([]);
    expect(page.url()).not.toContain(contact);
    expect(site.output()).not.toContain(contact);
    await confirmation.getByRole('button', { name: 'Send another' }).click();
    await expect(form.getByRole('button', { name: button })).toBeVisible();
    // Keys typed at once must not go to a hidden element.
    await expect(form.locator('input:focus, select:focus, textarea:focus')).toHaveCount(1);
    await expect(form.locator('[name="website"]')).not.toBeFocused();
  });
}

test('an empty form says what each field needs, a pasted number is accepted, and after a lost response the request is repeated', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/contact-us');
  const form = requestForm(page, 'contact');
  const button = form.getByRole('button', { name: 'Send the question' });
  await test.step('every message is shown, and nothing is sent', async () => {
    await button.click();
    await expect(form.getByText('Say it in a few words of your own.')).toBeVisible();
    await expect(form.getByText('Enter a name in letters and spaces.')).toBeVisible();
    await expect(form.getByLabel('Your question')).toBeFocused();
    await form.getByLabel('Your question').fill('Why?');
    await form.getByLabel('Your name').fill('Asha');
    await button.click();
    await expect(form.getByText('Give one of these, so that we can answer you.')).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    expect(sent).toEqual([]);
  });
  await test.step('a number keeps its digits as it is pasted', async () => {
    const mobile = form.getByLabel('Mobile number');
    await mobile.focus();
    await page.keyboard.insertText('+91 ९८७६५ ४३२१०');
    await expect(mobile).toHaveValue('9876543210');
  });
  await test.step('after a lost answer the next press is the same request under the same reference', async () => {
    await form.getByLabel('Mobile number').fill(uniqueMobile());
    let lost = '';
    await page.route('**/api/requests', async (route) => {
      if (lost) return route.continue();
      lost = (await (await route.fetch()).json()).reference;
      await route.abort('connectionreset');
    });
    await button.click();
    await expect(form.getByRole('alert')).toContainText('could not reach our server');
    await button.click();
    const confirmation = page.getByRole('status').filter({ hasText: 'Thank you' });
    await expect(confirmation).toContainText(lost);
    expect(lost).toMatch(referenceShape);
    await expectNoAxeViolations(page, 'main');
  });
});

test('after "stop calls" a call request is refused kindly, until the code to allow calls again is entered', async ({
  page,
  site,
  leadService,
}) => {
  const mobile = uniqueMobile();
  const ask = async () => {
    await page.goto('/term-insurance');
    const form = callBackForm(page);
    await form.chooseSlot(slot);
    await form.mobile.fill(mobile);
    await form.button.click();
    return form;
  };
  await page.goto('/contact-us#stop-calls');
  const stop = requestForm(page, 'stop-calls');
  await stop.getByLabel('Mobile number').fill(mobile);
  await stop.getByRole('button', { name: 'Stop calls to this number' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toContainText('90 days');
  const refused = await ask();
  await expect(refused.form.getByRole('alert')).toContainText('asked us not to call');
  expect(leadService.received()).toEqual([]);

  await page.goto('/contact-us#allow-calls');
  const allow = requestForm(page, 'allow-calls');
  await allow.getByLabel('Mobile number').fill(mobile);
  await allow.getByRole('button', { name: 'Allow calls again' }).click();
  await expect(page.getByText('until you enter the code')).toBeVisible();
  await expectNoAxeViolations(page, 'main', viewModes[0]);
  const codePage = page.url();
  expect(codePage).not.toContain(mobile);
  await expect((await ask()).form.getByRole('alert')).toContainText('asked us not to call');
  expect(leadService.received()).toEqual([]);

  await page.goto(codePage);
  await page.getByLabel('Code').fill(await waitForCode(site, mobile));
  await page.getByRole('button', { name: 'Allow calls again' }).click();
  await expect(page.getByText('The number is off our list.')).toBeVisible();
  await ask();
  await expect.poll(() => leadService.received().length).toBe(1);
});

test('the page of an invented request confirms nothing, has no axe finding and fits 320 px', async ({
  page,
}) => {
  await page.goto('/your-request?result=queued&reference=SR-2222-2222');
  await expect(page.getByText('Thank you')).toHaveCount(0);
  await expectNoAxeViolations(page, 'html', viewModes[1]);
  expect(await hasHorizontalOverflow(page)).toBe(false);
});

/** Get a Call in a real browser, against a real Lead.svc stand-in: every state of docs/specification.md, section 4. */
import { expect } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { callBackForm, saveData, test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';

const slot = timeSlots[1];
const day =
  /We’ll call you (today|tomorrow) between 10:30 and 10:45 am[\s\S]*To(day|morrow), \d+ [A-Z][a-z]+/;

test('a request reaches Lead.svc with the anti-forgery token of its header, the confirmation says what happens next, and the log has none of its data', async ({
  page,
  context,
  leadService,
  site,
  consoleProblems,
}) => {
  const mobile = uniqueMobile();
  await page.goto('/term-insurance');
  const form = callBackForm(page);
  await expect(form.form).toContainText('within 15 minutes of the time you pick');
  await expect(form.product).toHaveValue('3');
  await form.chooseSlot(slot);
  await form.mobile.fill(mobile);
  await page.emulateMedia({ media: 'print' });
  await expect(form.form).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const sent = page.waitForRequest('**/api/call-back');
  await form.button.click();
  await expect(form.confirmation).toContainText(/Thank you/);
  await expect(form.confirmation).toContainText(/CB-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expect(form.confirmation).toContainText(day);
  await expect(form.confirmation).toContainText('within 15 minutes');
  await expect(form.confirmation.getByRole('heading')).toBeFocused();
  expect(leadService.received()).toMatchObject([
    { mobile, productId: 3, slot, outcome: 'accepted' },
  ]);
  // The proxy passes it on.
  const token = (await (await sent).allHeaders())['x-xsrf-token'];
  expect(token).toBe((await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value);
  expect(leadService.received()[0]?.token).toBe(token);
  expect(site.output()).toContain('"handler":"call-back"');
  expect(site.output()).not.toContain(mobile);
  expect(site.output()).not.toContain(slot);
  expect(consoleProblems).toEqual([]);

  await test.step('the slot goes into the visitor’s calendar, from an address without the number', async () => {
    const link = form.confirmation.getByRole('link', { name: 'Add to calendar' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^call-[\d-]{10}\.ics$/);
    expect(download.url()).not.toContain(mobile);
  });

  // Printed without the text for a form that is gone.
  await expect(form.form.getByText('A slot that has begun')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(form.confirmation.getByText(/^CB-/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // The form is shown again without product and mobile.
  await form.confirmation.getByRole('button', { name: 'Ask about another product' }).click();
  await expect(form.products.first()).toBeFocused();
  await expect(form.product).toHaveCount(0);
  await expect(form.mobile).toHaveValue('');
  await expect(form.timeSlot).toHaveValue(slot);
});

test('submitting an empty form shows the three messages and sends nothing; a field is checked on blur, and again as it is corrected', async ({
  page,
  leadService,
}) => {
  await page.goto('/about-us');
  const { form, button, products, mobile, slots } = callBackForm(page);
  await button.click();
  await expect(form.getByText('Select product')).toBeVisible();
  await expect(form.getByText('Select Time Slot')).toBeVisible();
  const message = form.getByText('Enter valid mobile no.');
  await expect(message).toBeVisible();
  await expect(form.getByRole('group', { name: 'Which insurance?' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(products.first()).toBeFocused();
  // Forced colours remove red, so the word for screen readers is shown.
  await page.emulateMedia({ forcedColors: 'active' });
  const word = await form.getByText('Error:').first().boundingBox();
  expect(word?.width).toBeGreaterThan(20);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(leadService.received()).toEqual([]);

  await mobile.fill('9876543210');
  await expect(message).toBeHidden();
  await mobile.fill('98765');
  await slots.first().focus();
  await expect(message).toBeVisible();
  await mobile.fill('9876543210');
  await expect(message).toBeHidden();
  await mobile.fill('0000000000');
  await mobile.blur();
  await expect(message).toBeVisible();
});

test('only digits are accepted while typing, and none is lost; a pasted number loses its other characters', async ({
  page,
}) => {
  await page.goto('/car-insurance');
  const { mobile } = callBackForm(page);
  await expect(mobile).toHaveAttribute('type', 'tel');
  await mobile.focus();
  await mobile.pressSequentially('9a8b7-65 43210');
  await expect(mobile).toHaveValue('9876543210');
  await mobile.pressSequentially('9');
  await expect(mobile).toHaveValue('98765432109');
  await mobile.blur();
  await expect(callBackForm(page).form.getByText('Enter valid mobile no.')).toBeVisible();
  for (const pasted of [
    '+91 98765 43210',
    '098765 43210',
    '0091-9876543210',
    '९८७६५४३२१०',
    'tel:+91(98765)43210',
  ]) {
    await mobile.fill('');
    // As a paste does: the whole text arrives in one input event.
    await page.keyboard.insertText(pasted);
    await expect(mobile, pasted).toHaveValue('9876543210');
  }
});

test('digits that an input method composes are filtered at the end of each composition, in every script', async ({
  page,
}) => {
  await page.goto('/car-insurance');
  const session = await page.context().newCDPSession(page);
  const compose = async (word: string) => {
    for (let length = 1; length <= word.length; length++) {
      const text = word.slice(0, length);
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: length,
        selectionEnd: length,
      });
    }
    await session.send('Input.insertText', { text: word });
  };
  for (const path of ['/car-insurance', '/renewal']) {
    await page.goto(path);
    const mobile = page.locator('main form[method=post] input[name=mobile]').first();
    for (const pieces of [
      ['९८२००१२३४५'],
      ['९८', '२००', '१२३४५'],
      ['９８２００１２３４５'],
      ['９８', '２００', '１２３４５'],
    ]) {
      await mobile.fill('');
      await mobile.focus();
      for (const piece of pieces) await compose(piece);
      await expect(mobile, pieces.join(' ')).toHaveValue('9820012345');
    }
  }
});

for (const width of [360, 768]) {
  test.describe(`with a finger at ${width} px`, () => {
    test.use({ ...smallPhone, viewport: { width, height: 740 } });

    test('a tap on a link or box of the form does what it says while a number is incomplete', async ({
      page,
    }) => {
      await page.goto('/term-insurance');
      const { form, mobile, slots } = callBackForm(page);
      const message = form.getByText('Enter valid mobile no.');
      // The enhancement runs once it checks a field.
      await mobile.fill('98400000');
      await slots.first().focus();
      await expect(message).toBeVisible();
      const box = form.getByLabel(/do-not-disturb/);
      const hrefs = await form
        .locator('form a:visible')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(2);
      for (const href of [null, ...hrefs]) {
        await page.goto('/term-insurance');
        const target = href === null ? box : form.locator(`form a[href="${href}"]:visible`);
        await target.scrollIntoViewIfNeeded();
        await mobile.tap();
        // Checked from the first blur on.
        await mobile.pressSequentially('98400000');
        await target.tap();
        if (href === null) {
          await expect(message).toBeVisible();
          await expect(box).toBeChecked();
        } else await expect(page).toHaveURL((url) => url.href.endsWith(href));
      }
    });
  });
}

test.describe('with a finger, while the number is still composed', () => {
  test.use(smallPhone);

  test('the first press on the button sends it, though the field is below the header', async ({
    page,
    leadService,
  }) => {
    await page.goto('/term-insurance');
    const { mobile, chooseSlot, button, confirmation } = callBackForm(page);
    const number = uniqueMobile();
    await chooseSlot(slot);
    await mobile.tap();
    const session = await page.context().newCDPSession(page);
    const selection = { selectionStart: number.length, selectionEnd: number.length };
    await session.send('Input.imeSetComposition', { text: number, ...selection });
    await mobile.evaluate((field) => scrollBy({ top: field.getBoundingClientRect().top - 10 }));
    await button.tap();
    await expect(confirmation).toContainText(/Thank you/);
    expect(leadService.received()).toMatchObject([{ mobile: number }]);
  });
});

test('Lead.svc’s message is shown beneath the button, which works again; a spinner shows while it is sent, and a second press is not a second request', async ({
  page,
  leadService,
}) => {
  leadService.setMode({ mode: 'refuse', message: 'This number asked us not to call.', times: 1 });
  await page.goto('/health-insurance');
  const form = callBackForm(page);
  await form.chooseSlot(slot);
  await form.mobile.fill(uniqueMobile());
  await form.button.click();
  const message = form.form.getByRole('alert');
  await expect(message).toHaveText('This number asked us not to call.');
  await expect(form.form.getByText('You can also call us: 1800 000 0000')).toBeVisible();
  const [words, button] = await Promise.all([message.boundingBox(), form.button.boundingBox()]);
  expect(words?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0) - 1);
  await expect(form.button).toBeFocused();
  await expect(form.button).toBeEnabled();

  leadService.setMode({ mode: 'slow', delayMs: 700 });
  await form.button.dblclick();
  const sending = form.form.getByRole('button', { name: 'Sending…' });
  await expect(sending).toBeVisible();
  await expect(sending).toBeDisabled();
  await expect(form.confirmation).toContainText(/Thank you/);
  expect(leadService.received()).toHaveLength(2);
});

test('on a Hindi page a Hindi sentence introduces Lead.svc’s English words, with the telephone number beside them', async ({
  page,
  leadService,
}) => {
  leadService.setMode({ mode: 'refuse', message: 'This number asked us not to call.', times: 1 });
  await page.goto('/hi/health-insurance');
  const form = page.locator('#get-a-call form');
  await form.locator(`[name=timeSlot][value="${slot}"]`).check();
  await form.locator('[name=mobile]').fill(uniqueMobile());
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('alert')).toHaveText(
    'हमारे कॉल डेस्क ने आपका अनुरोध नहीं लिया। उसका जवाब अंग्रेज़ी में है: This number asked us not to call.',
  );
  await expect(form.getByText('चाहें तो हमें फ़ोन करें: 1800 000 0000')).toBeVisible();
});

test('on any invalid response of Lead.svc the request is stored, the visitor is told so, and it is delivered once', async ({
  page,
  leadService,
}) => {
  await page.goto('/bike-insurance');
  const form = callBackForm(page);
  const mobiles: string[] = [];
  for (const [mode, product] of [
    ['empty', 2],
    ['html-ok', 3],
    ['reset', 6],
  ] as const) {
    await test.step(mode, async () => {
      const mobile = uniqueMobile();
      mobiles.push(mobile);
      // The mode is set for this product alone: an earlier request may be retried meanwhile.
      leadService.setMode({ mode, onlyProduct: product });
      await form.chooseProduct(product);
      await form.chooseSlot(slot);
      await form.mobile.fill(mobile);
      await form.button.click();
      await expect(form.confirmation).toContainText(/We keep trying until/);
      expect(leadService.received()).toContainEqual(
        expect.objectContaining({ mobile, mode, outcome: 'failed' }),
      );
      await form.confirmation.getByRole('button', { name: 'Ask about another product' }).click();
    });
  }
  leadService.setMode({ mode: 'accept' });
  const accepted = () => leadService.received().filter(({ outcome }) => outcome === 'accepted');
  await expect
    .poll(
      () =>
        accepted()
          .map(({ mobile }) => mobile)
          .sort(),
      { timeout: 180_000 },
    )
    .toEqual([...mobiles].sort());
});

test('when our own server is unreachable the message says so, and the next press is the same request; an invalid token is replaced silently', async ({
  page,
  context,
  leadService,
}) => {
  await page.goto('/bike-insurance');
  const form = callBackForm(page);
  await Promise.all([page.waitForResponse('**/api/anti-forgery'), form.mobile.focus()]);
  await form.chooseSlot(slot);
  await form.mobile.fill(uniqueMobile());
  await page.context().setOffline(true);
  await form.button.click();
  await expect(form.form.getByRole('alert')).toContainText('You are offline, so nothing was sent');
  await page.context().setOffline(false);
  const keys: string[] = [];
  await page.route('**/api/call-back', async (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey);
    // The first response is lost: the server has the request all the same.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.button.click();
  await expect(form.form.getByRole('alert')).toContainText('could not reach our server');
  await expect(form.button).toBeEnabled();
  await form.button.click();
  await expect(form.confirmation).toContainText(/Thank you/);
  expect(keys[0]).toBe(keys[1]);
  expect(leadService.received()).toHaveLength(1);

  await form.confirmation.getByRole('button', { name: 'Ask about another product' }).click();
  await form.chooseProduct('8');
  await form.mobile.fill(uniqueMobile());
  expect((await context.cookies()).map(({ name }) => name)).toContain('XSRF-TOKEN');
  await context.clearCookies({ name: 'session' });
  await form.button.click();
  await expect(form.confirmation).toContainText(/Thank you/);
  expect(leadService.received()).toHaveLength(2);
});

test('with cookies blocked the form still works: the browser posts it, and a page answers', async ({
  page,
  leadService,
}) => {
  // As in a browser that stores no cookie of ours: the token's response has none.
  await page.route('**/api/anti-forgery', (route) => route.fulfill({ status: 204 }));
  await page.goto('/bike-insurance');
  const mobile = uniqueMobile();
  const form = callBackForm(page);
  await form.chooseSlot(slot);
  await form.mobile.fill(mobile);
  await form.form.getByLabel(/do-not-disturb/).check();
  await form.button.click();
  await expect(page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
  await expect(page.getByText('You allow this call')).toBeVisible();
  expect(leadService.received()).toMatchObject([{ mobile, productId: 8, slot }]);
  // And again from the back/forward cache.
  await page.goBack();
  await expect(form.button).toBeEnabled();
});

test('a field left before the enhancement loads is checked when it loads', async ({
  page,
  context,
}) => {
  await saveData(context);
  await page.goto('/car-insurance');
  const { form, mobile, slots } = callBackForm(page);
  let letChunksThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letChunksThrough = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  await mobile.focus();
  await mobile.pressSequentially('98765');
  await slots.first().focus();
  const message = form.getByText('Enter valid mobile no.');
  await expect(message).toHaveCount(0);
  letChunksThrough();
  await expect(message).toBeVisible();
  await expect(mobile).toHaveValue('98765');
  await expect(slots.first()).toBeFocused();
  await mobile.fill('9876543210');
  await expect(message).toBeHidden();
});

test('the slots of tomorrow say so, the choice is preserved, and the server’s clock takes precedence', async ({
  page,
}) => {
  await page.goto('/car-insurance');
  const { timeSlot, slots, chooseSlot, mobile, button, confirmation } = callBackForm(page);
  // The visitor’s clock is years off.
  await page.clock.setFixedTime(new Date('2024-02-29T23:59:00+05:30'));
  await slots.first().focus();
  const marked = page.locator('#get-a-call small', { hasText: 'tomorrow' });
  // Once a part of the day.
  await expect(marked).toHaveCount(3);
  await chooseSlot(slot);
  await page.clock.setFixedTime(new Date('2024-03-01T00:01:00+05:30'));
  await mobile.fill(uniqueMobile());
  await slots.first().focus();
  await expect(marked).toHaveCount(0);
  await expect(timeSlot).toHaveValue(slot);
  await button.click();
  await expect(confirmation).toContainText(day);
  await expect(confirmation).not.toContainText('1 March');
});

test('travel has no call code: the page says so, and offers a written question', async ({
  request,
}) => {
  const html = await (await request.get('/travel-insurance')).text();
  expect(html).not.toContain('id="get-a-call"');
  expect(html.replace(/<[^>]*>/g, '')).toContain('For travel insurance, call us');
  const ask = html.slice(html.indexOf('id="ask"'));
  expect(ask).toMatch(/<textarea[^>]*>Travel insurance: <\/textarea>/);
  expect(ask).toMatch(/<form[^>]*action="\/api\/requests"/);
});

test('a requested call is shown above the form on every page of the visit, until it is stopped', async ({
  page,
}) => {
  await page.goto('/term-insurance');
  const form = callBackForm(page);
  await form.chooseSlot(slot);
  const mobile = uniqueMobile();
  await form.mobile.fill(mobile);
  await form.button.click();
  await expect(form.confirmation).toContainText(/CB-/);
  const reference = /CB-\w{4}-\w{4}/.exec((await form.confirmation.textContent()) ?? '')?.[0];
  const line = form.form.getByText(
    new RegExp(`Your slot: \\d+ \\w+ at 10:30\\sam, reference ${reference}`),
  );
  await expect(line).toHaveCount(0);
  await page.goto('/car-insurance');
  await expect(line).toBeVisible();
  await expect(line.locator('..')).toContainText(`Your number ends in ${mobile.slice(-2)}`);
  await expect(form.button).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(mobile);
  await form.form.getByRole('button', { name: 'Stop it' }).click();
  await expect(form.form.getByText(`Our call desk may have ${reference} already.`)).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(form.button).toBeVisible();
  await expect(line).toHaveCount(0);
});

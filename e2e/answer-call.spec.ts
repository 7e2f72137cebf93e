/** One call about a tool's answer: the panel beside it, with and without scripts. */
import { expect, type Page } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import {
  bottomBar,
  callBackForm,
  pageHeading,
  test,
  uniqueMobile,
} from '../testing/playwright/fixtures.ts';
import { smallPhone } from '../testing/playwright/small-phone.ts';
import { TapCounter } from '../testing/playwright/tap-counter.ts';

const slot = timeSlots[4];
const life = '/term-insurance/human-life-value-calculator/answer?age=34&income=12+lakh';
const showAnswer = 'Show the expert this answer';
const answerInFront = 'Our expert will have your answer in front of them.';

test.use({ ...smallPhone, isFontInTime: true });

const productOf = (page: Page) => page.locator('#get-a-call [name=product]');

test('from the verdict to a booked call: three taps and a swipe at most', async ({
  page,
  leadService,
}) => {
  const journey = new TapCounter(page);
  await page.goto(life);
  const form = callBackForm(page);
  await expect(page.locator('#get-a-call')).toContainText(
    /One expert calls once about life cover of ₹[\d.]+ crore for \d+ years, within/,
  );
  await expect(bottomBar(page).getByRole('link')).toHaveText(['Call us', 'Get a Call']);
  await expect(page.locator('form[action="/api/call-back"]')).toHaveCount(1);
  await journey.tap(bottomBar(page).getByRole('link', { name: 'Get a Call' }));
  await journey.tap(form.form.locator(`[name=timeSlot][value="${slot}"]`));
  const mobile = uniqueMobile();
  await journey.type(form.mobile, mobile);
  const sent = page.waitForRequest('**/api/call-back');
  await journey.tap(form.button);
  expect((await sent).postDataJSON().answer).toBeUndefined();
  const thanks = form.confirmation.getByRole('heading', { name: /^Thank you/ });
  await expect(thanks).toBeFocused();
  journey.expectAtMost({ taps: 3, swipes: 1 });
  expect(leadService.received()).toMatchObject([{ mobile, productId: 3, slot }]);
  // The thanks are at the top of the screen, below the header, and under no other heading.
  await expect.poll(async () => (await thanks.boundingBox())?.y).toBeLessThan(160);
  await expect(form.form.getByText('Want a person to check this?')).not.toBeInViewport({
    ratio: 1,
  });
});

test('offline the panel says so, keeps what was typed, and the answer stays', async ({
  page,
  context,
  leadService,
}) => {
  await page.goto(life);
  const form = callBackForm(page);
  await form.chooseSlot(slot);
  const mobile = uniqueMobile();
  await form.mobile.fill(mobile);
  const verdict = (await pageHeading(page).textContent()) ?? '';
  await context.setOffline(true);
  await form.button.click();
  await expect(form.form.getByRole('alert')).toBeVisible();
  await expect(form.mobile).toHaveValue(mobile);
  await expect(pageHeading(page)).toHaveText(verdict);
  expect(leadService.received()).toHaveLength(0);
  await context.setOffline(false);
  await form.button.click();
  await expect(form.confirmation).toContainText('Thank you');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an error comes back to the answer with what was typed; corrected, the call is booked', async ({
    page,
    leadService,
  }) => {
    await page.goto(life);
    const verdict = (await pageHeading(page).textContent()) ?? '';
    const form = callBackForm(page);
    await form.chooseSlot(slot);
    await form.mobile.fill('98765');
    await form.form.getByLabel(showAnswer).check();
    await form.button.click();
    await expect(page).toHaveURL(/human-life-value-calculator\/answer\?age=34&.*#problem$/);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(pageHeading(page)).toHaveText(verdict);
    await expect(page.getByRole('alert')).toContainText('Enter valid mobile no.');
    await expect(form.timeSlot).toHaveValue(slot);
    await expect(form.mobile).toHaveValue('98765');
    await expect(form.form.getByLabel(showAnswer)).not.toBeChecked();
    await expect(productOf(page)).toHaveValue('3');
    const mobile = uniqueMobile();
    await form.mobile.fill(mobile);
    await form.form.getByLabel(showAnswer).check();
    await form.button.click();
    await expect(pageHeading(page)).toHaveText(/^Thank you/);
    await expect(page.getByText(answerInFront)).toBeVisible();
    expect(page.url()).not.toContain('income');
    expect(leadService.received()).toMatchObject([{ mobile, productId: 3, slot }]);
  });
});

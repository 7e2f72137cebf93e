/** The page of the call-back form: all of it on a phone's first screen, and a thank-you that says when. */
import { expect, type Page } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { callBackForm, pageHeading, test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { enlargeText, findHorizontalOverflow } from '../testing/playwright/page-fit.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

test.use({ viewport: phoneViewport, isFontInTime: true });

const bottomOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0);
};

/** Besides the labels of the slots and their days. */
async function countWords(page: Page): Promise<number> {
  const wordsOf = async (selector: string) =>
    (await page.locator(selector).allInnerTexts()).join(' ').match(/\S*[\p{L}\p{N}]\S*/gu)
      ?.length ?? 0;
  return (await wordsOf('main')) - (await wordsOf('label:has([name=timeSlot])'));
}

test('product, time, number, notice, boxes and button fit a phone’s first screen, in at most 170 words', async ({
  page,
}) => {
  await page.goto('/get-a-call');
  const { form, products, slots, button } = callBackForm(page);
  await expect(products).toHaveCount(8);
  await expect(slots).toHaveCount(9);
  expect(await bottomOf(page, '#get-a-call [type=submit]')).toBeLessThan(670);
  expect(await countWords(page)).toBeLessThanOrEqual(170);
  for (const chip of [...(await products.all()), ...(await slots.all()), button]) {
    const box = await chip.boundingBox();
    expect.soft(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  }
  // Open before the button: who calls, about what and for how long, from where, recorded or by e-mail, not passed on, age.
  const notice = form.locator('form > div > p').first();
  for (const said of [
    'Chhatri Insurance Brokers',
    'IRDAI registration',
    'one call about this product within 7 days',
    'series',
    'recorded; to avoid that, e-mail us instead',
    'No insurer or agent gets your number',
    '18 or older',
  ])
    await expect.soft(notice).toContainText(said);
  for (const name of ['Full notice', 'हिंदी', 'Stop calls', 'E-mail us'])
    await expect(form.getByRole('link', { name })).toBeInViewport();
  for (const box of [/do-not-disturb/, /18 or older/])
    await expect(form.getByLabel(box)).not.toBeChecked();
});

test('it fits the narrowest phone and large letters; a desktop has the form in 480 px beside what happens on the call', async ({
  page,
}) => {
  for (const path of ['/hi/get-a-call', '/get-a-call']) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    expect.soft(await findHorizontalOverflow(page), path).toEqual([]);
    await page.setViewportSize(phoneViewport);
    await enlargeText(page, 24);
    expect.soft(await findHorizontalOverflow(page), path).toEqual([]);
    await enlargeText(page, 16);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  const form = await page.locator('#get-a-call').boundingBox();
  const beside = page.getByRole('heading', { name: 'What happens on the call' });
  const box = await beside.boundingBox();
  expect(form?.width).toBe(480);
  expect(box?.x).toBeGreaterThan((form?.x ?? 0) + 480);
  expect(box?.y).toBeLessThan(250);
  await expect(page.getByText('We never ask for an OTP')).toBeVisible();
});

test('the message about a choice is above its chips', async ({ page }) => {
  await page.goto('/get-a-call?result=invalid&fields=product,timeSlot,mobile');
  const { form, products, slots } = callBackForm(page);
  for (const [text, chips] of [
    ['Select product', products],
    ['Select Time Slot', slots],
  ] as const) {
    const message = await form.getByText(text).boundingBox();
    const chip = await chips.first().boundingBox();
    expect.soft(message?.y, text).toBeLessThan(chip?.y ?? 0);
    expect.soft(message?.width, text).toBeGreaterThan(90);
  }
});

test('the chips are one stop each for the keyboard, and the arrows choose', async ({ page }) => {
  await page.goto('/get-a-call');
  const { product, timeSlot, products, slots, mobile } = callBackForm(page);
  await products.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(product).toHaveValue('3');
  await page.keyboard.press('Tab');
  await expect(slots.first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(timeSlot).toHaveValue(timeSlots[1]);
  await page.keyboard.press('Tab');
  await expect(mobile).toBeFocused();
});

const promise = /We’ll call you (today|tomorrow) between 10:30 and 10:45 am/;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the thank-you says within its first 200 px when we call; the calendar comes before the reference; nothing moves for who wants no motion', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/get-a-call');
      const form = callBackForm(page);
      const number = uniqueMobile();
      await form.chooseProduct(4);
      await form.chooseSlot(timeSlots[1]);
      await form.mobile.fill(number);
      await form.button.click();
      const thanks = page.getByRole('heading', { name: promise });
      await expect(thanks).toBeVisible();
      // Without its style sheet a page may be visible already.
      await page.waitForLoadState();
      expect(await bottomOf(page, `main h${javaScriptEnabled ? 3 : 1}`)).toBeLessThanOrEqual(200);
      if (javaScriptEnabled) await expect(form.form).toContainText(`ends in ${number.slice(-4)}`);
      else {
        await expect(pageHeading(page)).toContainText('Thank you.');
        await expect(page.getByRole('main')).toContainText(`ends in ${number.slice(-2)}`);
      }
      const calendar = await page.getByRole('link', { name: 'Add to calendar' }).boundingBox();
      const reference = await page.getByText(/^CB-/).boundingBox();
      expect(calendar?.y).toBeLessThan(reference?.y ?? 0);
      if (!javaScriptEnabled) return;
      const umbrella = form.confirmation.locator('svg path');
      await expect(umbrella).toHaveCount(3);
      for (const path of await umbrella.all())
        await expect(path).toHaveCSS('animation-name', 'none');
      await page.getByRole('button', { name: 'Cancel this call' }).click();
      await expect(page.getByRole('heading', { name: /telling it not to call/ })).toBeFocused();
    });
  });

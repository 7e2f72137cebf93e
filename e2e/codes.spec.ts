/**
 * Calls that need a code (OTP_REQUIRED=true), in a real browser on a site of its own: a number is delivered only
 * after the code sent to it was entered.
 */
import { expect, type Page } from '@playwright/test';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { expectAccessible } from '../testing/playwright/expect-accessible.ts';
import { callBackForm, pageHeading, test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { waitForCode } from '../testing/playwright/sign-in.ts';

const slot = timeSlots[0];

// One site for both.
test.describe.configure({ mode: 'default' });

test.use({ siteEnv: { OTP_REQUIRED: 'true' } });

async function requestCall(page: Page, mobile: string): Promise<void> {
  await page.goto('/term-insurance');
  const form = callBackForm(page);
  await form.chooseSlot(slot);
  await form.mobile.fill(mobile);
  await form.button.click();
  await expect(pageHeading(page)).toHaveText('Enter the code to confirm your call');
}
const submitCode = async (page: Page, code: string) => {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm the call' }).click();
};
const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 10 ** 8).padStart(8, '0');
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you' });

test('form, code, confirmation: nothing is delivered before the code, and the URL reveals nothing', async ({
  page,
  site,
  leadService,
}) => {
  const mobile = uniqueMobile();
  await requestCall(page, mobile);
  expect(page.url()).not.toContain(mobile);
  await expectAccessible(page, 'main');
  const code = await waitForCode(site, mobile);
  expect(leadService.received()).toEqual([]);
  await submitCode(page, wrongCode(code));
  await expect(page.getByText('You can try 2 more times.')).toBeVisible();
  await page.getByLabel('Code').fill(code);
  // A double click delivers one call.
  await page.getByRole('button', { name: 'Confirm the call' }).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(leadService.received().map((lead) => lead.mobile)).toEqual([mobile]);
  await page.goBack();
  await expect(page.getByText('There is no open code in this browser.')).toBeVisible();
  expect(leadService.received()).toHaveLength(1);
  expect(site.output()).not.toContain(mobile);
  expect(site.output()).not.toContain(code);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('three wrong attempts void a code, a new one can be requested, and a double click delivers one call', async ({
    page,
    site,
    leadService,
  }) => {
    const mobile = uniqueMobile();
    await requestCall(page, mobile);
    expect(page.url()).not.toContain(mobile);
    const code = await waitForCode(site, mobile);
    for (let n = 1; n <= 3; n++) await submitCode(page, wrongCode(code, n));
    await expect(page.getByText('3 codes were wrong')).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveCount(0);
    expect(leadService.received()).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Send it again' }).click();
    await page.getByLabel('Code').fill(await waitForCode(site, mobile, 2));
    await page.getByRole('button', { name: 'Confirm the call' }).dblclick();
    await expect(thanks(page)).toBeVisible();
    expect(leadService.received()).toHaveLength(1);
  });
});

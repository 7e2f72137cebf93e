/** The exit popup: for a mouse that leaves through the top, and never where or when it is suppressed. */
import { expect, type Page } from '@playwright/test';
import { exitEvent } from '../lib/browser/pre-hydration/pre-hydration-script.ts';
import { timeSlots } from '../lib/lead-service/time-slots.ts';
import { expectPopupOpens, moveMouseOut, popup } from '../testing/playwright/exit-popup.ts';
import {
  callBackForm,
  holdScripts,
  pageHeading,
  test,
  uniqueMobile,
} from '../testing/playwright/fixtures.ts';

type Observed = {
  /** How often the page reported that the mouse left. */
  exits: number;
  /** Listeners of that event: the popup waits for it. */
  listeners: number;
  /** How often the popup looked whether it is suppressed (components/call-back/exit-popup-suppression.ts). */
  markerReads: number;
};

/** Runs in the page before its scripts. */
function observeExits(type: string) {
  const observed: Observed = { exits: 0, listeners: 0, markerReads: 0 };
  Object.assign(window, { observed });
  addEventListener(type, () => {
    observed.exits += 1;
  });
  const { addEventListener: add } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given) {
    if (given[0] === type) observed.listeners += 1;
    add.apply(this ?? window, given);
  };
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    if (key === location.host) observed.markerReads += 1;
    return getItem.call(this, key);
  };
}

const observed = (page: Page) =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed);

test.beforeEach(({ context }) => context.addInitScript(observeExits, exitEvent));

/** The pointer itself: from nowhere, or from the middle of the page, out of the window. */
async function exit(page: Page, y: number) {
  await page.mouse.move(300, 60);
  await page.mouse.move(300, y);
  if (y >= 0) await moveMouseOut(page, y);
}

/** A popup that is open, or about to open, does not look at its marker a second time. */
async function expectSuppressed(page: Page, leave = () => moveMouseOut(page, 3)) {
  await expect(popup(page)).toBeHidden();
  for (let exits = 0; exits < 2; exits++) {
    const { markerReads } = await observed(page);
    await leave();
    await expect.poll(async () => (await observed(page)).markerReads).toBe(markerReads + 1);
  }
  await expect(popup(page)).toBeHidden();
}

async function expectNoPopup(page: Page) {
  await page.waitForLoadState('networkidle');
  await moveMouseOut(page, 3);
  expect(await observed(page)).toMatchObject({ exits: 1, listeners: 0 });
  await expect(popup(page)).toBeHidden();
}

test('it opens when the pointer leaves upwards, not at any other edge, and never for a finger', async ({
  page,
}) => {
  await page.goto('/health-insurance');
  await page.waitForLoadState('networkidle');
  await moveMouseOut(page, 10);
  await moveMouseOut(page, 300);
  // After a touch the browser emulates a mouse, which seems to leave.
  await page.evaluate(() => {
    const left = { bubbles: true, relatedTarget: null, clientX: 300, clientY: 3 };
    document.body.dispatchEvent(new PointerEvent('pointerout', { ...left, pointerType: 'touch' }));
    document.body.dispatchEvent(new MouseEvent('mouseout', left));
  });
  expect(await observed(page)).toMatchObject({ exits: 0, listeners: 1 });
  await exit(page, -1);
  await expect(popup(page)).toBeVisible();
  await expect(callBackForm(page, popup(page)).product).toHaveValue('2');
});

for (const y of [9, -1]) {
  test(`a mouse that leaves at y = ${y} as its first movement opens it, before hydration`, async ({
    context,
    baseURL,
  }) => {
    const letScriptsCome = await holdScripts(context);
    const page = await context.newPage();
    await page.goto(`${baseURL}/health-insurance`, { waitUntil: 'commit' });
    await pageHeading(page).waitFor();
    await exit(page, y);
    letScriptsCome();
    await expect(popup(page)).toBeVisible();
    // Once: closed, it stays closed although the pointer left again meanwhile.
    await page.keyboard.press('Escape');
    await expectSuppressed(page, () => exit(page, y));
  });
}

test('it does not open while somebody fills in the page’s form, and the page behind it does not scroll', async ({
  page,
}) => {
  await page.goto('/health-insurance');
  await page.waitForLoadState('networkidle');
  const { mobile } = callBackForm(page);
  await mobile.pressSequentially('98200');
  const { exits, markerReads } = await observed(page);
  await moveMouseOut(page, 3);
  expect(await observed(page)).toMatchObject({ exits: exits + 1, markerReads });
  await page.keyboard.type('12345');
  await expect(mobile).toHaveValue('9820012345');
  await mobile.fill('');
  await expectPopupOpens(page);
  const scrolledTo = () => page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
  const before = await scrolledTo();
  for (const x of [5, 640]) {
    await page.mouse.move(x, 300);
    await page.mouse.wheel(0, 500);
  }
  await page.keyboard.press('End');
  expect(await scrolledTo()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 500);
  await expect.poll(scrolledTo).not.toEqual(before);
});

test('it opens with the focus on its heading; Space, digits and a paste as the first keys change nothing and lose nothing', async ({
  page,
  context,
  leadService,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/health-insurance');
  const { form, mobile } = callBackForm(page);
  await mobile.focus();
  await expectPopupOpens(page);
  // The mouse left before a number was typed.
  await page.keyboard.type('9876543210 ');
  await page.evaluate(() => navigator.clipboard.writeText('9876543210'));
  await page.keyboard.press('Control+V');
  await expect(popup(page).getByRole('heading', { name: 'Get a Call' })).toBeFocused();
  await expect(callBackForm(page, popup(page)).product).toHaveValue('2');
  await expect(popup(page).getByLabel('Mobile number')).toHaveValue('');
  await expect(popup(page).locator('[name=website]')).toHaveValue('');
  // Opening sets no error on the field that had the focus either.
  await expect(form.getByText('Enter valid mobile no.')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(callBackForm(page, popup(page)).product).toBeFocused();
  const number = uniqueMobile();
  const inPopup = callBackForm(page, popup(page));
  await inPopup.slots.nth(1).check();
  await inPopup.mobile.fill(number);
  await inPopup.button.click();
  await expect(inPopup.confirmation).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([{ mobile: number, productId: 2 }]);
  // The field that had the focus is hidden behind the confirmation, which has it now.
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(callBackForm(page).confirmation.getByRole('heading')).toBeFocused();
  // The confirmation cleared that form too, though the other one sent it.
  await callBackForm(page)
    .confirmation.getByRole('button', { name: 'Ask about another product' })
    .click();
  await expect(mobile).toHaveValue('');
  await expect(callBackForm(page).product).toHaveCount(0);
  await expect(form.getByText('Enter valid mobile no.')).toBeHidden();
});

test('opening it clears the errors of the page’s form, and it fits 1366×625: the consent and the button are entirely visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.goto('/health-insurance');
  const form = callBackForm(page);
  await form.button.click();
  await expect(form.form.getByText('Select Time Slot')).toBeVisible();
  await expectPopupOpens(page);
  const { scrolls, box } = await popup(page).evaluate((dialog) => ({
    scrolls: dialog.scrollHeight > dialog.clientHeight + 1,
    box: dialog.getBoundingClientRect().toJSON(),
  }));
  expect(scrolls).toBe(false);
  expect(box.bottom).toBeLessThanOrEqual(625);
  const close = await popup(page).getByRole('button', { name: 'Close' }).boundingBox();
  expect(close?.height).toBeGreaterThanOrEqual(44);
  expect(close?.width).toBeGreaterThanOrEqual(44);
  await expect(popup(page)).toContainText('within 15 minutes');
  await page.keyboard.press('Escape');
  await expect(form.form.getByText('Select Time Slot')).toBeHidden();
});

test('focus stays inside while it is open; storage that is full or has invalid data neither breaks it nor reopens it on the page', async ({
  page,
}) => {
  await page.goto('/health-insurance');
  await page.evaluate(() => {
    localStorage.setItem(location.host, '{"rubbish":');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await expectPopupOpens(page);
  for (let press = 0; press < 12; press++) await page.keyboard.press('Tab');
  const isInside = await page.evaluate(
    () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
  );
  expect(isInside).toBe(true);
  await page.keyboard.press('Escape');
  await expectSuppressed(page);
});

test('closed in any way, it returns the focus and stays closed until the next day, on every page', async ({
  page,
}) => {
  const ways = {
    'Escape key': () => page.keyboard.press('Escape'),
    'Close button': () => popup(page).getByRole('button', { name: 'Close' }).click(),
    backdrop: () => page.mouse.click(5, 400),
  };
  for (const [how, close] of Object.entries(ways)) {
    await test.step(how, async () => {
      await page.goto('/health-insurance');
      const focused = page.getByRole('link', { name: 'About us' }).first();
      await focused.focus();
      await expectPopupOpens(page);
      await close();
      await expect(popup(page)).toBeHidden();
      await expect(focused).toBeFocused();
      // Its event follows when the busy browser comes to it.
      const stored = () => page.evaluate(() => localStorage.getItem(location.host));
      const today = await page.evaluate(() => new Date().getDate());
      await expect.poll(stored).toBe(String(today === 31 ? 1 : today + 1));
      if (how !== 'backdrop') await page.evaluate(() => localStorage.clear());
    });
  }
  await page.goto('/term-insurance');
  await expectSuppressed(page);
});

test('the next day it may appear again', async ({ page }) => {
  await page.goto('/health-insurance');
  // Installed after the page has loaded: a fake clock has no marks, which `goto` waits for.
  await page.clock.install({ time: new Date('2026-12-31T20:00:00+05:30') });
  await expectPopupOpens(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => localStorage.getItem(location.host))).toBe('1');
  await page.clock.setFixedTime(new Date('2027-01-01T09:00:00+05:30'));
  await page.reload();
  await expectPopupOpens(page);
});

test('a request sent from it shows the confirmation in it and in the page’s form, and a cookie suppresses it', async ({
  page,
  context,
  leadService,
}) => {
  await page.goto('/health-insurance');
  await expectPopupOpens(page);
  const mobile = uniqueMobile();
  const inPopup = callBackForm(page, popup(page));
  await inPopup.chooseSlot(timeSlots[0]);
  await inPopup.mobile.fill(mobile);
  await inPopup.button.click();
  await expect(inPopup.confirmation).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([{ mobile, productId: 2 }]);
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(callBackForm(page).confirmation).toContainText('Thank you');

  const { hostname, marker } = await page.evaluate(() => ({
    hostname: location.hostname,
    marker: localStorage.getItem(location.host),
  }));
  const cookie = (await context.cookies()).find(({ name }) => name === hostname);
  expect(cookie?.value).toBe(marker);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/term-insurance');
  await expectSuppressed(page);
});

test('a confirmation in the page’s form is shown in the popup too, and a honeypot filled by the browser loses no request', async ({
  page,
  leadService,
}) => {
  await page.goto('/health-insurance');
  const { form, chooseSlot, mobile, button, confirmation } = callBackForm(page);
  const honeypot = form.locator('[name=website]');
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.value = 'https://a-password-manager.example';
  });
  await expect(honeypot).not.toBeFocused();
  await chooseSlot(timeSlots[0]);
  const number = uniqueMobile();
  await mobile.fill(number);
  await button.click();
  await expect(confirmation).toContainText('Thank you');
  expect(leadService.received()).toMatchObject([{ mobile: number }]);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await expectPopupOpens(page);
  await expect(popup(page).getByRole('status')).toContainText('Thank you');
});

test('it never appears on pages about a claim, a complaint or business with us', async ({
  page,
  request,
}) => {
  const hasPopup = async (path: string) =>
    /\bExitPopup\b/.test(await (await request.get(path)).text());
  expect(await hasPopup('/health-insurance')).toBe(true);
  for (const path of [
    '/renewal',
    '/customer-login',
    '/grievance-redressal',
    '/contact-us',
    '/cashless-hospital',
    '/joy-center',
    '/claim',
  ]) {
    expect(await hasPopup(path), path).toBe(false);
  }
  await page.goto('/claim');
  await expectNoPopup(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('it never appears', async ({ page }) => {
    await page.goto('/health-insurance');
    await expectNoPopup(page);
  });
});

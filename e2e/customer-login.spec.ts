/**
 * Customer login in a real browser, with and without JavaScript: code, policies, documents, signing out, and failures.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { withDatabase } from '../testing/databases/with-database.ts';
import { expectNoAxeViolations, viewModes } from '../testing/playwright/expect-accessible.ts';
import { expectOnePrintedPage } from '../testing/playwright/expect-one-printed-page.ts';
import { expectValidHtml } from '../testing/playwright/expect-valid-html.ts';
import { test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { enlargeText, findHorizontalOverflow } from '../testing/playwright/page-fit.ts';
import { requestForm } from '../testing/playwright/request-forms.ts';
import {
  createCustomer,
  enterCode,
  readMessages,
  requestSignInCode,
  signIn,
  waitForCode,
} from '../testing/playwright/sign-in.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

const firstPolicy = (page: Page) => page.getByRole('article').first();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('from the number to the e-card and out: one tap after the code, and the log has neither', async ({
      page,
      site,
    }) => {
      const mobile = await createCustomer(site);
      await test.step('after the code the e-card is one tap away', async () => {
        await requestSignInCode(page, mobile);
        const message = page.locator('main').getByText('This is a demonstration');
        await expect(message).toContainText('README');
        const code = await waitForCode(site, mobile);
        // As a messaging app shows it.
        await enterCode(page, ` ${code.slice(0, 3)} ${code.slice(3)}`);
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name: 'e-card (PDF' }).first().click();
        const file = await download;
        expect(file.suggestedFilename()).toBe('उदाहरण e-card.pdf');
        const bytes = readFileSync(await file.path());
        expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.4');
        expect(page.url()).not.toContain(mobile);
        expect(site.output()).not.toContain(mobile);
        expect(site.output()).not.toContain(code);
      });
      await test.step('the number of a policy is hidden until it is asked for', async () => {
        const policy = firstPolicy(page);
        await expect(page.getByText('EX/2026/000123456')).toHaveCount(0);
        await policy.getByText('Number, dates and cover').click();
        await policy.getByRole('button', { name: 'Show number' }).click();
        await expect(page.getByText('EX/2026/000123456')).toBeVisible();
        expect(page.url()).not.toContain('000123456');
        await expect(page.locator('main')).not.toContainText(/\bactive\b|is insured|in force/);
      });
      await test.step('what was looked at is listed', async () => {
        await page.getByRole('link', { name: 'Your data and sign-ins' }).click();
        await expect(page.getByText('A policy number')).toBeVisible();
        await expect(page.getByText('(this one)')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Download a copy of my data' })).toBeVisible();
      });
      await test.step('the address of the code and the menu lead to the policies, not to another code', async () => {
        await page.goto('/customer-login/code');
        await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
        await page.goto('/customer-login');
        await page.getByRole('button', { name: 'Go to your policies' }).click();
        await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
      });
      await test.step('signed out, nothing is left: neither by the back button nor by the address', async () => {
        await page.getByRole('button', { name: 'Sign out' }).click();
        await expect(page.getByText('You are signed out.')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('article')).toHaveCount(0);
        await page.goto('/customer-login/policies');
        await expect(page.getByText('You are signed out.')).toBeVisible();
      });
    });
  });
}

/** One axe run, and the page at 320 px with everything open, with text at 100 % and 200 %. */
async function expectInOrder(page: Page, look: (typeof viewModes)[number]) {
  await expectNoAxeViolations(page, 'html', look);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.locator('main details').evaluateAll((boxes) => {
    for (const box of boxes) box.setAttribute('open', '');
  });
  for (const standard of [16, 32]) {
    await enlargeText(page, standard);
    expect.soft(await findHorizontalOverflow(page), `letters of ${standard} px`).toEqual([]);
  }
  await enlargeText(page, 16);
}

test('every page of the login is accessible and valid HTML, and nothing is clipped at 320 px with text at 200 %', async ({
  page,
  site,
  consoleProblems,
}) => {
  const [light, dark] = viewModes;
  const mobile = await createCustomer(site);
  await page.goto('/customer-login/answer?problem=contact');
  await expectInOrder(page, dark);
  await page.getByLabel('Mobile number').first().fill(mobile);
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expectInOrder(page, light);
  await enterCode(page, await waitForCode(site, mobile));
  await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
  await expectInOrder(page, light);
  await expectNoAxeViolations(page, 'html', dark);
  await page.getByRole('link', { name: 'Report something wrong' }).first().click();
  await expect(page.getByRole('button', { name: 'Report it' })).toBeVisible();
  await expectInOrder(page, dark);
  await page.goto('/customer-login/account');
  await expectInOrder(page, light);
  for (const path of ['policies', 'account']) {
    const answer = await page.request.get(`/customer-login/${path}`);
    expect(answer.headers()['cache-control']).toContain('no-store');
    await expectValidHtml(await answer.text());
  }
  expect(consoleProblems).toEqual([]);
});

test.describe('above the budget of wrong codes, without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('the code alone is not enough, a part of the policy is', async ({ page, site }) => {
    const mobile = await createCustomer(site);
    await requestSignInCode(page, mobile);
    const code = await waitForCode(site, mobile);
    const part = page.getByLabel('Last four characters of a policy number');
    await expect(part).toHaveCount(0);
    const hour = new Date().toISOString().slice(0, 13);
    const setTaken = (taken: number) =>
      withDatabase(site.dataDir, (db) =>
        db
          .prepare("INSERT OR REPLACE INTO code_allowance VALUES (?, 'wrong-code', ?)")
          .run(hour, taken),
      );
    setTaken(1000);
    try {
      await enterCode(page, code);
      await expect(page.getByText('Enter the code again')).toBeVisible();
      expect(await findHorizontalOverflow(page)).toEqual([]);
      await part.fill('9999');
      await enterCode(page, code);
      await expect(page.getByText('You can try 2 more times.')).toBeVisible();
      await expect(page).toHaveTitle('Error: Enter the code');
      await part.fill('EX/2026/000123456');
      await enterCode(page, code);
      await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
      expect(site.output()).not.toContain('000123456');
    } finally {
      setTaken(0);
    }
  });
});

test.describe('refusals by the server, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('attack: three wrong codes, then the right one; after a new code, in again', async ({
    page,
    site,
  }) => {
    const mobile = await createCustomer(site);
    await requestSignInCode(page, mobile);
    const code = await waitForCode(site, mobile);
    const wrong = code === '00000000' ? '11111111' : '00000000';
    for (const left of ['2 more times', '1 more time']) {
      await enterCode(page, wrong);
      await expect(page.getByText(`You can try ${left}.`)).toBeVisible();
    }
    await enterCode(page, wrong);
    await expect(page.getByText('3 codes were wrong')).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveCount(0);
    const answer = await page.request.post('/api/customer-login/session', {
      form: { code },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(answer.headers().location).toContain('problem=used-up');
  });

  test('attack: an unknown number gets the same page, and no message', async ({ page, site }) => {
    const mobile = uniqueMobile();
    await requestSignInCode(page, mobile);
    await expect(page.getByText('If we have policies under')).toBeVisible();
    await enterCode(page, '12345678');
    await expect(page.getByText('You can try 2 more times.')).toBeVisible();
    expect(readMessages(site, mobile)).toEqual([]);
  });

  test('attack: a session idle for a quarter of an hour has ended, and the page says so calmly', async ({
    page,
    site,
  }) => {
    await signIn(page, site, await createCustomer(site));
    const longAgo = new Date(Date.now() - 16 * 60_000).toISOString();
    withDatabase(site.dataDir, (db) =>
      db.prepare('UPDATE login_session SET last_seen_at = ?').run(longAgo),
    );
    await page.getByRole('link', { name: 'Your data and sign-ins' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'after 15 minutes without use' }),
    ).toBeVisible();
  });

  test('attack: another person’s document and policy do not exist', async ({
    browser,
    page,
    site,
  }) => {
    await signIn(page, site, await createCustomer(site));
    const href = await page.getByRole('link', { name: 'e-card (PDF' }).first().getAttribute('href');
    const report = await page
      .getByRole('link', { name: 'Report something wrong' })
      .first()
      .getAttribute('href');
    const stranger = await (await browser.newContext({ baseURL: site.url })).newPage();
    await signIn(stranger, site, await createCustomer(site));
    for (const path of [href ?? '', report ?? '']) {
      await stranger.goto(path);
      await expect(stranger.getByText('is not there any more')).toBeVisible();
    }
    await stranger.context().close();
  });
});

test('a double click signs in once; a second device is listed and can be signed out', async ({
  browser,
  page,
  site,
}) => {
  const mobile = await createCustomer(site);
  await signIn(page, site, mobile);
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await requestSignInCode(other, mobile);
  await other.getByLabel('Code').fill(await waitForCode(site, mobile, 2));
  await other.getByRole('button', { name: 'Show my policies' }).dblclick();
  await expect(other.getByRole('heading', { name: 'Your policies' })).toBeVisible();
  await page.goto('/customer-login/account');
  await page.getByRole('button', { name: 'Sign this one out' }).click();
  await other.reload();
  await expect(other.getByText('You were signed out')).toBeVisible();
  await other.context().close();
});

test('without cookies the page says what to allow, and any other path under the login redirects home', async ({
  request,
}) => {
  const answer = await request.get('/customer-login/code');
  expect(await answer.text()).toContain('allow cookies for this site');
  const other = await request.get('/customer-login/policies/1');
  expect(other.status()).toBe(200);
  expect(new URL(other.url()).pathname).toBe('/');
});

test('no policies: the reason and alternatives; a report has the policy’s reference', async ({
  page,
  site,
}) => {
  const mobile = await createCustomer(site);
  await signIn(page, site, mobile);
  await page.getByRole('link', { name: 'Report something wrong' }).first().click();
  const form = requestForm(page, 'policy-mistake');
  await expect(form.locator('[name="policy"]')).toHaveValue(/^[\w-]{20,}$/);
  await expect(form.getByLabel('Mobile number')).toHaveValue(mobile);
  await form.getByLabel('What is wrong').selectOption('document');
  await form.getByRole('button', { name: 'Report it' }).click();
  // The answer is in the page, or on a page of its own where the script came too late.
  await expect(page.getByText(/^SR-/).first()).toBeVisible();
  const withdrawAll = (at: string | null) =>
    withDatabase(site.dataDir, (db) => db.prepare('UPDATE policy SET withdrawn_at = ?').run(at));
  withdrawAll('2026-11-22T00:00:00Z');
  try {
    await page.goto('/customer-login/policies');
    await expect(page.getByText('We have no policy under this number')).toBeVisible();
  } finally {
    // The customers of the next tests already exist.
    withdrawAll(null);
  }
  await page.getByRole('link', { name: 'ask our desk for it' }).click();
  await expect(requestForm(page, 'policy-copy')).toBeInViewport();
});

test('from home to the number’s field in two taps, to the desk’s form or the list of insurers in three', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'All pages' });
  await drawer.getByRole('link', { name: 'Customer login' }).click();
  await expect(page.getByLabel('Mobile number').first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send me a code', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'fill in the form' }).click();
  await expect(requestForm(page, 'policy-copy').getByLabel('What is insured')).toBeInViewport();
  await page.goto('/customer-login');
  await page.getByRole('link', { name: 'Choose your insurer' }).click();
  await page.getByRole('heading', { name: 'Life insurers' }).click();
  await expect(page.getByRole('link', { name: 'HDFC Life', exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/.*hdfclife/,
  );
});

test('with the keyboard alone: number, code, e-card; one policy prints alone, on one sheet', async ({
  page,
  site,
}) => {
  const mobile = await createCustomer(site);
  await page.goto('/customer-login');
  await page.getByLabel('Mobile number').first().focus();
  await page.keyboard.type(`+91${mobile}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.getByLabel('Code').focus();
  await page.keyboard.type(await waitForCode(site, mobile));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
  const card = page.getByRole('link', { name: 'e-card (PDF' }).first();
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    if (await card.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(card).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toContain('e-card');

  await firstPolicy(page).evaluate((part) => part.setAttribute('data-print-only', ''));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('₹10,00,000').first()).toBeVisible();
  await expect(page.getByText('Example Car Package')).toBeHidden();
  await expectOnePrintedPage(page);
});

/**
 * The Hindi pages: each in order by itself, and one journey of each kind. What an English page needs besides
 * (e2e/every-page.spec.ts) it has as well, because both are the same components.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { buildDir } from '../lib/config/build-dir.ts';
import { consentRecords } from '../lib/content/consent-record.ts';
import { noticeRecord } from '../lib/content/requests/notice-record.ts';
import { figureRows } from '../lib/figures/figure-on.ts';
import { readMissingTexts } from '../lib/languages/missing-texts.ts';
import { readPoFiles } from '../lib/languages/po-files.ts';
import { callBackMessages } from '../lib/leads/submit/call-back-submission.ts';
import { englishPathOf, hindiPagePaths, hindiPath } from '../lib/site/hindi-pages.ts';
import { answerPath } from '../lib/site/tool-paths.ts';
import { withDatabase } from '../testing/databases/with-database.ts';
import { moveMouseOut } from '../testing/playwright/exit-popup.ts';
import { expectNoAxeViolations } from '../testing/playwright/expect-accessible.ts';
import { expectValidHtml } from '../testing/playwright/expect-valid-html.ts';
import { findEnglish } from '../testing/playwright/find-english.ts';
import { pageHeading, test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { layoutShift } from '../testing/playwright/layout-shift.ts';
import { findHorizontalOverflow } from '../testing/playwright/page-fit.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';
import type { SiteProcess } from '../testing/servers/start-site.ts';

test.use({ viewport: phoneViewport, isFontInTime: true });

const titles = [...new Set(figureRows.map(({ source }) => source.title))];

/** Sentences in Latin letters, however they are marked, but for titles of sources. */
async function findEnglishSentences(page: Page): Promise<string[]> {
  const texts = await page.locator('body').evaluate(findEnglish);
  return texts.filter((text) => !titles.some((title) => text.includes(title)));
}

/** Texts that the page marks as English, because they have no Hindi, without insurers in tables and sources. */
async function findUntranslated(part: Locator): Promise<string[]> {
  const texts = await part
    .locator('[lang="en-IN"]:not(a[href^="http"], a[href^="http"] *, th, #sources *)')
    .allTextContents();
  return texts.filter(
    (text) => /(?:\p{L}+ ){2}/u.test(text) && !titles.some((title) => text.includes(title)),
  );
}

/** What the newest record of the table keeps of the text that was shown. */
function readConsent(site: SiteProcess, table: 'lead' | 'service_request') {
  return withDatabase(site.dataDir, (db) =>
    db
      .prepare(
        `SELECT page, consent_version AS version, consent_hash AS hash FROM ${table} ORDER BY created_at DESC LIMIT 1`,
      )
      .get(),
  );
}

/**
 * One page and one answer of each kind: the others have the same components. That each Hindi page is served in order is
 * in e2e/seo-audit.spec.ts, that each text has its Hindi is below.
 */
const pages = [
  '/',
  '/term-insurance',
  '/claim/motor-own-damage',
  '/cashless-hospital',
  '/health-insurance/cover-calculator',
];
const answers = [
  '/claim/refused/answer?q=PED',
  '/claim/travel/answer?date=31/02/2026',
  '/insurance-companies?q=yes',
];

/** @returns its HTML. */
async function openInHindi(page: Page, path: string): Promise<string> {
  const response = await page.goto(hindiPath(path));
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  for (const message of ['data-offline', 'data-not-loaded'])
    await expect(page.locator('body')).toHaveAttribute(message, /\p{Script=Devanagari}/u);
  await expect(pageHeading(page)).toHaveText(/\p{Script=Devanagari}/u);
  // One font on all Hindi pages: text pages have another one for Hindi within English.
  const fonts = await page
    .locator('body, h1')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).fontFamily));
  expect.soft(new Set(fonts).size, path).toBe(1);
  return (await response?.text()) ?? '';
}

async function expectFit(page: Page) {
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.soft.poll(() => findHorizontalOverflow(page)).toEqual([]);
}

for (const path of pages)
  test(`${hindiPath(path)} is in order`, async ({ page, consoleProblems }) => {
    const html = await openInHindi(page, path);
    expect.soft(await layoutShift(page, { sinceLoad: false })).toBeLessThanOrEqual(0.02);
    await expectValidHtml(html);
    expect.soft(await findEnglishSentences(page)).toEqual([]);
    // The frame around `main` is the same on every page.
    await expectNoAxeViolations(page, path === '/' ? 'html' : 'main');
    await expectFit(page);
    // React finds the texts of the HTML in the browser.
    expect(consoleProblems).toEqual([]);
  });

test('every kind of answer is in order', async ({ page, consoleProblems }) => {
  for (const path of answers)
    await test.step(path, async () => {
      await openInHindi(page, path);
      await expectFit(page);
      expect(consoleProblems).toEqual([]);
    });
});

test('no text of a prerendered Hindi page is behind its English text', () => {
  expect(readMissingTexts(buildDir(process.env))).toEqual([]);
});

test('an answer without its fields leads to its Hindi page, with the tags of the advertisement', async ({
  request,
}) => {
  const paths = hindiPagePaths.map((path) => hindiPath(answerPath(path)));
  let redirects = 0;
  for (const path of paths.filter((one) => englishPathOf(one) !== undefined)) {
    const response = await request.get(`${path}?gclid=x`, { maxRedirects: 0 });
    if (response.status() === 200) continue;
    redirects++;
    const page = path.replace(/\/answer$/, '');
    expect(response.headers().location, path).toBe(`${page}?gclid=x`);
  }
  expect(redirects).toBeGreaterThan(10);
});

test('the font joins the letters of every word of a Hindi text', async ({ page }) => {
  await page.goto('/hi');
  const texts = readPoFiles()
    .map(({ hindi }) => hindi)
    .join(' ');
  const words = new Set(texts.match(/[\u0901-\u0963\u200C\u200D]+/g));
  expect(words.size).toBeGreaterThan(3000);
  const notJoined = await page.evaluate(
    async (words) => {
      const [devanagari] = [...document.fonts].filter(({ family }) => /devanagari/i.test(family));
      if (!devanagari) throw new Error('the page has no Devanagari font');
      await devanagari.load();
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('no canvas');
      canvas.font = `100px ${devanagari.family}`;
      const width = (word: string) => canvas.measureText(word).width;
      // A zero-width non-joiner shows the halant. Other letters (ट, ड, द…) have no half form and may show it.
      const halants = /(?<=[कखगघचजझञणतथधनपफबभमयलळवशषस]़?)\u094D(?=[क-ह])/g;
      return words.filter((word) =>
        [...word.matchAll(halants)].some(({ index }) => {
          const apart = `${word.slice(0, index + 1)}\u200C${word.slice(index + 1)}`;
          return Math.abs(width(word) - width(apart)) < 0.01;
        }),
      );
    },
    [...words],
  );
  expect(notJoined).toEqual([]);
});

test('an English page loads no font and no translator of Hindi', async ({ request }) => {
  const html = await (await request.get('/health-insurance')).text();
  expect(html).not.toContain('anek_devanagari');
  const scripts = new Set(html.match(/\/_next\/static\/chunks\/[\w./-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts)
    expect(await (await request.get(script)).text()).not.toContain('Script=Devanagari');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the same answer in the other language, and back', async ({ page }) => {
    const header = page.getByRole('banner');
    const answer = '/renewal/answer?line=health&expiry=2027-01-20&mode=yearly';
    await page.goto(answer);
    await header.getByRole('link', { name: 'हिंदी' }).click();
    await expect(page).toHaveURL(`/hi${answer}`);
    await header.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(answer);
    await page.goto('/careers');
    await expect(header.getByRole('link', { name: 'हिंदी' })).toHaveCount(0);
  });

  test('a call is asked for, refused for its number, corrected and accepted in Hindi', async ({
    page,
    leadService,
    site,
  }) => {
    const mobile = uniqueMobile();
    await page.goto('/hi/term-insurance');
    const form = page.locator('form[action="/api/call-back"]').first();
    await form.locator('[name=timeSlot]').first().check();
    await form.getByLabel('मोबाइल नंबर').fill('12345');
    await form.getByRole('button', { name: 'कॉल पाएँ' }).click();
    const again = page.locator('form[action="/api/call-back"]').first();
    await expect(again.getByLabel('मोबाइल नंबर')).toHaveAttribute('aria-invalid', 'true');
    await expect(again.getByText('10 अंकों का सही मोबाइल नंबर लिखें')).toBeVisible();
    await expect(page).toHaveTitle(/^ग़लती: /);
    expect(await findEnglishSentences(page)).toEqual([]);
    expect(await findUntranslated(page.locator('main'))).toEqual([]);
    await again.getByLabel('मोबाइल नंबर').fill(mobile);
    await again.getByRole('button', { name: 'कॉल पाएँ' }).click();
    await expect(page.getByText(/CB-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
    expect(await findEnglishSentences(page)).toEqual([]);
    expect(await findUntranslated(page.locator('main'))).toEqual([]);
    expect(page.url()).toContain('/hi/get-a-call');
    expect(leadService.received()).toMatchObject([{ mobile, outcome: 'accepted' }]);
    expect(readConsent(site, 'lead')).toEqual({
      page: '/hi/term-insurance',
      ...consentRecords.hindi,
    });
  });

  test('a question to us is refused, corrected, stored and looked up in Hindi', async ({
    page,
    site,
  }) => {
    await page.goto('/hi/contact-us');
    const form = page.locator('form[action="/api/requests"]', {
      has: page.locator('[name="kind"][value="contact"]'),
    });
    await form.getByLabel('आपका सवाल').fill('कौन से काग़ज़ चाहिए?');
    await form.getByLabel('आपका नाम').fill('आशा राव');
    await form.getByLabel('मोबाइल नंबर').fill('12345');
    await form.getByRole('button', { name: 'सवाल भेजें' }).click();
    await expect(form.getByText('10 अंकों का सही मोबाइल नंबर लिखें')).toBeVisible();
    expect(await findUntranslated(page.locator('main'))).toEqual([]);
    const mobile = uniqueMobile();
    await form.getByLabel('मोबाइल नंबर').fill(mobile);
    await form.getByRole('button', { name: 'सवाल भेजें' }).click();
    await expect(page.getByText('धन्यवाद। आपका अनुरोध हमें मिल गया।')).toBeVisible();
    expect(await findUntranslated(page.locator('main'))).toEqual([]);
    const notice = noticeRecord('contact', 'hindi');
    expect(readConsent(site, 'service_request')).toEqual({ page: '/hi/contact-us', ...notice });

    const receipt = page.locator('dl', { hasText: 'संदर्भ संख्या' });
    const reference = (await receipt.textContent())?.match(/SR-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0];
    await page.goto('/hi/your-request');
    await page.locator('#look-up-reference').fill(reference ?? '');
    await page.locator('#look-up-contact').fill(mobile);
    await page.getByRole('button', { name: 'स्थिति देखें' }).click();
    await expect(page).toHaveURL(/\/hi\/your-request\?result=state/);
    await expect(page.getByRole('list', { name: 'आपके अनुरोध की स्थिति' })).toBeVisible();
    expect(await findUntranslated(page.locator('main'))).toEqual([]);
  });
});

test('after a search that changed only the URL, the header leads to its answer', async ({
  page,
}) => {
  await page.goto('/cashless-hospital');
  await page.getByLabel('Hospital, area, city or PIN code').fill('eye hospital bandra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/answer\?q=eye/);
  await page.getByRole('banner').getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL(/\/hi\/cashless-hospital\/answer\?q=eye/);
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('the popup asks, refuses and confirms in Hindi; what Lead.svc says stays as it is', async ({
    page,
    leadService,
    site,
  }) => {
    await page.goto('/hi/car-insurance');
    const dialog = page.getByRole('dialog', { name: 'कॉल पाएँ' });
    await expect(async () => {
      await moveMouseOut(page, 3);
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await findUntranslated(dialog)).toEqual([]);
    const send = dialog.getByRole('button', { name: 'कॉल पाएँ' });
    await send.click();
    await expect(dialog.getByText('कॉल का समय चुनें')).toBeVisible();
    await dialog.locator('[name=timeSlot]').first().check();
    await dialog.getByLabel('मोबाइल नंबर').fill(uniqueMobile());
    leadService.setMode({ mode: 'refuse', message: 'No agent is free today.' });
    await send.click();
    await expect(dialog.getByText('No agent is free today.')).toHaveAttribute('lang', 'en-IN');
    await page.route('**/api/call-back', (route) =>
      route.fulfill({ status: 400, json: { message: callBackMessages.automated } }),
    );
    await send.click();
    await expect(dialog.getByText('यह अनुरोध किसी मशीन का लगता है')).toBeVisible();
    await page.unroute('**/api/call-back');
    leadService.setMode({ mode: 'accept' });
    await send.click();
    await expect(dialog.getByRole('heading', { name: /धन्यवाद।.*कॉल करेंगे/ })).toBeVisible();
    expect(await findUntranslated(dialog)).toEqual([]);
    expect(readConsent(site, 'lead')).toEqual({
      page: '/hi/car-insurance',
      ...consentRecords.hindi,
    });
  });
});

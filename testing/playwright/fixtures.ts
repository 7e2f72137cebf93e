/**
 * Playwright fixtures: per worker one built site and one Lead.svc stand-in, which each test finds healthy and empty.
 */
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { TimeSlot } from '../../lib/lead-service/time-slots.ts';
import { temporaryDataDir } from '../databases/temporary-database.ts';
import { readStatus } from '../handlers/api-client.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../servers/lead-service-stand-in/lead-service-stand-in.ts';
import { startStandInProduction } from '../servers/stand-in-production.ts';
import { type SiteProcess, startSite } from '../servers/start-site.ts';

type WorkerFixtures = {
  /** The production build of a fictitious broker in place of the demonstration, to test what crawlers see. */
  isProduction: boolean;
  /** Variables of the site, beside those of every test. */
  siteEnv: Record<string, string>;
  leadService: LeadServiceStandIn;
  site: SiteProcess;
};
type TestFixtures = { healthyLeadService: undefined; consoleProblems: string[] };

/**
 * For a test that starts the site itself. `goto` waits for hydration, before which the browser would post a form
 * without scripts; e2e/page-load.spec.ts tests that.
 */
export const hydratedPageTest = base.extend<{ isFontInTime: boolean; hasHydration: boolean }>({
  /**
   * Set by tests that depend on the height of text: a font that loads late is not used (`display: 'optional'`). Without
   * `page.route`, which turns off the browser's cache and makes each page cost twice as much.
   */
  isFontInTime: [false, { option: true }],
  /** False where no component of a page hydrates: the desk's. */
  hasHydration: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, isFontInTime, hasHydration }, use) => {
    if (isFontInTime) await page.addInitScript(useLateFontOnceLoaded);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled !== false && hasHydration) await page.waitForFunction(isHydrated);
      if (isFontInTime) await page.evaluate(useLateFont);
      return response;
    };
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export const test = hydratedPageTest.extend<TestFixtures, WorkerFixtures>({
  isProduction: [false, { scope: 'worker', option: true }],
  siteEnv: [{}, { scope: 'worker', option: true }],
  leadService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const leadService = await startLeadServiceStandIn();
      await use(leadService);
      await leadService.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ leadService, isProduction, siteEnv }, use) => {
      const data = temporaryDataDir();
      const start = isProduction ? startStandInProduction : startSite;
      const { dataDir } = data;
      const site = await start({ dataDir, serviceUrl: leadService.url, env: siteEnv });
      await use(site);
      await site.stop();
      data.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  healthyLeadService: [
    async ({ leadService, site }, use) => {
      leadService.setMode({ mode: 'accept' });
      // Pending leads of an earlier test are delivered before this one counts its own.
      const pendingLeads = async () => (await readStatus(site.url)).leads.pending;
      await expect.poll(pendingLeads, { timeout: 180_000 }).toBe(0);
      leadService.clear();
      await use(undefined);
    },
    { auto: true },
  ],
  /** Errors of scripts and violations of the Content-Security-Policy. */
  consoleProblems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await use(problems);
  },
});

/** Both run in the page. The first one is for pages that a link or form opens. */
const useLateFontOnceLoaded = `addEventListener('load', ${useLateFont})`;

async function useLateFont(): Promise<void> {
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
  await document.fonts.ready;
}

/**
 * Runs in the page; components/analytics sets the mark. A document without `main`, such as robots.txt, has no scripts.
 */
export function isHydrated(): boolean {
  return performance.getEntriesByName('hydrated').length > 0 || !document.querySelector('main');
}

/**
 * Holds back the scripts of all pages that are opened from now on.
 * @returns a function that releases them.
 */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/_next/static/chunks/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** For pages that are opened from now on: no script of a form before its first touch. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

export function pageHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** At the right end of the header, from 768 px on. */
export const headerCall = (page: Page) => page.getByRole('banner').locator('> div > a').last();

/** At the bottom of a phone's screen. */
export function bottomBar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Talk to us' });
}

/** @param form by default the first of the page, not the popup's. */
export function callBackForm(page: Page, form = page.locator('#get-a-call')) {
  return {
    form,
    /** The chips that are chosen. */
    product: form.locator('[name=product]:checked'),
    timeSlot: form.locator('[name=timeSlot]:checked'),
    products: form.locator('[name=product]'),
    slots: form.locator('[name=timeSlot]'),
    chooseProduct: (code: number | string) =>
      form.locator(`[name=product][value="${code}"]`).check(),
    chooseSlot: (slot: TimeSlot) => form.locator(`[name=timeSlot][value="${slot}"]`).check(),
    mobile: form.getByLabel('Mobile number'),
    button: form.getByRole('button', { name: 'Get a Call' }),
    confirmation: form.getByRole('status'),
  };
}

let serial = 0;

/** A mobile number that no other test of this run uses: 9, four digits of the process, five of a serial number. */
export function uniqueMobile(): string {
  serial += 1;
  return `9${String(process.pid % 10_000).padStart(4, '0')}${String(serial).padStart(5, '0')}`;
}

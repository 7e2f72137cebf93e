/** One site and one Lead.svc stand-in per worker, both real; each test starts with a healthy, empty stand-in. */
import { type BrowserContext, test as base, expect, type Page, type Route } from '@playwright/test';
import { readStatus } from './api-client.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from './lead-service-stand-in/lead-service-stand-in.ts';
import { startStandInProduction } from './stand-in-production.ts';
import { type SiteProcess, startSite } from './start-site.ts';
import { temporaryDataDir } from './temporary-database.ts';

type WorkerFixtures = {
  /** The production build under made-up details in place of the demonstration: for what crawlers see. */
  isProduction: boolean;
  leadService: LeadServiceStandIn;
  site: SiteProcess;
};
type TestFixtures = { healthyLeadService: undefined; consoleProblems: string[] };

/**
 * For a test that starts what it visits itself. A page comes ready for what its scripts do: before that a form is posted by
 * the browser and answered with another page, which is the subject of e2e/page-load.spec.ts.
 */
export const hydratedPageTest = base.extend<{ isFontInTime: boolean }>({
  /** For what depends on a text's height: a font that is late, as under load, is left out for good (`display: 'optional'`). */
  isFontInTime: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, isFontInTime }, use) => {
    if (isFontInTime) await page.route('**/*.css', waitForFont);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
      if (isFontInTime) await page.evaluate(() => document.fonts.ready);
      return response;
    };
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export const test = hydratedPageTest.extend<TestFixtures, WorkerFixtures>({
  isProduction: [false, { scope: 'worker', option: true }],
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
    async ({ leadService, isProduction }, use) => {
      const data = temporaryDataDir();
      const start = isProduction ? startStandInProduction : startSite;
      const site = await start({ dataDir: data.dataDir, serviceUrl: leadService.url });
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
      // What an earlier test left on its way arrives before this one counts what is sent.
      const left = async () => (await readStatus(site.url)).leads.pending;
      await expect.poll(left, { timeout: 180_000 }).toBe(0);
      leadService.clear();
      await use(undefined);
    },
    { auto: true },
  ],
  /** What the page complained of: errors of scripts and of the Content-Security-Policy. */
  consoleProblems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await use(problems);
  },
});

async function waitForFont(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
  await route.fulfill({ response, body });
}

/** Runs in the page (components/analytics sets the mark). What has no `main`, such as robots.txt, has no scripts. */
export function isHydrated(): boolean {
  return performance.getEntriesByName('hydrated').length > 0 || !document.querySelector('main');
}

/** Scripts of pages opened from now on stay away until the returned function lets them come. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/_next/static/chunks/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The first call-back form of the page (not the popup's). */
export function callBackForm(page: Page) {
  const form = page.locator('#get-a-call');
  return {
    form,
    product: form.getByLabel('Product'),
    timeSlot: form.getByLabel('Time slot'),
    mobile: form.getByLabel('Mobile number'),
    button: form.getByRole('button', { name: 'Get a Call' }),
    confirmation: form.getByRole('status'),
  };
}

let serial = 0;

/** A number nobody asked with yet in this run: ten digits, 90000xxxxx. */
export function uniqueMobile(): string {
  serial += 1;
  return `9${String(process.pid % 10_000).padStart(4, '0')}${String(serial).padStart(5, '0')}`;
}

import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './testing/programs/find-chromium.ts';

/**
 * Journeys on the production build, and the audit package's own browser tests. `npm run test:browser` finds a Chromium
 * and names it here.
 */
export default defineConfig({
  // The update waits most of its minutes: begun last, it would wait alone.
  projects: [
    { name: 'waits', testMatch: 'e2e/update.spec.ts' },
    { name: 'pages', testMatch: 'e2e/**/*.spec.ts', testIgnore: 'e2e/update.spec.ts' },
  ],
  // A test that is free goes to whichever worker is, so that all are busy to the end. Of three, one waits for a clock.
  fullyParallel: true,
  workers: 3,
  // A hanging test ends; how fast a busy machine is decides nothing. Waits are for events.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A retry hides a race: a flaky test is fixed instead.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A page that is emptied between tests keeps its process.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumFlags,
    },
  },
});

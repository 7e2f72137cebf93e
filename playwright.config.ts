import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './testing/find-chromium.ts';

/** Journeys on the production build. `npm run test:browser` finds a Chromium and names it here. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A browser can lose a race of its own; a test that needed its second chance is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumFlags,
    },
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './testing/find-chromium.ts';

/**
 * For every context Chromium's address bar, into which no test types, loads two pages of suggestions: as much work as
 * the page under test. Chromium reads one list of features, the last; so what Playwright 1.65 turns off stands here
 * again (its source's list of chromium switches).
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Journeys on the production build. `npm run test:browser` finds a Chromium and names it here. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // A test that is free goes to whichever worker is, so that both are busy to the end.
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A second chance hides a race: whoever loses one is mended.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumFlags, `--disable-features=${disabledFeatures.join()}`],
    },
  },
});

/** A fixed selection of the random visits in testing/journeys. */
import { expect, test } from '@playwright/test';
import { runJourneys } from '../testing/journeys/journey-run.ts';

test('five made-up visits end in one lead each as it was typed, or in words that say why not', async ({
  browser,
}) => {
  // A lost answer with Lead.svc down, a phone's ways back, no scripts, the popup out of reach, a refusal that is mended.
  const numbers = [0, 1, 2, 3, 7];
  expect(await runJourneys(browser, { seed: 20261122, numbers })).toEqual([]);
});

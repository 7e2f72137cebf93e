/** A short fixed part of the made-up visits; `npm run bench -- journeys` walks 200. */
import { expect, test } from '@playwright/test';
import { runJourneys } from '../testing/journeys/journey-run.ts';

test('eight made-up visits end in one lead each as it was typed, or in words that say why not', async ({
  browser,
}) => {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7];
  const { problems } = await runJourneys(browser, { seed: 20261122, numbers, workers: 2 });
  expect(problems).toEqual([]);
});

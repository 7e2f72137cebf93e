/** A fixed selection of testing/random-visits. */
import { expect, test } from '@playwright/test';
import { runVisits } from '../testing/random-visits/visit-run.ts';

test('five random visits end in one lead each as typed, or in a message that says why not', async ({
  browser,
}) => {
  // A lost response with Lead.svc down, back and reload on a phone, no JavaScript, the popup unreachable, a corrected
  // refusal.
  const numbers = [0, 1, 2, 3, 7];
  expect(await runVisits(browser, { seed: 20261122, numbers })).toEqual([]);
});

import { retryDelayMs } from '../../outbox/retry-delay.ts';
import { maxLeadDelayMs } from './deliver-lead.server.ts';

const fifteenMinutesMs = 15 * 60_000;

test('within the promised fifteen minutes a lead is sent at least a dozen times', () => {
  let elapsedMs = 0;
  let attempts = 1;
  while (elapsedMs <= fifteenMinutesMs) {
    elapsedMs += retryDelayMs(attempts, maxLeadDelayMs, 1);
    attempts += 1;
  }
  expect(attempts).toBeGreaterThanOrEqual(12);
});

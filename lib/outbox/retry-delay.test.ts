import { retryDelayMs } from './retry-delay.ts';

const middle = 0.5;
const maxMs = 60_000;

test('the first retry comes after two seconds', () => {
  expect(retryDelayMs(1, maxMs, middle)).toBe(2000);
});

test('each delay is twice the one before, up to a minute', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => retryDelayMs(attempts, maxMs, middle));
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test('jitter is at most a quarter either way', () => {
  expect(retryDelayMs(1, maxMs, 0)).toBe(1500);
  expect(retryDelayMs(1, maxMs, 1)).toBe(2500);
  expect(retryDelayMs(9, maxMs, 0)).toBe(45_000);
  expect(retryDelayMs(9, maxMs, 1)).toBe(75_000);
});

test('for any number of attempts the delay is a whole number of milliseconds within bounds', () => {
  for (const attempts of [1, 5, 11, 12, 100, 10_000, Number.MAX_SAFE_INTEGER]) {
    for (const random of [0, 0.123456789, 0.999999]) {
      const wait = retryDelayMs(attempts, maxMs, random);
      expect(Number.isInteger(wait)).toBe(true);
      expect(wait).toBeGreaterThanOrEqual(1500);
      expect(wait).toBeLessThanOrEqual(75_000);
    }
  }
});

test('rows that failed together are not retried together', () => {
  const waits = Array.from({ length: 200 }, () => retryDelayMs(8, maxMs));
  expect(new Set(waits).size).toBeGreaterThan(100);
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(45_000);
    expect(wait).toBeLessThanOrEqual(75_000);
  }
});

import { pollIntervalsMs } from './poll-delivery-status.ts';

test('polling starts at short intervals, slows down and ends within ten minutes', () => {
  const waits = pollIntervalsMs();
  expect(waits[0]).toBeLessThanOrEqual(5_000);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeLessThanOrEqual(600_000);
  expect(total).toBeGreaterThan(500_000);
  expect(waits.length).toBeLessThan(25);
});

import { logger } from '../process/logging/logger.server.ts';
import { runLoop } from './run-loop.server.ts';

/** A round that the test ends. */
function heldRounds() {
  const starts: (() => void)[] = [];
  let rounds = 0;
  const round = () =>
    new Promise<void>((resolve) => {
      rounds += 1;
      starts.push(resolve);
    });
  return { round, endRound: () => starts.shift()?.(), count: () => rounds };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('woken during a round, the loop runs another without a pause: the new row may have come too late', async () => {
  const { round, endRound, count } = heldRounds();
  const loop = runLoop('test', round);
  loop.wake();
  endRound();
  await nextTurn();
  expect(count()).toBe(2);
  endRound();
  await nextTurn();
  // Nobody woke it during the second one: it pauses.
  expect(count()).toBe(2);
  await loop.stop();
});

test('woken during its pause, the loop runs at once', async () => {
  const { round, endRound, count } = heldRounds();
  const loop = runLoop('test', round);
  endRound();
  await nextTurn();
  loop.wake();
  await nextTurn();
  expect(count()).toBe(2);
  endRound();
  await loop.stop();
});

test('the loop stops after the round that is running, and the round learns of it', async () => {
  const { round, endRound, count } = heldRounds();
  let isStopped = () => false;
  const loop = runLoop('test', (asked) => {
    isStopped = asked;
    return round();
  });
  expect(isStopped()).toBe(false);
  const stopped = loop.stop();
  expect(isStopped()).toBe(true);
  endRound();
  await stopped;
  expect(count()).toBe(1);
});

test('a round that throws is logged, and the next one comes after five seconds', async () => {
  const error = jest.spyOn(logger(), 'error').mockImplementation();
  jest.useFakeTimers();
  let rounds = 0;
  const loop = runLoop('test', async () => {
    rounds += 1;
    if (rounds === 1) throw new Error('database locked');
  });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(rounds).toBe(1);
  expect(error.mock.calls).toEqual([[{ problem: 'Error' }, 'test failed']]);
  await jest.advanceTimersByTimeAsync(1);
  expect(rounds).toBe(2);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(rounds).toBe(3);
  await loop.stop();
  jest.useRealTimers();
  error.mockRestore();
});

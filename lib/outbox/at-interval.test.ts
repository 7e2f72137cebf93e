import type { Services } from '../store/services.server.ts';
import { atInterval } from './run-loop.server.ts';

const services = {} as Services;
const isStopped = () => false;

test('a task that fails is due again after its interval, and the others still run', async () => {
  const runs: string[] = [];
  const tasks = [
    atInterval('first', 60_000, async () => {
      runs.push('first');
      throw new Error('sealed with a key that is not configured');
    }),
    atInterval('second', 60_000, async () => {
      runs.push('second');
    }),
    atInterval('at once', 0, async () => {
      runs.push('at once');
    }),
  ];
  for (const _ of [1, 2]) for (const task of tasks) await task(services, isStopped);
  expect(runs).toEqual(['first', 'second', 'at once', 'at once']);
});

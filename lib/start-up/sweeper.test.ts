import type { Services } from '../store/services.server.ts';
import { every } from './sweeper.server.ts';

const services = {} as Services;
const isStopped = () => false;

test('a task that fails is due again after its interval, and the others still run', async () => {
  const runs: string[] = [];
  const tasks = [
    every('first', 60_000, async () => {
      runs.push('first');
      throw new Error('sealed with a key that is not configured');
    }),
    every('second', 60_000, async () => {
      runs.push('second');
    }),
    every('at once', 0, async () => {
      runs.push('at once');
    }),
  ];
  for (const _ of [1, 2]) for (const task of tasks) await task(services, isStopped);
  expect(runs).toEqual(['first', 'second', 'at once', 'at once']);
});

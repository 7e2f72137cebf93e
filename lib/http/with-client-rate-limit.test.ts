import { lastWrites } from '../process/last-writes.ts';
import { logger } from '../process/logging/logger.server.ts';
import { consumeClientAllowance, setSharedCounter } from './client-allowance.server.ts';
import { withClientRateLimit } from './with-client-rate-limit.server.ts';

const limit = { purpose: 'look-up', client: '203.0.113.9', perHour: 3 } as const;
const times = async (n: number, client: string) => {
  const waits: number[] = [];
  for (let done = 0; done < n; done++)
    waits.push(await consumeClientAllowance({ ...limit, client }));
  return waits;
};

test('a repeated request is refunded, also the last of an allowance', async () => {
  await times(2, 'six');
  const repeat = { ...limit, client: 'six' };
  await withClientRateLimit(repeat, 'reject', async () => ({ kind: 'repeated' }));
  expect((await times(2, 'six')).map((seconds) => seconds === 0)).toEqual([true, false]);
});

test('repeats beyond an allowance are not refunded: they were not counted', async () => {
  const call = { purpose: 'call-back', client: 'nine', perHour: 1 } as const;
  const beyond: boolean[] = [];
  for (const kind of ['inserted', 'repeated', 'repeated', 'inserted']) {
    await withClientRateLimit(call, 'accept', async (isBeyondAllowance) => {
      beyond.push(isBeyondAllowance);
      return { kind };
    });
  }
  expect(beyond).toEqual([false, true, true, true]);
});

test('beyond an allowance nothing is refunded to the shared count, which did not count it', async () => {
  const refunded: string[] = [];
  setSharedCounter({
    consume: async () => 0,
    refund: async ({ client }) => {
      refunded.push(client);
    },
  });
  const send = (client: string, record: () => Promise<{ kind: string }>) =>
    withClientRateLimit({ purpose: 'draft', client, perHour: 1 }, 'accept', record);
  const repeat = async () => ({ kind: 'repeated' });
  await send('ten', repeat);
  expect(refunded).toEqual(['ten']);
  await send('ten', async () => ({ kind: 'inserted' }));
  await send('ten', repeat);
  await send('ten', () => Promise.reject(new Error('disk full')));
  expect(refunded).toEqual(['ten']);
});

test('six requests beyond an allowance wait, one in two seconds; the seventh is refused at once', async () => {
  setSharedCounter({ consume: async () => 0, refund: async () => {} });
  jest.useFakeTimers();
  const outcomes: string[] = [];
  const send = () =>
    withClientRateLimit(
      { purpose: 'service-request', client: 'eleven', perHour: 1 },
      'delay',
      async () => ({ kind: 'inserted' }),
    ).then(({ kind }) => outcomes.push(kind));
  // Within the allowance, and the first beyond it: neither waits.
  for (let n = 0; n < 2; n++) await send();
  const sent = Array.from({ length: 7 }, send);
  await jest.advanceTimersByTimeAsync(0);
  expect(outcomes.slice(2)).toEqual(['not-written']);
  await jest.advanceTimersByTimeAsync(12_000);
  await Promise.all(sent);
  expect(outcomes.slice(3)).toEqual(Array(6).fill('inserted'));
  jest.useRealTimers();
});

test('a request that could not be written is refunded; the status reports it until one is written', async () => {
  await times(2, 'eight');
  const unwritten = await withClientRateLimit({ ...limit, client: 'eight' }, 'reject', () =>
    Promise.reject(new Error('disk full')),
  );
  expect(unwritten).toEqual({ kind: 'not-written' });
  expect((await times(2, 'eight')).map((seconds) => seconds === 0)).toEqual([true, false]);
  expect(lastWrites().failedAt).not.toBeNull();
  const send = (kind: string) =>
    withClientRateLimit({ ...limit, client: 'thirteen' }, 'reject', async () => ({ kind }));
  // A repeated request wrote nothing.
  await send('repeated');
  expect(lastWrites().failedAt).not.toBeNull();
  await send('inserted');
  expect(lastWrites().failedAt).toBeNull();
});

test('a database that takes no row is in the log with what to do', async () => {
  const error = jest.spyOn(logger(), 'error').mockImplementation();
  const code = 'ERR_SQLITE_ERROR';
  const fault = Object.assign(new Error('database or disk is full'), { code, errcode: 13 });
  const outcome = await withClientRateLimit(limit, 'accept', () => Promise.reject(fault));
  expect(outcome).toEqual({ kind: 'not-written' });
  expect(error.mock.calls.map(([fields]) => fields)).toMatchObject([
    { words: 'database or disk is full', toDo: expect.stringContaining('free space') },
  ]);
  error.mockRestore();
});

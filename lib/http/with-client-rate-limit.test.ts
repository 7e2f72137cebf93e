import { consumeClientAllowance } from './client-allowance.server.ts';
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

test('a request that could not be written is refunded', async () => {
  await times(2, 'eight');
  const unwritten = await withClientRateLimit({ ...limit, client: 'eight' }, 'reject', () =>
    Promise.reject(new Error('disk full')),
  );
  expect(unwritten).toEqual({ kind: 'not-written' });
  expect((await times(2, 'eight')).map((seconds) => seconds === 0)).toEqual([true, false]);
});

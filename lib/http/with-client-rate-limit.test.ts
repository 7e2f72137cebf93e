import {
  consumeClientAllowance,
  type SharedCounter,
  setSharedCounter,
  withClientRateLimit,
} from './with-client-rate-limit.server.ts';

const limit = { purpose: 'look-up', client: '203.0.113.9', perHour: 3 } as const;
const counting = (consume: SharedCounter['consume']): SharedCounter => ({
  consume,
  refund: async () => {},
});
const times = async (n: number, client: string) => {
  const waits: number[] = [];
  for (let done = 0; done < n; done++)
    waits.push(await consumeClientAllowance({ ...limit, client }));
  return waits;
};

test('a client that the shared count refuses is refused by memory from then on', async () => {
  let queries = 0;
  setSharedCounter(counting(async () => (++queries > 1 ? 600 : 0)));
  const waits = await times(4, 'one');
  expect(waits[0]).toBe(0);
  expect(waits.slice(1).every((seconds) => seconds > 590 && seconds <= 600)).toBe(true);
  expect(queries).toBe(2);
});

test('while the database hangs or fails, memory alone counts', async () => {
  setSharedCounter(counting(() => new Promise<number>(() => {})));
  expect((await times(4, 'two')).map((seconds) => seconds === 0)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  setSharedCounter(counting(() => Promise.reject(new Error('away'))));
  expect((await times(4, 'three')).map((seconds) => seconds === 0)).toEqual([
    ...[true, true, true],
    false,
  ]);
});

test('a flood that memory refuses never reaches the database, working or hanging', async () => {
  for (const [client, answer] of [
    ['four', Promise.resolve(0)],
    ['five', new Promise<number>(() => {})],
  ] as const) {
    let queries = 0;
    setSharedCounter(
      counting(() => {
        queries += 1;
        return answer;
      }),
    );
    await times(50, client);
    expect(queries).toBe(3);
  }
});

test('a repeated request is refunded, also the last of an allowance', async () => {
  setSharedCounter(counting(async () => 0));
  await times(2, 'six');
  const repeat = { ...limit, client: 'six' };
  await withClientRateLimit(repeat, 'reject', async () => ({ kind: 'repeated' }));
  expect((await times(2, 'six')).map((seconds) => seconds === 0)).toEqual([true, false]);
});

test('repeats beyond an allowance are not refunded: they were not counted', async () => {
  setSharedCounter(counting(async () => 0));
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
  setSharedCounter(counting(async () => 0));
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

test('a request that could not be written is refunded', async () => {
  setSharedCounter(counting(async () => 0));
  await times(2, 'eight');
  const unwritten = await withClientRateLimit({ ...limit, client: 'eight' }, 'reject', () =>
    Promise.reject(new Error('disk full')),
  );
  expect(unwritten).toEqual({ kind: 'not-written' });
  expect((await times(2, 'eight')).map((seconds) => seconds === 0)).toEqual([true, false]);
});

test('code requests are counted once, by lib/one-time-codes', async () => {
  let queries = 0;
  setSharedCounter(
    counting(async () => {
      queries += 1;
      return 0;
    }),
  );
  await consumeClientAllowance({ ...limit, purpose: 'code', client: 'seven' });
  expect(queries).toBe(0);
});

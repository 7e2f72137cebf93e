import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { logger } from '../process/logging/logger.server.ts';
import {
  consumeClientAllowance,
  DetachedRateLimiter,
  refundClientAllowance,
  type SharedCounter,
  setSharedCounter,
} from './client-allowance.server.ts';

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

test('two limits of one purpose are counted apart: an upload by the desk renews no allowance of a visitor', async () => {
  setSharedCounter(counting(async () => 0));
  const upload = (perHour: number) =>
    consumeClientAllowance({ purpose: 'upload', client: 'twelve', perHour });
  expect(await upload(1)).toBe(0);
  expect(await upload(2)).toBe(0);
  expect(await upload(1)).toBeGreaterThan(0);
});

test('while the database hangs or fails, memory alone counts', async () => {
  setSharedCounter(counting(() => new Promise<number>(() => {})));
  expect((await times(4, 'two')).map((seconds) => seconds === 0)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const warn = jest.spyOn(logger(), 'warn').mockImplementation();
  setSharedCounter(counting(() => Promise.reject(new Error('away'))));
  expect((await times(4, 'three')).map((seconds) => seconds === 0)).toEqual([
    ...[true, true, true],
    false,
  ]);
  // Operators learn that instances no longer share the limit.
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(
    Array(3).fill('shared limit not counted'),
  );
  warn.mockRestore();
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

test('code requests are counted once, by lib/identity/one-time-codes', async () => {
  let queries = 0;
  const count = async () => ++queries;
  setSharedCounter({ consume: count, refund: async () => void (await count()) });
  const ofCode = { ...limit, purpose: 'code', client: 'seven' } as const;
  await consumeClientAllowance(ofCode);
  await refundClientAllowance(ofCode);
  expect(queries).toBe(0);
});

test('the expiry timer retains nothing of the request that was counted', async () => {
  const request = new AsyncLocalStorage<string>();
  const around: (string | undefined)[] = [];
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'Timeout') around.push(request.getStore());
    },
  });
  const counter = new DetachedRateLimiter({ points: 5, duration: 1 });
  await counter.consume('at the start');
  hook.enable();
  await request.run('a request', async () => {
    await counter.consume('somebody');
    await counter.reward('somebody else');
    await counter.block('a third', 1);
    expect(request.getStore()).toBe('a request');
  });
  hook.disable();
  expect(around.length).toBeGreaterThanOrEqual(3);
  expect(around).not.toContain('a request');
});

test('it counts, and rejects requests above the limit', async () => {
  const counter = new DetachedRateLimiter({ points: 2, duration: 1 });
  await counter.consume('somebody');
  await counter.consume('somebody');
  await expect(counter.consume('somebody')).rejects.toMatchObject({ remainingPoints: 0 });
  await expect(counter.consume('another')).resolves.toMatchObject({ remainingPoints: 1 });
});

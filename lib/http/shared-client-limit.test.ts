import { type SharedCounter, setSharedCounter } from './shared-client-limit.server.ts';
import { consumeClientAllowance } from './with-client-rate-limit.server.ts';

const limit = { purpose: 'look-up', client: '203.0.113.9', perHour: 3 } as const;
const counting = (consume: SharedCounter['consume']): SharedCounter => ({
  consume,
  refund: async () => {},
});
/** Shares a count that allows everything. @returns how often it was asked. */
function shareAllowing(): () => number {
  const asked: string[] = [];
  setSharedCounter(counting(async ({ client }) => asked.push(client) * 0));
  return () => asked.length;
}
const times = async (n: number, client: string) => {
  const waits: number[] = [];
  for (let done = 0; done < n; done++)
    waits.push(await consumeClientAllowance({ ...limit, client }));
  return waits;
};

test('what other instances counted refuses, and from then on memory does', async () => {
  let asked = 0;
  setSharedCounter(counting(async () => (++asked > 1 ? 600 : 0)));
  const waits = await times(4, 'one');
  expect(waits[0]).toBe(0);
  expect(waits.slice(1).every((seconds) => seconds > 590 && seconds <= 600)).toBe(true);
  expect(asked).toBe(2);
});

test('a database that hangs or fails refuses nobody and holds nobody: memory counts', async () => {
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

test('a flood that memory refuses does not reach the database', async () => {
  const asked = shareAllowing();
  await times(50, 'four');
  expect(asked()).toBe(3);
});

test('codes are counted once, by those who send them', async () => {
  const asked = shareAllowing();
  await consumeClientAllowance({ ...limit, purpose: 'code', client: 'five' });
  expect(asked()).toBe(0);
});

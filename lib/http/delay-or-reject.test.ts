import { processSingleton } from '../process/process-singleton.ts';
import { delayOrReject } from './delay-or-reject.server.ts';
import { rateLimitKey } from './identify-client.server.ts';

const limits = {
  trustedProxyHops: 0,
  searchesPerClientPerMinute: 1_000_000,
  pagesPerClientPerMinute: 1_000_000,
};
const from = (address: string) =>
  new Request('http://localhost/', { headers: { 'x-forwarded-for': address } });

/** A fake clock begins at 0: what an earlier test left at a later time would never expire. */
const startTimes = processSingleton('delayed-start-times', () => new Map<string, number>());
beforeEach(() => startTimes.clear());
afterEach(() => {
  jest.useRealTimers();
});

/** A key is a short hash with a random salt, so that two of fifty addresses may share one. */
function addressesWithOwnKeys(count: number): string[] {
  const byKey = new Map<string, string>();
  for (let n = 0; byKey.size < count; n++) {
    const address = `198.51.${n >> 8}.${n & 255}`;
    const key = rateLimitKey(address);
    if (!byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}

const many = { ...limits, pagesPerClientPerMinute: 4_800 };
const everyMs = 60_000 / many.pagesPerClientPerMinute;

function askForFortyPages(address: string) {
  let started = 0;
  const requests = Array.from({ length: 40 }, async () => {
    const seconds = await delayOrReject('page', from(address).headers, many);
    started += 1;
    return seconds;
  });
  return { started: () => started, all: Promise.all(requests) };
}

test('pages and searches of a client are counted separately, and refused only above sixty a second', async () => {
  const { headers } = from('203.0.113.1');
  const waits = await Promise.all(
    Array.from({ length: 605 }, () => delayOrReject('page', headers, limits)),
  );
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(600);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10);
  expect(await delayOrReject('search', headers, limits)).toBe(0);
});

test('a client that stays faster than the rate is delayed by five seconds, and answered', async () => {
  jest.useFakeTimers();
  const slow = { ...limits, pagesPerClientPerMinute: 60 };
  const { headers } = from('203.0.113.8');
  let answered = 0;
  const ask = () =>
    delayOrReject('page', headers, slow).then((seconds) => (answered += Number(!seconds)));
  for (let second = 0; second < 4; second++) {
    for (let n = 0; n < 50; n++) void ask();
    await jest.advanceTimersByTimeAsync(1_000);
  }
  // Eight at once, and one with each second.
  expect(answered).toBe(12);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(answered).toBe(200);
});

test('a client’s count is deleted after ten minutes without a request', async () => {
  jest.useFakeTimers();
  const slow = { ...limits, pagesPerClientPerMinute: 60 };
  const addresses = addressesWithOwnKeys(51);
  const ask = (n: number) => delayOrReject('page', from(addresses[n] ?? '').headers, slow);
  for (let n = 0; n < 50; n++) await ask(n);
  expect(startTimes.size).toBe(50);
  jest.advanceTimersByTime(5 * 60_000);
  await ask(7);
  jest.advanceTimersByTime(6 * 60_000);
  await ask(50);
  expect(startTimes.size).toBe(2);
});

test('attack: of forty concurrent pages the first eight start at once, the others one after the other', async () => {
  jest.useFakeTimers();
  const pages = askForFortyPages('203.0.113.9');
  await jest.advanceTimersByTimeAsync(0);
  expect(pages.started()).toBe(8);
  await jest.advanceTimersByTimeAsync(everyMs);
  expect(pages.started()).toBe(9);
  await jest.advanceTimersByTimeAsync(31 * everyMs);
  expect(await pages.all).toEqual(Array(40).fill(0));
});

test('attack: a client that waits for ten seconds gets no more concurrent pages', async () => {
  jest.useFakeTimers();
  await delayOrReject('page', from('203.0.113.10').headers, many);
  await jest.advanceTimersByTimeAsync(10_000);
  const pages = askForFortyPages('203.0.113.10');
  await jest.advanceTimersByTimeAsync(0);
  expect(pages.started()).toBe(8);
  await jest.advanceTimersByTimeAsync(32 * everyMs);
  expect(await pages.all).toEqual(Array(40).fill(0));
});

import { pollUntil } from '../../testing/poll-until.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { jsonResponse } from './handle-request.server.ts';
import { rateLimitKey } from './identify-client.server.ts';
import { consumeRateLimit, withSearchRateLimit } from './page-rate-limit.server.ts';

const limits = {
  trustedProxyHops: 0,
  searchesPerClientPerMinute: 1_000_000,
  pagesPerClientPerMinute: 1_000_000,
  broker: { phone: '1800 000 0000' },
};
const from = (address: string) =>
  new Request('http://localhost/', { headers: { 'x-forwarded-for': address } });
const found = async () => ({ response: jsonResponse(200, {}), outcome: 'found' });

/** Starts searches that end on command. */
function searching() {
  const running: (() => void)[] = [];
  const work = async () => {
    await new Promise<void>((end) => running.push(end));
    return found();
  };
  return { running, work };
}
/** A fake clock begins at 0: what an earlier test left at a later time would never expire. */
const startTimes = processSingleton('page-start-times', () => new Map<string, number>());
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
    const seconds = await consumeRateLimit('page', from(address).headers, many);
    started += 1;
    return seconds;
  });
  return { started: () => started, all: Promise.all(requests) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('pages and searches of a client are counted separately, and refused only above sixty a second', async () => {
  const { headers } = from('203.0.113.1');
  const waits = await Promise.all(
    Array.from({ length: 605 }, () => consumeRateLimit('page', headers, limits)),
  );
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(600);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10);
  expect(await consumeRateLimit('search', headers, limits)).toBe(0);
});

test('a client that stays faster than the rate is delayed by five seconds, and answered', async () => {
  jest.useFakeTimers();
  const slow = { ...limits, pagesPerClientPerMinute: 60 };
  const { headers } = from('203.0.113.8');
  let answered = 0;
  const ask = () =>
    consumeRateLimit('page', headers, slow).then((seconds) => (answered += Number(!seconds)));
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
  const ask = (n: number) => consumeRateLimit('page', from(addresses[n] ?? '').headers, slow);
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
  await consumeRateLimit('page', from('203.0.113.10').headers, many);
  await jest.advanceTimersByTimeAsync(10_000);
  const pages = askForFortyPages('203.0.113.10');
  await jest.advanceTimersByTimeAsync(0);
  expect(pages.started()).toBe(8);
  await jest.advanceTimersByTimeAsync(32 * everyMs);
  expect(await pages.all).toEqual(Array(40).fill(0));
});

test('a client above the limit gets 429, and another one is answered', async () => {
  const statusFor = async (address: string) =>
    (await withSearchRateLimit(from(address), limits, found)).response.status;
  const statuses = [];
  for (let n = 0; n < 602; n++) statuses.push(await statusFor('203.0.113.2'));
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(await statusFor('203.0.113.3')).toBe(200);
  const refused = await withSearchRateLimit(from('203.0.113.2'), limits, found);
  expect(await refused.response.json()).toMatchObject({
    message: expect.stringContaining('1800 000 0000'),
  });
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('attack: many concurrent costly searches of one client hold two slots of the queue, and never all', async () => {
  const { running, work } = searching();
  const statuses: number[] = [];
  const searches = Array.from({ length: 305 }, async () => {
    const { response } = await withSearchRateLimit(from('203.0.113.4'), limits, work);
    statuses.push(response.status);
  });
  // Two are made and 300 wait.
  await pollUntil(() => statuses.length >= 3, {
    what: 'three refused searches',
    timeoutMs: 60_000,
    everyMs: 5,
  });
  expect(statuses).toEqual([429, 429, 429]);
  expect(running).toHaveLength(2);
  const honest = searching();
  const other = withSearchRateLimit(from('203.0.113.5'), limits, honest.work);
  await settled();
  expect(honest.running).toHaveLength(1);
  honest.running[0]?.();
  expect((await other).response.status).toBe(200);
  for (let done = 0; done < 302; done++) {
    running[done]?.();
    await settled();
  }
  await Promise.all(searches);
  expect(statuses.filter((status) => status === 200)).toHaveLength(302);
  // Nothing is kept of a client whose searches have ended.
  const slots = processSingleton('search-slots', () => new Map<string, unknown>());
  expect(slots.has(rateLimitKey('203.0.113.4'))).toBe(false);
});

test('a search that fails releases its slot', async () => {
  const fail = () =>
    withSearchRateLimit(from('203.0.113.6'), limits, () => Promise.reject(new Error('no')));
  for (let n = 0; n < 3; n++) await expect(fail()).rejects.toThrow('no');
  expect((await withSearchRateLimit(from('203.0.113.6'), limits, found)).response.status).toBe(200);
});

import { pollUntil } from '../../testing/poll-until.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { jsonResponse } from './handle-request.server.ts';
import { rateLimitKey } from './identify-client.server.ts';
import { withSearchRateLimit } from './with-search-rate-limit.server.ts';

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

const settled = () => new Promise((resolve) => setImmediate(resolve));

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

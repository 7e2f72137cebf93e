import { todayInIndia } from '@/lib/dates/iso-date';
import { flushVitals } from '@/lib/publishing/vitals/vitals-counts.server';
import { readVitals } from '@/lib/publishing/vitals/vitals-store.server';
import { openStore } from '@/lib/store/open-store.server';
import { type TemporaryDatabase, temporaryDatabase } from '@/testing/databases/temporary-database';
import { POST } from './route';

let database: TemporaryDatabase;
let address = 0;

beforeAll(async () => {
  database = await temporaryDatabase('sqlite');
  process.env.DATA_DIR = database.location.dataDir;
});

afterAll(async () => {
  await (await openStore()).db.destroy();
  await database.remove();
});

/** Each from a client of its own unless one is specified. */
function send(body: string, headers: Record<string, string> = {}) {
  address += 1;
  return POST(
    new Request('http://localhost:3000/api/vitals', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': `203.0.113.${address}`,
        ...headers,
      },
    }),
  );
}

const report = JSON.stringify({ path: '/claim', lcp: 1200, inp: 30, cls: 0 });
const today = () => todayInIndia(new Date());

test('reports are aggregated and written as sums', async () => {
  for (let visit = 0; visit < 40; visit++) expect((await send(report)).status).toBe(204);
  const store = await openStore();
  expect(await readVitals(store, today(), 2)).toEqual([]);
  await flushVitals();
  const sums = await readVitals(store, today(), 2);
  expect(sums.map(({ metric, visits }) => [metric, visits]).toSorted()).toEqual([
    ['cls', 40],
    ['inp', 40],
    ['lcp', 40],
  ]);
  await flushVitals();
  expect(await readVitals(store, today(), 2)).toEqual(sums);
});

test('no cookie is set and the response is empty', async () => {
  const response = await send(report);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).toBe('');
});

test('a report that is cross-site, malformed or too large is refused', async () => {
  expect((await send(report, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await send('{"path":"/nowhere","lcp":1}')).status).toBe(400);
  expect((await send('x'.repeat(513))).status).toBe(413);
});

test('one client’s flood is refused', async () => {
  // Two clients may share a bucket by chance (rateLimitKey), so an earlier test may have used part of it.
  const from = { 'X-Forwarded-For': '198.51.100.7' };
  const statuses = [];
  for (let visit = 0; visit < 310; visit++) statuses.push((await send(report, from)).status);
  const counted = statuses.filter((status) => status === 204).length;
  expect(counted).toBeLessThanOrEqual(300);
  expect(counted).toBeGreaterThan(297);
  expect(statuses.at(-1)).toBe(429);
});

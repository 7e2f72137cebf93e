import { sql } from 'kysely';
import { lastWrites } from '@/lib/process/last-writes';
import { temporaryDataDir } from '@/testing/databases/temporary-database.ts';
import { testOrigin } from '@/testing/handlers/call-handler.ts';

const data = temporaryDataDir();
Object.assign(process.env, { DATA_DIR: data.dataDir });

const here = { 'x-forwarded-for': '127.0.0.1' };
const elsewhere = { 'x-forwarded-for': '203.0.113.9' };

const openStore = async () => (await import('@/lib/store/open-store.server')).openStore();

afterAll(async () => {
  await (await openStore()).db.destroy();
  data.remove();
});

async function ask(headers: Record<string, string>): Promise<unknown> {
  const { GET } = await import('./route.ts');
  lastWrites().probe = null;
  const answer = await GET(new Request(`${testOrigin}/api/status`, { headers }));
  expect(answer.status).toBe(200);
  return answer.json();
}

test('what waits for a person is named, and changes no status', async () => {
  const { openServices } = await import('@/lib/store/services.server');
  const { addCall } = await import('@/testing/data/add-call');
  await openStore();
  const services = await openServices();
  const { db } = services.store;
  expect(await ask(here)).toMatchObject({ attention: [], leads: { refusedAfterPromise: 0 } });
  await addCall(services);
  const set = (changes: object) => db.updateTable('lead').set(changes).execute();
  await set({ state: 'refused', follow_up: 'refused-after-promise' });
  const named = { status: 'ok', attention: ['refusedAfterPromise'] };
  expect(await ask(here)).toMatchObject({ ...named, leads: { refusedAfterPromise: 1 } });
  expect(await ask(elsewhere)).toEqual({ status: 'ok' });
  const { readGauges } = await import('@/lib/start-up/site-status/read-gauges.server');
  expect(await readGauges()).toContainEqual(
    expect.objectContaining({
      name: 'site_leads_refused_after_promise',
      values: [{ value: 1 }],
    }),
  );
  await set({ state: 'delivered', follow_up: 'check' });
  expect(await ask(here)).toMatchObject({ attention: [], leads: { refusedAfterPromise: 0 } });
  await set({ state: 'pending', follow_up: null, throttled_by: 'site' });
  const throttled = { throttled: 1, throttledBySite: 1 };
  expect(await ask(here)).toMatchObject({ attention: ['throttledSite'], leads: throttled });
  await set({ throttled_by: 'client' });
  expect(await ask(here)).toMatchObject({ attention: [], leads: { throttled: 1 } });
  await db.deleteFrom('lead').execute();
});

test('mail that waits for five minutes is degraded', async () => {
  const { openServices } = await import('@/lib/store/services.server');
  const { recordRequest } = await import('@/lib/requests/submit/record-request.server');
  await openStore();
  const services = await openServices();
  const { db, now } = services.store;
  const fields = { name: 'Asha', email: 'asha@example.in', message: 'Why?' };
  const asked = { kind: 'contact', fields, page: '/contact-us' } as const;
  await recordRequest(services, asked, now());
  expect(await ask(here)).toMatchObject({ status: 'ok', requests: { pending: 1 } });
  const created_at = new Date(now().getTime() - 301_000).toISOString();
  await db.updateTable('service_request').set({ created_at }).execute();
  expect(await ask(here)).toMatchObject({ status: 'degraded', leads: { pending: 0 } });
  expect(await ask(elsewhere)).toEqual({ status: 'degraded' });
  await db.deleteFrom('service_request').execute();
  expect(await ask(here)).toMatchObject({ status: 'ok' });
});

test('a full disk is degraded, and one with free space again is healthy', async () => {
  const { db } = await openStore();
  expect(await ask(here)).toMatchObject({
    status: 'ok',
    writes: 'ok',
    leads: { pending: 0, throttled: 0 },
  });
  // The pages freed by the trial write would have room for a row.
  await sql`vacuum`.execute(db);
  await sql`pragma max_page_count = 1`.execute(db);
  expect(await ask(here)).toMatchObject({ status: 'degraded', writes: 'failing' });
  expect(await ask(elsewhere)).toEqual({ status: 'degraded' });
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await ask(elsewhere)).toEqual({ status: 'ok' });
});

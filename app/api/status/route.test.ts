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

import { sql } from 'kysely';
import { lastWrites } from '@/lib/process/last-writes';
import { temporaryDataDir } from '@/testing/databases/temporary-database.ts';
import { testOrigin } from '@/testing/handlers/call-handler.ts';

const data = temporaryDataDir();
Object.assign(process.env, { DATA_DIR: data.dataDir });

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

test('a full disk is degraded, and one with free space again is healthy', async () => {
  const { db } = await openStore();
  const here = { 'x-forwarded-for': '127.0.0.1' };
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
  expect(await ask(here)).toMatchObject({
    status: 'ok',
    writes: 'ok',
    leads: { pending: 0, paced: 0 },
  });
  // The pages freed by the trial write would have room for a row.
  await sql`vacuum`.execute(db);
  await sql`pragma max_page_count = 1`.execute(db);
  expect(await ask(here)).toMatchObject({ status: 'degraded', writes: 'failing' });
  expect(await ask(elsewhere)).toEqual({ status: 'degraded' });
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await ask(elsewhere)).toEqual({ status: 'ok' });
});

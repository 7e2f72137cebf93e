/** PGlite, where no Postgres is installed, answers each of many connections its own question. */
import { sql } from 'kysely';
import { Client } from 'pg';
import { openStoreAt } from '../lib/store/open-store.server.ts';
import { startPgliteServer, type TemporaryPostgres } from './temporary-postgres.ts';

let database: TemporaryPostgres;
beforeAll(async () => {
  database = await startPgliteServer();
});
afterAll(() => database.remove());

test('questions and transactions of two pools at the same instant do not mix', async () => {
  const one = await openStoreAt({ dataDir: '', databaseUrl: database.databaseUrl });
  const other = await openStoreAt({ dataDir: '', databaseUrl: database.databaseUrl });
  const asked = Array.from({ length: 300 }, async (_, n) => {
    const { db } = n % 2 ? one : other;
    const question = sql<{ said: string }>`select ${`${n}`}::text as said`;
    if (n % 5 > 0) return (await question.execute(db)).rows[0]?.said;
    return db.transaction().execute(async (transaction) => {
      await question.execute(transaction);
      return (await question.execute(transaction)).rows[0]?.said;
    });
  });
  const said = await Promise.all(asked);
  expect(said).toEqual(said.map((_, n) => `${n}`));
  await one.db.destroy();
  await other.db.destroy();
});

test('a connection that goes away in its transaction holds nobody up', async () => {
  const gone = new Client({ connectionString: database.databaseUrl });
  await gone.connect();
  await gone.query('begin');
  await gone.query('create table left_behind (id text)');
  await gone.end();
  const { db } = await openStoreAt({ dataDir: '', databaseUrl: database.databaseUrl });
  const found = await sql`select 1 from pg_tables where tablename = 'left_behind'`.execute(db);
  expect(found.rows).toEqual([]);
  await db.destroy();
});

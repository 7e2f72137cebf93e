/** PGlite behind a socket serves several connections without mixing their queries. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { startPgliteServer, type TemporaryPostgres } from './temporary-postgres.ts';

let database: TemporaryPostgres;
beforeAll(async () => {
  database = await startPgliteServer();
});
afterAll(() => database.remove());

const open = () =>
  new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: database.databaseUrl }) }),
  });

test('concurrent queries and transactions of two pools do not mix', async () => {
  const [one, other] = [open(), open()];
  const queries = Array.from({ length: 300 }, async (_, n) => {
    const db = n % 2 ? one : other;
    const query = sql<{ value: string }>`select ${`${n}`}::text as value`;
    if (n % 5 > 0) return (await query.execute(db)).rows[0]?.value;
    return db.transaction().execute(async (transaction) => {
      await query.execute(transaction);
      return (await query.execute(transaction)).rows[0]?.value;
    });
  });
  const results = await Promise.all(queries);
  expect(results).toEqual(results.map((_, n) => `${n}`));
  await one.destroy();
  await other.destroy();
});

test('a connection that closes within a transaction does not block others', async () => {
  const client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('create table left_behind (id text)');
  await client.end();
  const db = open();
  const found = await sql`select 1 from pg_tables where tablename = 'left_behind'`.execute(db);
  expect(found.rows).toEqual([]);
  await db.destroy();
});

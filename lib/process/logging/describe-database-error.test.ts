import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../testing/databases/temporary-database.ts';
import { temporaryPostgres } from '../../../testing/databases/temporary-postgres.ts';
import { findPostgres } from '../../../testing/programs/find-postgres.ts';
import { openStoreAt } from '../../store/open-store.server.ts';
import { describeDatabaseError } from './describe-database-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-fault-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function faultOf(databaseUrl: string | null, dataDir = folder) {
  const error = await openStoreAt({ dataDir, databaseUrl }).then(
    async ({ db }) => {
      await db.destroy();
      throw new Error('it opened');
    },
    (reason: unknown) => reason,
  );
  return describeDatabaseError(error);
}

test('Postgres that is not there: host and port in its words, and what to do', async () => {
  const port = await freePort();
  expect(await faultOf(`postgres://site:geheim@127.0.0.1:${port}/site`)).toMatchObject({
    words: expect.stringContaining(`127.0.0.1:${port}`),
    toDo: expect.stringContaining('start Postgres'),
  });
});

const testWithPostgres = findPostgres() ? test : test.skip;

testWithPostgres(
  'a wrong password and a missing database, in words without the password',
  async () => {
    const server = await temporaryPostgres();
    const url = new URL(server.databaseUrl);
    url.pathname = '/nowhere';
    expect(await faultOf(url.href)).toMatchObject({
      words: expect.stringContaining('database "nowhere" does not exist'),
      toDo: expect.stringContaining('create the database'),
    });
    url.password = 'geheim';
    const fault = await faultOf(url.href);
    expect(fault).toMatchObject({
      words: expect.stringContaining('password authentication failed'),
      toDo: expect.stringContaining('password in DATABASE_URL'),
    });
    expect(JSON.stringify(fault)).not.toContain('geheim');
    await server.remove();
  },
  60_000,
);

test('a folder that cannot be one', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await faultOf(null, join(file, 'data'))).toMatchObject({
    toDo: expect.stringContaining('DATA_DIR'),
  });
});

test('any other fault keeps its words out of the log', () => {
  const error = Object.assign(new Error('Key (mobile)=(9876543210) already exists'), {
    code: '23505',
  });
  expect(describeDatabaseError(error)).toEqual({ problem: 'Error 23505' });
});

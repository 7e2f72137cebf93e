/** deploy/backup.sh on a real Postgres: every file that it keeps can be restored, and it leaves nothing else behind. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { sql } from 'kysely';
import { dayMs } from '../../lib/dates/iso-date.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { addCall } from '../data/add-call.ts';
import { findPostgres } from '../programs/find-postgres.ts';
import { findPrograms } from '../programs/find-programs.ts';
import { type ContractDatabase, onRealPostgres } from './on-both-databases.ts';

const own = findPostgres();
const programs = findPrograms(['psql', 'pg_dump', 'pg_restore'], own ? [own] : []);
const withPrograms = programs ? test : test.skip;
if (!programs) console.info('psql and pg_dump are not installed: deploy/backup.sh is not tested.');
/** Each test creates, fills and drops databases while other test files do the same. */

onRealPostgres(['lead'], (database) => {
  const folder = () => join(database.location.dataDir, 'backups');
  const put = (name: string, daysAgo: number) => {
    const then = new Date(Date.now() - daysAgo * dayMs);
    writeFileSync(join(folder(), name), '');
    utimesSync(join(folder(), name), then, then);
  };
  const dumps = () => readdirSync(folder()).filter((name) => name.startsWith('site-'));

  withPrograms(
    'a dump can be restored, only its owner can read it, and old dumps are deleted',
    async () => {
      const row = await addCall(database.services());
      // Erased persons must not remain in old dumps.
      mkdirSync(folder());
      put('site-20260101T000000Z.dump', 16);
      put('site-20261101T000000Z.dump', 12);
      const { status, stdout } = backUp(database, folder());
      expect({ status, stdout }).toEqual({
        status: 0,
        stdout: expect.stringMatching(
          /restored for a try with 1 0 0 \(leads, requests, policies\), 1 0 0 when/,
        ),
      });
      const [newest, dump = '', ...others] = dumps().toSorted();
      expect([newest, ...others]).toEqual(['site-20261101T000000Z.dump']);
      expect(statSync(join(folder(), dump)).mode & 0o777).toBe(0o600);
      const url = new URL(database.location.databaseUrl ?? '');
      url.pathname += '_restored';
      const name = url.pathname.slice(1);
      await sql`create database ${sql.id(name)}`.execute(database.store.db);
      const words = ['--no-owner', '--exit-on-error', `--dbname=${url.href}`, join(folder(), dump)];
      execFileSync(join(programs ?? '', 'pg_restore'), words);
      const restored = await openStoreAt({ dataDir: folder(), databaseUrl: url.href });
      expect(await restored.db.selectFrom('lead').selectAll().execute()).toEqual([row]);
      await restored.db.destroy();
      await sql`drop database ${sql.id(name)}`.execute(database.store.db);
    },
  );

  withPrograms('a dump that cannot be restored is not kept, and the script fails', async () => {
    const before = dumps();
    const { status, stderr } = backUp(
      database,
      folder(),
      failing('pg_restore', 'echo damaged >&2'),
    );
    expect(status).not.toBe(0);
    expect(stderr).toContain('damaged');
    expect(dumps()).toEqual(before);
    expect(await tries()).toEqual([]);
  });

  withPrograms(
    'a URL with options works, and the test restore does not touch the database',
    async () => {
      const url = `${database.location.databaseUrl}?application_name=a/b`;
      expect(backUp(database, folder(), '', url)).toMatchObject({ status: 0, stderr: '' });
      expect(await tries()).toEqual([]);
    },
  );

  withPrograms('the script fails without our tables or without a database', async () => {
    const before = dumps();
    const url = new URL(database.location.databaseUrl ?? '');
    url.pathname += '_empty';
    const name = sql.id(url.pathname.slice(1));
    await sql`create database ${name}`.execute(database.store.db);
    expect(backUp(database, folder(), '', url.href)).toMatchObject({ status: 1 });
    await sql`drop database ${name}`.execute(database.store.db);
    url.pathname = '/';
    expect(backUp(database, folder(), '', url.href)).toMatchObject({ status: 2 });
    expect(dumps()).toEqual(before);
  });

  withPrograms('attack: the password is not visible in the arguments of any process', () => {
    const url = new URL(database.location.databaseUrl ?? '');
    url.password = 'se%40cret%C3%A9';
    const output = failing('psql', 'echo "$PGPASSWORD in: $@" >&2');
    const { stderr } = backUp(database, folder(), output, url.href);
    const [, password, words] = /^(.*) in: (.*)$/m.exec(stderr) ?? [];
    expect(password).toBe('se@creté');
    expect(words).not.toContain('cret');
  });

  withPrograms('the next run removes the leftovers of a killed one', async () => {
    put('site-20260101T000000Z.dump.part', 1);
    put('site-20261122T000000Z.dump.part', 0.1);
    await sql`create database restore_try_20260101000000_1`.execute(database.store.db);
    expect(backUp(database, folder())).toMatchObject({ status: 0 });
    expect(dumps().filter((name) => name.endsWith('.part'))).toEqual([
      'site-20261122T000000Z.dump.part',
    ]);
    expect(await tries()).toEqual([]);
  });

  async function tries() {
    const found = await sql`select 1 from pg_database where datname like 'restore_try%'`.execute(
      database.store.db,
    );
    return found.rows;
  }

  /** A folder with a program that replaces one of Postgres's and fails. */
  function failing(program: string, does: string): string {
    const first = mkdtempSync(join(folder(), 'programs-'));
    writeFileSync(join(first, program), `#!/bin/sh\n${does}\nexit 1\n`);
    chmodSync(join(first, program), 0o755);
    return first;
  }
});

function backUp(
  database: ContractDatabase,
  folder: string,
  first = '',
  url = database.location.databaseUrl ?? '',
) {
  const PATH = [first, programs, process.env.PATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, PATH, DATABASE_URL: url };
  return spawnSync('sh', ['deploy/backup.sh', folder], { env, encoding: 'utf8' });
}

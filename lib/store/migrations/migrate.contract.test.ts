/** Several processes and releases that open one database. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import {
  dialects,
  type TemporaryDatabase,
  temporaryDatabase,
} from '../../../testing/databases/temporary-database.ts';
import { openStoreAt } from '../open-store.server.ts';
import { migrations } from './migrations.ts';

const opening = `
  const { openStoreAt } = await import('./lib/store/open-store.server.ts');
  const { db } = await openStoreAt(JSON.parse(process.argv[1]));
  await db.destroy();`;

/** A separate process: its locks exclude others. */
function openElsewhere({ location }: TemporaryDatabase): Promise<unknown> {
  const parameters = ['--conditions=react-server', '--input-type=module', '-e', opening];
  return promisify(execFile)(process.execPath, [...parameters, JSON.stringify(location)]);
}

describe.each(dialects)('%s', (dialect) => {
  let database: TemporaryDatabase;
  beforeEach(async () => {
    database = await temporaryDatabase(dialect);
  });
  afterEach(() => database.remove());

  test('processes that start at once on an empty database create its tables once, and all open it', async () => {
    await Promise.all([1, 2].map(() => openElsewhere(database)));
    const { db } = await openStoreAt(database.location);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    await db.destroy();
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(migrations));
  });

  test('a database that a newer release has migrated is opened by this one', async () => {
    const first = await openStoreAt(database.location);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '9999')`.execute(
      first.db,
    );
    await first.db.destroy();
    const again = await openStoreAt(database.location);
    expect(await again.db.selectFrom('lead').selectAll().execute()).toEqual([]);
    await again.db.destroy();
  });

  test('a database of another release, which lacks a migration of this one, is named and left as it is', async () => {
    const { db } = await openStoreAt(database.location);
    await sql`update kysely_migration set name = '2025-01-01-other' where name = ${Object.keys(migrations)[0]}`.execute(
      db,
    );
    await expect(openStoreAt(database.location)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/another release.*"2025-01-01-other".*Nothing was changed/),
    });
    expect(await db.selectFrom('lead').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  test('migrations that fail half-way are rolled back', async () => {
    const { db } = await openStoreAt(database.location);
    await sql`delete from kysely_migration`.execute(db);
    for (const table of ['hospital_list', 'hospital_entry', 'hospital_import_lock'])
      await db.schema.dropTable(table).execute();
    // The first migration creates these again; the second finds a table of leads in its way.
    await expect(openStoreAt(database.location)).rejects.toThrow(/exists/);
    await expect(db.selectFrom('hospital_list').selectAll().execute()).rejects.toThrow();
    await db.destroy();
  });
});

test('migrations are named by date and time, in order: databases have run them in the order of their names', () => {
  const names = Object.keys(migrations);
  expect(names.filter((name) => !/^\d{4}-\d\d-\d\d-\d{4}-[a-z][a-z-]*$/.test(name))).toEqual([]);
  expect(names).toEqual(names.toSorted());
});

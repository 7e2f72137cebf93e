/** Moves everything of a SQLite store to Postgres. */
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import {
  type TemporaryDatabase,
  temporaryDatabase,
} from '../../../testing/databases/temporary-database.ts';
import { parseEnvironment } from '../../config/parse-environment.ts';
import { readBlob } from '../../policies/document-blobs.server.ts';
import {
  archivedSqliteFile,
  openStoreAt,
  openWithRetry,
  sqliteFile,
} from '../../store/open-store.server.ts';
import { type Services, servicesFor } from '../../store/services.server.ts';
import { countRows, tableNames } from './copy-tables.server.ts';
import { archiveSqliteFile, isInUse, moveStore } from './move-store.server.ts';

let [source, target]: TemporaryDatabase[] = [];
let from: Services;
let to: Services;

const envOf = ({ location }: TemporaryDatabase) =>
  parseEnvironment({ DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '' });

beforeAll(async () => {
  source = await temporaryDatabase('sqlite');
  from = servicesFor(await openStoreAt(source.location), envOf(source));
});
beforeEach(async () => {
  target = await temporaryDatabase('postgres');
  if (!source) return;
  // The keys stay: a demonstration stores them in the data directory.
  const location = { ...target.location, dataDir: source.location.dataDir };
  to = servicesFor(await openStoreAt(location), envOf({ ...target, location }));
});
afterEach(async () => {
  await to.store.db.destroy();
  await target?.remove();
});
afterAll(async () => {
  await from.store.db.destroy();
  await source?.remove();
});

async function move(onStep: (table: string) => void = () => undefined) {
  const patient = openWithRetry(to.env.databaseUrl ?? '');
  try {
    return await moveStore(from, patient, onStep);
  } finally {
    await patient.destroy();
  }
}

const read = (db: Services['store']['db'], table: string) =>
  db
    .selectFrom(table as 'policy')
    .selectAll()
    .execute()
    .then((rows) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort());

/**
 * A generated row in every table, so that a forgotten one is noticed; policies with documents are seeded separately.
 */
async function fillTables(): Promise<void> {
  const { db } = from.store;
  for (const { name, columns } of await db.introspection.getTables()) {
    if (name === 'policy_document' || name === 'policy_document_chunk') continue;
    const row: Record<string, unknown> = {};
    for (const column of columns) {
      const isText = /text/i.test(column.dataType);
      row[column.name] = isText ? `${column.name} of ${name}, ₹ हिन्दी` : 1;
    }
    const id = String(row.id ?? row.request_id ?? row.policy_id ?? row.policy_key);
    for (const column of columns)
      if (/sealed$/.test(column.name)) row[column.name] = from.encryption.seal('x', id);
    await db
      .insertInto(name as 'vital')
      .values(row as never)
      .execute();
  }
}

test('every row of every table is copied unchanged, and documents open with the same keys', async () => {
  await fillTables();
  const { documents } = await seedPolicy(from, '9876543210');
  const outcome = await move();
  expect(outcome).toMatchObject({ kind: 'moved', missingDocuments: [], rows: { policy: 2 } });
  if (outcome.kind === 'moved') expect(Object.values(outcome.rows)).not.toContain(0);
  for (const table of await tableNames(from.store.db)) {
    if (table === 'policy_document_chunk') continue;
    expect([table, await read(to.store.db, table)]).toEqual([
      table,
      await read(from.store.db, table),
    ]);
  }
  for (const { id, bytes } of documents) {
    const row = await to.store.db
      .selectFrom('policy_document')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const key = to.encryption.openBytesOrThrow(row.key_sealed, id);
    const pieces: Uint8Array[] = [];
    for await (const piece of readBlob(to, { id, bytes: row.bytes, key })) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  }
});

test('a second run moves nothing; a Postgres with rows of its own is not touched', async () => {
  await move();
  expect(await move()).toMatchObject({ kind: 'there-already' });
  await seedPolicy(to, '9876543211');
  const before = await countRows(to.store.db, await tableNames(to.store.db));
  expect(await move()).toMatchObject({
    kind: 'rejected',
    reason: expect.stringContaining('policy (3'),
  });
  expect(await countRows(to.store.db, await tableNames(to.store.db))).toEqual(before);
});

test('an interrupted run moves nothing; the next one moves everything', async () => {
  const cut = (table: string) => {
    if (table === 'policy_document') throw new Error('cut off');
  };
  await expect(move(cut)).rejects.toThrow('cut off');
  const tables = await tableNames(to.store.db);
  expect(Object.values(await countRows(to.store.db, tables)).every((rows) => rows === 0)).toBe(
    true,
  );
  expect(await move()).toMatchObject({ kind: 'moved' });
});

test('a Postgres that loses a row is noticed, and nothing is moved', async () => {
  await sql`create rule lost as on insert to lead do instead nothing`.execute(to.store.db);
  await expect(move()).rejects.toThrow('lead: 1 rows were read, 0 are there');
  const counts = await countRows(to.store.db, await tableNames(to.store.db));
  expect(Object.values(counts).every((rows) => rows === 0)).toBe(true);
});

test('with another key nothing is moved', async () => {
  const other = parseEnvironment({
    DATA_DIR: from.env.dataDir,
    DATA_ENCRYPTION_KEY: Buffer.alloc(32, 3).toString('base64'),
  });
  const wrong = servicesFor({ ...from.store }, other);
  const patient = openWithRetry(to.env.databaseUrl ?? '');
  expect(await moveStore(wrong, patient, () => undefined)).toMatchObject({ kind: 'rejected' });
  await patient.destroy();
});

test('a file that another process has open is in use', () => {
  expect(isInUse(from.env.dataDir)).toBe(true);
});

test('a moved file stays under another name, and no new one is created beside it', async () => {
  const moved = await temporaryDatabase('sqlite');
  const { dataDir } = moved.location;
  await (await openStoreAt(moved.location)).db.destroy();
  archiveSqliteFile(dataDir);
  expect([existsSync(sqliteFile(dataDir)), existsSync(archivedSqliteFile(dataDir))]).toEqual([
    false,
    true,
  ]);
  await expect(openStoreAt(moved.location)).rejects.toThrow(/set DATABASE_URL/);
  await moved.remove();
});

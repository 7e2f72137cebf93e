/**
 * Whether the configured keys belong to this database. With others no record is found: numbers on the do-not-call list
 * would be called, and pending rows could not be sent.
 */
import 'server-only';
import type { Kysely } from 'kysely';
import type { FieldEncryption } from './field-encryption.server.ts';
import { type AnyTables, type SealedRow, sealedColumns } from './rotate-keys.server.ts';
import type { Tables } from './schema/schema.ts';
import { StartupError } from './startup-error.ts';

export class KeyMismatchError extends StartupError {
  override name = 'KeyMismatchError';

  constructor(code: 'DATA_ENCRYPTION_KEY' | 'KEYED_HASH_KEY', reason: string) {
    super(code, `${reason}: ${code} is another one than its own.`);
  }
}

/** The first start on a database stores a hash; every later start must compute the same. @throws KeyMismatchError */
export async function assertKeys(db: Kysely<Tables>, encryption: FieldEncryption): Promise<void> {
  const mismatch = await findKeyMismatch(db, encryption);
  if (mismatch) throw mismatch;
  // Nothing is written after the first start, so that a lock elsewhere does not stop one.
  if ((await readHashes(db)).length === 0)
    await db
      .insertInto('key_check')
      .values(hashRow(encryption))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await assertHashKey(db, encryption);
}

const hashName = 'keyed-hash';

function hashRow({ keyedHash }: FieldEncryption) {
  return { name: hashName, hash: keyedHash('key-check') };
}

/** For commands that write: a database that no instance has opened yet accepts any key. @throws KeyMismatchError */
export async function assertHashKey(
  db: Kysely<Tables>,
  encryption: FieldEncryption,
): Promise<void> {
  const { hash: expected } = hashRow(encryption);
  if ((await readHashes(db)).some(({ hash }) => hash !== expected))
    throw new KeyMismatchError('KEYED_HASH_KEY', 'Nobody would be found in this database');
}

function readHashes(db: Kysely<Tables>) {
  return db.selectFrom('key_check').select('hash').where('name', '=', hashName).execute();
}

/** A key opens all rows or none, except corrupt ones and those a rotation left behind. */
const sampleRows = 3;

/** @returns null if a row opens, or there are none. */
export async function findKeyMismatch(
  db: Kysely<Tables>,
  encryption: FieldEncryption,
): Promise<KeyMismatchError | null> {
  let unreadableTable: string | null = null;
  for (const { table, id, column } of sealedColumns) {
    const rows = (await (db as unknown as AnyTables)
      .selectFrom(table)
      .select([`${id} as id`, `${column} as sealed`])
      .where(column, 'is not', null)
      .limit(sampleRows)
      .execute()) as SealedRow[];
    if (rows.some((row) => canOpen(encryption, row))) return null;
    if (rows.length > 0) unreadableTable ??= table;
  }
  if (unreadableTable === null) return null;
  return new KeyMismatchError(
    'DATA_ENCRYPTION_KEY',
    `What is stored in ${unreadableTable} does not open`,
  );
}

function canOpen({ openBytesOrThrow }: FieldEncryption, { id, sealed }: SealedRow): boolean {
  try {
    openBytesOrThrow(sealed, id);
    return true;
  } catch {
    return false;
  }
}

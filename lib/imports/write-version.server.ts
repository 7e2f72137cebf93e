/**
 * Replaces what an import has put in force. Rule: all or nothing, and the site never waits long: rows are written in
 * small batches under a version that no reader uses yet, one short transaction puts the version in force
 * (`commitUnderLock`), and the rows of other versions are deleted in small batches.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { inBatches } from '../store/read-batches.ts';
import type { Store, Tables } from '../store/schema/schema.ts';
import { versionsToKeep } from './earlier-versions.server.ts';
import type { ImportLock } from './import-lock.server.ts';

const insertBatchSize = 500;
const deleteBatchSize = 1000;

/** The table of the rows, the column of their version, and the table that has the versions in force, by subject. */
const versionedTables = {
  hospitals: { rows: 'hospital_entry', version: 'list_id', inForce: 'hospital_list' },
  plans: { rows: 'insurer_plan_rate', version: 'version_id', inForce: 'insurer_plan' },
} as const;

type Versioned = typeof versionedTables;
type Subject = keyof Versioned;
type NewRow<Of extends Subject> = Omit<
  Insertable<Tables[Versioned[Of]['rows']]>,
  Versioned[Of]['version'] | 'number'
>;

/** Steps that the caller of an import adds. */
export type WriteSteps = {
  /** Called with the number of rows written so far. */
  onStep: (count: number) => void;
  /** Called in the transaction that puts the rows in force. */
  record?: ((transaction: Transaction<Tables>) => Promise<void>) | undefined;
};

type VersionContent<Of extends Subject, Item> = {
  items: readonly Item[];
  /** A row without its version and number. */
  toRow: (item: Item) => NewRow<Of>;
  /** Called with the number of rows written so far. */
  onStep: (rowCount: number) => void;
};

/**
 * @returns the version, which is not in force yet.
 */
export async function writeVersion<Of extends Subject, Item>(
  { db }: Store,
  lock: ImportLock,
  subject: Of,
  { items, toRow, onStep }: VersionContent<Of, Item>,
): Promise<string> {
  const { rows, version } = versionedTables[subject];
  const versionId = randomUUID();
  for (const { batch, start } of inBatches(items, insertBatchSize)) {
    await lock.renew(db);
    const values = batch.map((item, offset) => ({
      [version]: versionId,
      number: start + offset,
      ...toRow(item),
    }));
    await versions(db)
      .insertInto(rows)
      .values(values as unknown as VersionRow[])
      .execute();
    onStep(start + batch.length);
  }
  return versionId;
}

/** Deletes the rows of killed imports and of earlier versions, except those that an undo may bring back. */
export async function deleteUnusedVersions(
  store: Store,
  lock: ImportLock,
  subject: Subject,
): Promise<void> {
  const { rows, version, inForce } = versionedTables[subject];
  const db = versions(store.db);
  const unused = await db
    .selectFrom(rows)
    .select([`${version} as id`, ({ fn }) => fn.max('number').as('last')])
    .where(version, 'not in', db.selectFrom(inForce).select(version))
    .where(version, 'not in', versionsToKeep(store, subject))
    .groupBy(version)
    .execute();
  for (const { id, last } of unused) {
    for (let start = 0; start <= Number(last); start += deleteBatchSize) {
      await lock.renew(store.db);
      await db
        .deleteFrom(rows)
        .where(version, '=', id)
        .where('number', '>=', start)
        .where('number', '<', start + deleteBatchSize)
        .execute();
    }
  }
}

type VersionRow = Record<Versioned[Subject]['version'], string> & { number: number };

/** The same database; Kysely cannot infer that a subject's tables have its columns. */
function versions(
  db: Kysely<Tables>,
): Kysely<Record<Versioned[Subject]['rows' | 'inForce'], VersionRow>> {
  return db as unknown as ReturnType<typeof versions>;
}

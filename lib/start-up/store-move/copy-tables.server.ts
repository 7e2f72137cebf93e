/**
 * Copies every table of one database into another with the same schema. Rule: the list of tables comes from the
 * database, so that none is forgotten.
 */
import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../store/schema/schema.ts';

const batchSize = 200;

export type TableCounts = Record<string, number>;

/** Columns and rows are copied without interpretation. */
type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

function untyped(db: Kysely<Tables>): AnyTables {
  return db as unknown as AnyTables;
}

/** Excludes the migrator's tables and the key check, which the first start on a database creates. */
export async function tableNames(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ name, isView }) => !isView && !name.startsWith('sqlite_') && name !== 'key_check')
    .map(({ name }) => name)
    .sort();
}

export async function countRows(
  db: Kysely<Tables>,
  tables: readonly string[],
): Promise<TableCounts> {
  const counts: TableCounts = {};
  for (const table of tables) {
    const { count } = await untyped(db)
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

/** Locks out writers until the transaction ends. */
export async function lockTables(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`lock table ${names} in exclusive mode`.execute(db);
}

/** @param onProgress called with the number of rows copied so far. */
export async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: string,
  onProgress: (copied: number) => void,
): Promise<void> {
  let rows: Record<string, unknown>[] = [];
  let copied = 0;
  const write = async () => {
    if (rows.length === 0) return;
    await untyped(to).insertInto(table).values(rows).execute();
    copied += rows.length;
    rows = [];
    onProgress(copied);
  };
  for await (const row of untyped(from).selectFrom(table).selectAll().stream()) {
    rows.push(row);
    if (rows.length === batchSize) await write();
  }
  await write();
}
